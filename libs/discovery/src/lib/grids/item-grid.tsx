/** A grid of items with infinite scroll, and all four states of a list. A long one renders only what is near the viewport. */
import type { Item } from '@shop/domain';
import { ItemCard } from '@shop/catalog-cards';
import type { ResultsLook } from '@shop/domain/results-view';
import { useModuleDefinition, type CatalogueRules } from '@shop/module-kit';
import { CardSkeletons, ListEnd, LoadFailed, LongGrid, type GridShape } from '@shop/ui';
import { useDeferredValue } from 'react';
import { GridLoading } from './grid-loading';
import classes from './grids.module.css';
import { EmptyList, type EmptyListProps } from '../empty-list';
import { useDiscoveryMessages } from '../../messages';

export interface ItemGridProps {
  /** null while the first page loads. */
  items: readonly Item[] | null;
  failed: boolean;
  onRetry: () => void;
  hasMore: boolean;
  onMore: () => void;
  /** Number of loaded entries, filtered or not: while it grows the end of the list asks for more. */
  loaded?: number;
  look?: ResultsLook;
  /** What an empty list shows besides its message. */
  none?: Omit<EmptyListProps, 'what'>;
  storeIsClosed?: boolean;
  withStore?: boolean;
}

/** Same values as in grids.module.css, px (CARD-08). */
const SHAPES: Record<CatalogueRules['cards']['item'] | 'list', GridShape> = {
  list: { height: 150, column: 360, share: 1, gap: { row: 16, column: 16 } },
  vertical: { height: 318, column: 180, share: 0.44, gap: { row: 24, column: 16 } },
  beside: { height: 174, column: 360, share: 1, gap: { row: 16, column: 16 } },
};

type CardsProps = Pick<ItemGridProps, 'storeIsClosed' | 'withStore'> & {
  items: readonly Item[];
  layout: keyof typeof SHAPES;
};

function Cards({ items, layout, storeIsClosed = false, withStore = false }: CardsProps) {
  const card = (index: number) => (
    <ItemCard
      item={items[index] as Item}
      layout={layout}
      storeIsClosed={storeIsClosed}
      withStore={withStore}
      priority={index < 2}
    />
  );
  const short = (limit: number) => (
    <ul className={classes.items} data-layout={layout}>
      {items.slice(0, limit).map((item, index) => (
        <li key={item.id}>{card(index)}</li>
      ))}
    </ul>
  );
  return (
    <LongGrid
      shape={SHAPES[layout]}
      count={items.length}
      render={card}
      keyOf={(index) => (items[index] as Item).id}
      short={short}
    />
  );
}

export function ItemGrid({ items: answer, look = 'grid', none = {}, ...props }: ItemGridProps) {
  const { failed, onRetry, hasMore, onMore } = props;
  const t = useDiscoveryMessages();
  // Deferred: a page that loads during scrolling renders in small pieces between frames.
  const items = useDeferredValue(answer);
  // With the entries: a new end marker above entries that are still to be rendered would ask for the page after them.
  const loaded = useDeferredValue(props.loaded);
  const moduleLayout = useModuleDefinition()?.catalogue?.cards.item ?? 'vertical';
  const failure = <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={onRetry} />;
  // Not for an answer that React still defers: the end marker would ask for the page after it.
  const needsMore = hasMore && !answer;
  if (!items) return failed ? failure : <GridLoading count={8} needsMore={needsMore} loaded={loaded} onMore={onMore} />;
  if (items.length === 0) return <EmptyList what="items" {...none} />;
  return (
    <>
      <Cards {...props} items={items} layout={look === 'list' ? 'list' : moduleLayout} />
      {failed ? failure : null}
      {hasMore && !failed ? (
        <ListEnd count={loaded ?? items.length} onMore={onMore}>
          <CardSkeletons count={6} label={t('loading')} />
        </ListEnd>
      ) : null}
    </>
  );
}
