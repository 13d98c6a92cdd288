/** The ways on from a page or list that has nothing, for {@link EmptyState}. */
import { useModuleDefinition } from '@shop/module-kit';
import type { Way } from '@shop/ui';
import { paths } from '@shop/util';
import { useDiscoveryText } from './texts';

/** The start page, and beside it what the module lists; a module that sells nothing lists nothing. */
export function useWays(): Record<'categories' | 'stores', Way[]> {
  const t = useDiscoveryText();
  const sells = (useModuleDefinition()?.catalogue ?? null) !== null;
  const home = { words: t('ways.home'), to: paths.home() };
  const and = (way: Way) => (sells ? [home, way] : [home]);
  return {
    categories: and({ words: t('ways.categories'), to: paths.categories() }),
    stores: and({ words: t('ways.stores'), to: paths.popularStores() }),
  };
}
