/** The map of an order: store, address, courier, and the way along the streets; for a take-away the customer's own way. */
import { skipToken } from '@reduxjs/toolkit/query';
import { useGetWayQuery } from '@shop/api-client/way';
import type { MapMarker } from '@shop/map';
import { MapView } from '@shop/map';
import type { LatLng, Order, Place } from '@shop/domain';
import { isSettled } from '@shop/domain/tracking';
import { useSession } from '@shop/session';
import { useMemo } from 'react';
import classes from './tracking.module.css';
import { useTrackingMessages } from '../messages';

const NO_WAY: readonly LatLng[] = [];

type RouteEnd = { point: LatLng | null; label: string };

/** The customer's place, if the store is in its zone: from another city only the store is shown. */
const customerPoint = (store: Order['store'], place: Place | null): LatLng | null =>
  place && store?.zoneId && place.zoneIds.includes(store.zoneId) ? place.point : null;

/**
 * Start and end of the route: sender to receiver for a parcel, else store to address; for a take-away store to
 * customer.
 */
function useEnds(order: Order): { from: RouteEnd; to: RouteEnd } {
  const t = useTrackingMessages();
  const { place } = useSession('place');
  const { receiver, store } = order;
  const address = order.deliverTo?.point ?? null;
  if (receiver)
    return { from: { point: address, label: t('sender') }, to: { point: receiver.point, label: t('receiver') } };
  const from = { point: store?.place ?? null, label: t('map.store') };
  if (order.type !== 'take_away') return { from, to: { point: address, label: t('map.home') } };
  return { from, to: { point: isSettled(order.status) ? null : customerPoint(store, place), label: t('map.here') } };
}

/** Whether its way can be shown: a delivery under way to a known place. */
export const isOnItsWay = ({ type, status, receiver, deliverTo, byPhone }: Order): boolean =>
  type !== 'take_away' && !byPhone && !isSettled(status) && Boolean((receiver ?? deliverTo)?.point);

/**
 * The way along the streets, asked for once: the courier moves along it. A straight line for a take-away where nobody knows the streets: it says where
 * the store is.
 */
function useWay(order: Order, from: LatLng | null, to: LatLng | null): readonly LatLng[] {
  const isTakeAway = order.type === 'take_away';
  const ends = useMemo(() => (from && to ? { from, to } : null), [from, to]);
  const { currentData: way, isError } = useGetWayQuery((isTakeAway || isOnItsWay(order)) && ends ? ends : skipToken);
  const isUnknown = isError || (way !== undefined && way.length < 2);
  const straight = useMemo(
    () => (ends && isTakeAway && isUnknown ? [ends.from, ends.to] : NO_WAY),
    [ends, isTakeAway, isUnknown],
  );
  return way && !isUnknown ? way : straight;
}

/** @param isFull as large as what it stands in */
export function OrderMap({ order, isFull = false }: { order: Order; isFull?: boolean }) {
  const t = useTrackingMessages();
  const { from, to } = useEnds(order);
  const [home, store] = [to.point, from.point];
  const courier = order.courier?.place ?? null;
  const markers = useMemo<MapMarker[]>(
    () => [
      ...(home ? [{ id: 'home', kind: 'home' as const, point: home, label: to.label }] : []),
      ...(store ? [{ id: 'store', kind: 'store' as const, point: store, label: from.label }] : []),
      ...(courier ? [{ id: 'courier', kind: 'courier' as const, point: courier, label: t('map.courier') }] : []),
    ],
    [home, store, courier, to.label, from.label, t],
  );
  const way = useWay(order, store, home);
  const centre = (order.type === 'take_away' ? store : home) ?? store;
  if (!centre) return null;
  return (
    <div className={isFull ? classes.fullMap : classes.map}>
      <MapView
        centre={centre}
        zoom={15}
        label={t('map.label')}
        markers={markers}
        route={way}
        fallback={
          <p className={classes.noMap} data-no-map>
            {t('map.unavailable')}
          </p>
        }
      />
    </div>
  );
}
