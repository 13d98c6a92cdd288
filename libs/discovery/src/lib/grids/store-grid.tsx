/** A grid of stores. */
import type { Store } from '@shop/domain';
import type { ResultsLook } from '@shop/domain/results-view';
import { StoreCard } from '@shop/catalog-cards';
import type { GridShape } from '@shop/ui';
import { EntryGrid } from '@shop/view-kit';
import classes from './grids.module.css';
import type { ListStateProps } from './list-state';
import { EmptyList } from '../empty-list';
import { useDiscoveryMessages } from '../../messages';

export interface StoreGridProps extends ListStateProps {
  stores: readonly Store[] | null;
  look?: ResultsLook;
}

/** Same values as in grids.module.css and the card, px: a 2:1 cover and four lines of text, five on narrow cards. */
const COVERS: GridShape = {
  height: (width) => width / 2 + (width < 340 ? 162 : 136),
  column: 270,
  share: 1,
  gap: { row: 20, column: 20 },
};

const LINES: GridShape = { height: 150, column: 360, share: 1, gap: { row: 16, column: 16 } };
const SKELETONS = { count: 12, more: 6, ratio: 2, className: classes.loading };

export function StoreGrid({ stores, look = 'grid', none = {}, ...state }: StoreGridProps) {
  const t = useDiscoveryMessages();
  const layout = look === 'list' ? 'list' : 'cover';
  return (
    <EntryGrid
      {...state}
      entries={stores}
      failedTitle={t('failed')}
      list={{ className: classes.stores, 'data-layout': layout }}
      shape={look === 'list' ? LINES : COVERS}
      skeletons={SKELETONS}
      empty={<EmptyList what="stores" {...none} />}
      render={(store, index) => <StoreCard store={store} layout={layout} priority={index < 2} />}
    />
  );
}
