/** The empty state of a page or list, with links to continue. Loaded on demand. */
import { useModuleDefinition } from '@shop/module-kit';
import { EmptyState, type EmptyStateAction } from '@shop/ui';
import { paths } from '@shop/util';
import { SearchHelp } from './search-help';
import { useDiscoveryMessages } from '../messages';

/** Links to the home page and to a listing of the module. A module without a catalogue has no listing. */
function useActions(beside: 'categories' | 'stores'): EmptyStateAction[] {
  const t = useDiscoveryMessages();
  const sells = (useModuleDefinition()?.catalogue ?? null) !== null;
  const home = { label: t('ways.home'), to: paths.home() };
  const lists = {
    categories: { label: t('ways.categories'), to: paths.categories() },
    stores: { label: t('ways.stores'), to: paths.popularStores() },
  };
  return sells ? [home, lists[beside]] : [home];
}

export interface WaysOnProps {
  what: 'items' | 'stores';
  /** The likely reason, shown as text. */
  why?: 'spelling' | 'product' | 'store' | 'category';
  /** The link beside the home page; by default to more of `what`. */
  beside?: 'categories' | 'stores';
  /** Replaces the links: resets the filter. */
  action?: EmptyStateAction;
  /** The search text; it is offered as a search in other modules. */
  search?: string;
}

export default function WaysOn({
  what,
  why,
  beside = what === 'items' ? 'categories' : 'stores',
  action,
  search,
}: WaysOnProps) {
  const t = useDiscoveryMessages();
  const actions = useActions(beside);
  return (
    <EmptyState
      drawing={what === 'items' ? 'search' : 'shop'}
      title={t(what === 'items' ? 'itemsNone' : 'storesNone')}
      {...(why ? { text: t(`ways.${why}`) } : {})}
      actions={action ? [action] : actions}
      action={search ? <SearchHelp text={search} /> : null}
    />
  );
}
