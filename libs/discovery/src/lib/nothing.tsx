/** The empty state of a page or list, with links to continue. Loaded on demand. */
import { useModuleDefinition } from '@shop/module-kit';
import { EmptyState, type Way } from '@shop/ui';
import { paths } from '@shop/util';
import type { NothingProps } from './nothing-lazy';
import OtherModules from './other-modules';
import { useDiscoveryMessages } from '../messages';

/** Links to the home page and to a listing of the module. A module without a catalogue has no listing. */
function useWays(beside: 'categories' | 'stores'): Way[] {
  const t = useDiscoveryMessages();
  const sells = (useModuleDefinition()?.catalogue ?? null) !== null;
  const home = { words: t('ways.home'), to: paths.home() };
  const lists = {
    categories: { words: t('ways.categories'), to: paths.categories() },
    stores: { words: t('ways.stores'), to: paths.popularStores() },
  };
  return sells ? [home, lists[beside]] : [home];
}

export default function Nothing({
  what,
  why,
  beside = what === 'items' ? 'categories' : 'stores',
  back,
  search,
}: NothingProps) {
  const t = useDiscoveryMessages();
  const ways = useWays(beside);
  return (
    <EmptyState
      drawing={what === 'items' ? 'search' : 'map'}
      title={t(what === 'items' ? 'itemsNone' : 'storesNone')}
      {...(why ? { text: t(`ways.${why}`) } : {})}
      ways={back ? [back] : ways}
      action={search ? <OtherModules text={search} /> : null}
    />
  );
}
