/** The map of an order: store, address and the courier between them. */
import type { MapMarker } from '@shop/map';
import { MapView } from '@shop/map';
import type { Order } from '@shop/domain';
import { useMemo } from 'react';
import classes from './tracking.module.css';
import { useTrackingText } from './texts';

export function OrderMap({ order }: { order: Order }) {
  const t = useTrackingText();
  // A parcel goes from the sender to the receiver, everything else from the store to the customer.
  const { receiver } = order;
  const home = (receiver ?? order.deliverTo)?.point ?? null;
  const store = (receiver ? order.deliverTo?.point : order.store?.place) ?? null;
  const [toLabel, fromLabel] = receiver ? [t('receiver'), t('sender')] : [t('map.home'), t('map.store')];
  const courier = order.courier?.place ?? null;
  const markers = useMemo<MapMarker[]>(
    () => [
      ...(home ? [{ id: 'home', kind: 'home' as const, point: home, label: toLabel }] : []),
      ...(store ? [{ id: 'store', kind: 'store' as const, point: store, label: fromLabel }] : []),
      ...(courier ? [{ id: 'courier', kind: 'courier' as const, point: courier, label: t('map.courier') }] : []),
    ],
    [home, store, courier, toLabel, fromLabel, t],
  );
  const centre = home ?? store;
  if (!centre) return null;
  return (
    <div className={classes.map}>
      <MapView
        centre={centre}
        zoom={14}
        label={t('map.label')}
        markers={markers}
        fallback={<p className={classes.noMap}>{t('map.unavailable')}</p>}
      />
    </div>
  );
}
