/** Both addresses on a map, with the route between them. */
import { MapView, type MapMarker } from '@shop/map';
import type { LatLng } from '@shop/domain';
import { useMemo } from 'react';
import classes from './parcel-page.module.css';
import { useParcelMessages } from '../messages';

/** Fits both ends: one zoom lower for each doubling of the distance. */
const zoomFor = (km: number) => Math.max(8, Math.min(15, Math.floor(14 - Math.log2(Math.max(km, 0.5)))));

export function RouteMap({ from, to, km }: { from: LatLng; to: LatLng; km: number }) {
  const t = useParcelMessages();
  const markers = useMemo<MapMarker[]>(
    () => [
      { id: 'sender', kind: 'store', point: from, label: t('page.senderPlace') },
      { id: 'receiver', kind: 'home', point: to, label: t('page.receiverPlace') },
    ],
    [from, to, t],
  );
  const route = useMemo(() => [from, to], [from, to]);
  const centre = useMemo(() => ({ lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 }), [from, to]);
  return (
    <div className={classes.map}>
      <MapView
        centre={centre}
        zoom={zoomFor(km)}
        label={t('page.way')}
        markers={markers}
        route={route}
        fallback={<p className={classes.noMap}>{t('page.noMap')}</p>}
      />
    </div>
  );
}
