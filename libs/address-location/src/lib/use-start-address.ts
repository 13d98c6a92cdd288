/** The saved address that a customer's order starts with (ADDR-27). */
import { useGetOrdersInfiniteQuery } from '@shop/api-client/orders';
import { useLazyGetZonesOfPointQuery } from '@shop/api-client/start';
import { skipToken } from '@reduxjs/toolkit/query';
import type { DeliveryAddress, Order, Place, SavedAddress } from '@shop/domain';
import { isSamePoint, startAddress } from '@shop/domain/address';
import { deviceStorage, readUsedAddresses, useSession } from '@shop/session';
import { useEffect, useMemo, useRef, useState } from 'react';

/** Whether an address is only the place of the visit: the customer has chosen none yet. */
function isPlaceOnly(address: DeliveryAddress | null, place: Place | null): boolean {
  if (!address) return true;
  const { text, point, savedId, road, house, floor, more } = address;
  if (savedId || road || house || floor || more) return false;
  return place !== null && text === place.address && isSamePoint(point, place.point);
}

/** Where the newest orders went, newest first; null while they load. A failure is no order. */
function useLastDeliveries(isNeeded: boolean) {
  const running = useGetOrdersInfiniteQuery(isNeeded ? { running: true } : skipToken);
  const past = useGetOrdersInfiniteQuery(isNeeded ? { running: false } : skipToken);
  const isLoading = [running, past].some(({ data, isError }) => !data && !isError);
  return useMemo(() => {
    if (isNeeded && isLoading) return null;
    const orders = [running.data, past.data].flatMap((list) => list?.pages[0]?.entries ?? []);
    const timeOf = ({ placedAt }: Order) => placedAt?.getTime() ?? 0;
    return orders.sort((one, other) => timeOf(other) - timeOf(one)).flatMap(({ deliverTo }) => deliverTo ?? []);
  }, [isNeeded, isLoading, running.data, past.data]);
}

/** Saved addresses last used on this device: in the zone of the store, or where the visit is. */
function useUsedIds(zoneId: string | null) {
  const { place } = useSession('place');
  return useMemo(() => {
    const used = readUsedAddresses(deviceStorage);
    return (zoneId ? [zoneId] : (place?.zoneIds ?? [])).flatMap((id) => used[id] ?? []);
  }, [zoneId, place]);
}

export interface StartAddressOptions {
  /** Saved addresses in the store's zone, and those whose zones are unknown; undefined while they load. */
  addresses: readonly SavedAddress[] | undefined;
  /** They could not be loaded. */
  failed: boolean;
  address: DeliveryAddress | null;
  zoneId: string | null;
  onStart: (address: SavedAddress) => void;
}

/**
 * Calls `onStart` once, unless the customer has chosen an address before.
 * @returns true until it is known whether and with which address it is called
 */
export function useStartAddress({ addresses, failed, address, zoneId, onStart }: StartAddressOptions): boolean {
  const { place } = useSession('place');
  const [findZones] = useLazyGetZonesOfPointQuery();
  const hasStarted = useRef(false);
  const [hasEnded, setEnded] = useState(false);
  const stillOpen = useRef(true);
  const choices = addresses && isPlaceOnly(address, place) ? addresses : [];
  const isOpen = choices.length > 0;
  const usedIds = useUsedIds(zoneId);
  const isUsed = choices.some(({ id }) => usedIds.includes(id));
  // One alone needs no choice.
  const orders = useLastDeliveries(choices.length > 1 && !isUsed);
  const start = isOpen && orders ? startAddress(choices, { usedIds, orders, near: place?.point ?? null }) : null;
  useEffect(() => void (stillOpen.current = isOpen));
  useEffect(() => {
    if (!start || hasStarted.current) return;
    hasStarted.current = true;
    const begin = async () => {
      // Addresses of an older deployment lack zones (LOC-08).
      const zoneIds = start.zoneIds.length > 0 ? start.zoneIds : ((await findZones(start.point)).data?.zoneIds ?? []);
      if (stillOpen.current && zoneIds.length > 0 && (!zoneId || zoneIds.includes(zoneId)))
        onStart({ ...start, zoneIds, savedId: start.id });
      setEnded(true);
    };
    void begin();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it is known
  }, [start]);
  // Whether a chosen address is saved is known with them, too.
  if (!addresses) return !failed;
  return isOpen && !hasEnded && (!orders || start !== null);
}
