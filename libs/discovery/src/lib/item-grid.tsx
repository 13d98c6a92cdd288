/** A grid of items that grows as its end comes near; all four states of a list. */
import type { Item } from '@shop/domain';
import { ItemCard } from '@shop/catalog-cards';
import { useModuleDefinition } from '@shop/module-kit';
import { CardSkeletons, EmptyState, LoadFailed, whenSeen } from '@shop/ui';
import classes from './grids.module.css';
import { useDiscoveryText } from './texts';

export interface ItemGridProps {
  /** null while the first page loads. */
  items: readonly Item[] | null;
  failed: boolean;
  onRetry: () => void;
  hasMore: boolean;
  onMore: () => void;
  storeIsClosed?: boolean;
  withStore?: boolean;
}

export function ItemGrid({
  items,
  failed,
  onRetry,
  hasMore,
  onMore,
  storeIsClosed = false,
  withStore = false,
}: ItemGridProps) {
  const t = useDiscoveryText();
  const layout = useModuleDefinition()?.catalogue?.cards.item ?? 'vertical';
  if (failed && !items) return <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={onRetry} />;
  if (!items) return <CardSkeletons count={8} label={t('loading')} />;
  if (items.length === 0) return <EmptyState drawing="search" title={t('itemsNone')} />;
  return (
    <>
      <ul className={classes.items} data-layout={layout}>
        {items.map((item, index) => (
          <li key={item.id}>
            <ItemCard
              item={item}
              layout={layout}
              storeIsClosed={storeIsClosed}
              withStore={withStore}
              priority={index < 2}
            />
          </li>
        ))}
      </ul>
      {failed ? (
        <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={onRetry} />
      ) : hasMore ? (
        <div ref={whenSeen(onMore)}>
          <CardSkeletons count={4} label={t('loading')} />
        </div>
      ) : null}
    </>
  );
}
