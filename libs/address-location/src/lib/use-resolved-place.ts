/** Resolves a point to its address and zones; responses to older requests are ignored (LOC-16 to LOC-18). */
import { failureOf } from '@shop/api-client';
import { useLazyGetAddressOfPointQuery, useLazyGetZonesOfPointQuery } from '@shop/api-client/start';
import type { LatLng, Place } from '@shop/domain';
import { useCallback, useRef, useState } from 'react';

export type Resolved =
  | { state: 'finding' }
  | { state: 'found'; place: Place }
  | { state: 'refused'; address: string; message: string | null };

export function useResolvedPlace(): [Resolved, (point: LatLng) => void] {
  const [resolved, setResolved] = useState<Resolved>({ state: 'finding' });
  const newest = useRef(0);
  const [askZones] = useLazyGetZonesOfPointQuery();
  const [askAddress] = useLazyGetAddressOfPointQuery();
  const resolve = useCallback(
    async (exact: LatLng) => {
      const asked = (newest.current += 1);
      const point = { lat: Number(exact.lat.toFixed(6)), lng: Number(exact.lng.toFixed(6)) };
      setResolved({ state: 'finding' });
      const [zones, address] = await Promise.all([askZones(point, true), askAddress(point, true)]);
      if (asked !== newest.current) return;
      if (zones.data)
        setResolved({ state: 'found', place: { address: address.data ?? '', point, zoneIds: zones.data.zoneIds } });
      else
        setResolved({
          state: 'refused',
          address: address.data ?? '',
          message: failureOf(zones.error).messages[0] ?? null,
        });
    },
    [askZones, askAddress],
  );
  return [resolved, resolve];
}
