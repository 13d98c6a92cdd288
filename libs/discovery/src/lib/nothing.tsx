/** What a page or a list says that has nothing, and where it leads on. Loaded when it is needed. */
import { useModuleDefinition } from '@shop/module-kit';
import { EmptyState, type Way } from '@shop/ui';
import { paths } from '@shop/util';
import type { NothingProps } from './nothing-lazy';
import OtherModules from './other-modules';
import { useDiscoveryMessages } from '../messages';

/** The start page, and beside it what the module lists; a module that sells nothing lists nothing. */
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
