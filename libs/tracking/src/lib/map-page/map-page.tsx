/** An order under way: its map, and what is said of it, on phones as a sheet over the map (decision 125). */
import type { OrderStatus } from '@shop/domain';
import { ErrorBoundary } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { useState, type ReactNode } from 'react';
import classes from './map-page.module.css';

/** Lazy: the page scrolls without it. */
const Handle = lazyView(() => import('./handle'), { Loading: () => null });

export interface MapPageProps {
  map: ReactNode;
  /** Texts of the sheet's button: it covers the map, it shows the map. */
  labels: { more: string; map: string };
  /** Of the sheet; when it arrives first. */
  children: ReactNode;
}

/** Whether an order stands on its map: while it is under way, and where that was seen, through the moment in which it comes. */
export function useStaysUntilDelivered(status: OrderStatus, isUnderWay: boolean): boolean {
  const [wasUnderWay, setWasUnderWay] = useState(isUnderWay);
  if (isUnderWay && !wasUnderWay) setWasUnderWay(true);
  return isUnderWay || (wasUnderWay && status === 'delivered');
}

export function MapPage({ map, labels, children }: MapPageProps) {
  return (
    <div className={classes.page} data-map-page>
      <div className={classes.sheet} data-sheet>
        <div className={classes.handle}>
          <ErrorBoundary>
            <Handle {...labels} />
          </ErrorBoundary>
        </div>
        {children}
      </div>
      <div className={classes.map}>{map}</div>
    </div>
  );
}
