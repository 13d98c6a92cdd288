/** A grid of stores with infinite scroll. A long list is virtualized. */
import type { Store } from '@shop/domain';
import type { ResultsLook } from '@shop/domain/results-view';
import { StoreCard } from '@shop/catalog-cards';
import { CardSkeletons, ListEnd, LoadFailed, LongGrid, type GridShape } from '@shop/ui';
import { useDeferredValue } from 'react';
import { GridLoading } from './grid-loading';
import classes from './grids.module.css';
import { EmptyList, type EmptyListProps } from '../empty-list';
import { useDiscoveryMessages } from '../../messages';

export interface StoreGridProps {
  stores: readonly Store[] | null;
  failed: boolean;
  onRetry: () => void;
  hasMore: boolean;
  onMore: () => void;
  /** As in {@link ItemGrid}. */
  loaded?: number;
  look?: ResultsLook;
  /** Extra content of the empty state. */
  none?: Omit<EmptyListProps, 'what'>;
}

/** Same values as in grids.module.css and the card, px: a 2:1 cover and four lines of text, five on narrow cards. */
const COVERS: GridShape = {
  height: (width) => width / 2 + (width < 340 ? 162 : 136),
  column: 270,
  share: 1,
  gap: { row: 20, column: 20 },
};

const LINES: GridShape = { height: 150, column: 360, share: 1, gap: { row: 16, column: 16 } };

export function StoreGrid({
  stores: answer,
  failed,
  onRetry,
  hasMore,
  onMore,
  loaded: received,
  look = 'grid',
  none = {},
}: StoreGridProps) {
  const t = useDiscoveryMessages();
  // Deferred: a page that loads during scrolling renders in small pieces between frames.
  const stores = useDeferredValue(answer);
  // As in ItemGrid.
  const loaded = useDeferredValue(received);
  if (failed && !stores) return <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={onRetry} />;
  if (!stores) {
    const needsMore = hasMore && !answer;
    const props = { needsMore, loaded, onMore, className: classes.loading };
    return <GridLoading count={12} ratio={2} {...props} />;
  }
  if (stores.length === 0 && !hasMore) return <EmptyList what="stores" {...none} />;
  // Prioritize the largest images of the first screen (as in ItemGrid).
  const layout = look === 'list' ? 'list' : 'cover';
  const card = (index: number) => <StoreCard store={stores[index] as Store} layout={layout} priority={index < 2} />;
  const short = (limit: number) => (
    <ul className={classes.stores} data-layout={layout}>
      {stores.slice(0, limit).map((store, index) => (
        <li key={store.id}>{card(index)}</li>
      ))}
    </ul>
  );
  return (
    <>
      <LongGrid
        shape={look === 'list' ? LINES : COVERS}
        count={stores.length}
        render={card}
        keyOf={(index) => (stores[index] as Store).id}
        short={short}
      />
      {failed ? (
        <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={onRetry} />
      ) : hasMore ? (
        <ListEnd count={loaded ?? stores.length} onMore={onMore}>
          <CardSkeletons count={6} ratio={2} label={t('loading')} />
        </ListEnd>
      ) : null}
    </>
  );
}
