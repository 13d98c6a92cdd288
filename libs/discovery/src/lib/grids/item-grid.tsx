/** A grid of items. */
import type { Item } from '@shop/domain';
import { ItemCard } from '@shop/catalog-cards';
import type { ResultsLook } from '@shop/domain/results-view';
import { useModuleDefinition, type CatalogueRules } from '@shop/module-kit';
import type { GridShape } from '@shop/ui';
import { EntryGrid } from '@shop/view-kit';
import classes from './grids.module.css';
import type { ListStateProps } from './list-state';
import { EmptyList } from '../empty-list';
import { useDiscoveryMessages } from '../../messages';

export interface ItemGridProps extends ListStateProps {
  items: readonly Item[] | null;
  look?: ResultsLook;
  storeIsClosed?: boolean;
  withStore?: boolean;
}

/** Same values as in grids.module.css, px (CARD-08). */
const SHAPES: Record<CatalogueRules['cards']['item'] | 'list', GridShape> = {
  list: { height: 150, column: 360, share: 1, gap: { row: 16, column: 16 } },
  vertical: { height: 318, column: 180, share: 0.44, gap: { row: 24, column: 16 } },
  beside: { height: 174, column: 360, share: 1, gap: { row: 16, column: 16 } },
};
const SKELETONS = { count: 8, more: 6 };

export function ItemGrid({
  items,
  look = 'grid',
  none = {},
  storeIsClosed = false,
  withStore = false,
  ...state
}: ItemGridProps) {
  const t = useDiscoveryMessages();
  const moduleLayout = useModuleDefinition()?.catalogue?.cards.item ?? 'vertical';
  const layout = look === 'list' ? 'list' : moduleLayout;
  return (
    <EntryGrid
      {...state}
      entries={items}
      failedTitle={t('failed')}
      list={{ className: classes.items, 'data-layout': layout }}
      shape={SHAPES[layout]}
      skeletons={SKELETONS}
      empty={<EmptyList what="items" {...none} />}
      render={(item, index) => (
        <ItemCard
          item={item}
          layout={layout}
          storeIsClosed={storeIsClosed}
          withStore={withStore}
          priority={index < 2}
        />
      )}
    />
  );
}
