/** A grid of stores that grows as its end comes near. */
import type { Store } from '@shop/domain';
import { StoreCard } from '@shop/catalog-cards';
import { CardSkeletons, EmptyState, LoadFailed, whenSeen } from '@shop/ui';
import classes from './grids.module.css';
import { useDiscoveryText } from './texts';

export interface StoreGridProps {
  stores: readonly Store[] | null;
  failed: boolean;
  onRetry: () => void;
  hasMore: boolean;
  onMore: () => void;
}

export function StoreGrid({ stores, failed, onRetry, hasMore, onMore }: StoreGridProps) {
  const t = useDiscoveryText();
  if (failed && !stores) return <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={onRetry} />;
  if (!stores) return <CardSkeletons count={6} ratio={2} label={t('loading')} />;
  if (stores.length === 0) return <EmptyState drawing="map" title={t('storesNone')} />;
  return (
    <>
      <ul className={classes.stores}>
        {stores.map((store) => (
          <li key={store.id}>
            <StoreCard store={store} layout="cover" />
          </li>
        ))}
      </ul>
      {hasMore ? (
        <div ref={whenSeen(onMore)}>
          <CardSkeletons count={3} ratio={2} label={t('loading')} />
        </div>
      ) : null}
    </>
  );
}
