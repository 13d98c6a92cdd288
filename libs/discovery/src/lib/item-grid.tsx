/** A grid of items that grows as its end comes near; all four states of a list. A long one keeps only what is near in the page. */
import type { Item } from '@shop/domain';
import { ItemCard } from '@shop/catalog-cards';
import type { ResultsLook } from '@shop/domain/results-view';
import { useModuleDefinition, type CatalogueRules } from '@shop/module-kit';
import { CardSkeletons, ListEnd, LoadFailed, LongGrid, type GridShape } from '@shop/ui';
import { useDeferredValue } from 'react';
import classes from './grids.module.css';
import { Nothing, type NothingProps } from './nothing-lazy';
import { useDiscoveryMessages } from '../messages';

export interface ItemGridProps {
  /** null while the first page loads. */
  items: readonly Item[] | null;
  failed: boolean;
  onRetry: () => void;
  hasMore: boolean;
  onMore: () => void;
  /** Entries that have come, also those that a filter hides: as long as more come the end of the list is another one. */
  loaded?: number;
  look?: ResultsLook;
  /** What an empty list says besides that it is one, and where it leads on. */
  none?: Omit<NothingProps, 'what'>;
  storeIsClosed?: boolean;
  withStore?: boolean;
}

/** The same as in grids.module.css, in pixels (CARD-08). */
const SHAPES: Record<CatalogueRules['cards']['item'] | 'list', GridShape> = {
  list: { height: 150, column: 360, share: 1, gap: { row: 16, column: 16 } },
  vertical: { height: 318, column: 180, share: 0.44, gap: { row: 24, column: 16 } },
  beside: { height: 174, column: 360, share: 1, gap: { row: 16, column: 16 } },
};

export function ItemGrid({
  items: answer,
  failed,
  onRetry,
  hasMore,
  onMore,
  loaded,
  look = 'grid',
  none = {},
  storeIsClosed = false,
  withStore = false,
}: ItemGridProps) {
  const t = useDiscoveryMessages();
  // A page that arrives while one scrolls is drawn in pieces between the frames.
  const items = useDeferredValue(answer);
  const own = useModuleDefinition()?.catalogue?.cards.item ?? 'vertical';
  const layout = look === 'list' ? 'list' : own;
  if (failed && !items) return <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={onRetry} />;
  if (!items) {
    const coming = <CardSkeletons count={8} label={t('loading')} />;
    // Nothing of what has come is shown: the end of the list is here.
    return hasMore ? (
      <ListEnd count={loaded ?? 0} onMore={onMore}>
        {coming}
      </ListEnd>
    ) : (
      coming
    );
  }
  if (items.length === 0) return <Nothing what="items" {...none} />;
  const card = (index: number) => (
    <ItemCard
      item={items[index] as Item}
      layout={layout}
      storeIsClosed={storeIsClosed}
      withStore={withStore}
      priority={index < 2}
    />
  );
  const short = (most: number) => (
    <ul className={classes.items} data-layout={layout}>
      {items.slice(0, most).map((item, index) => (
        <li key={item.id}>{card(index)}</li>
      ))}
    </ul>
  );
  return (
    <>
      <LongGrid
        shape={SHAPES[layout]}
        count={items.length}
        render={card}
        keyOf={(index) => (items[index] as Item).id}
        short={short}
      />
      {failed ? (
        <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={onRetry} />
      ) : hasMore ? (
        <ListEnd count={loaded ?? items.length} onMore={onMore}>
          <CardSkeletons count={6} label={t('loading')} />
        </ListEnd>
      ) : null}
    </>
  );
}
