/** Resolves a point to its address and zones; responses to older requests are ignored (LOC-16 to LOC-18). */
import { failureOf } from '@shop/api-client';
import { useLazyGetAddressOfPointQuery } from '@shop/api-client/places';
import { useLazyGetZonesOfPointQuery } from '@shop/api-client/start';
import type { LatLng, Place } from '@shop/domain';
import { useCallback, useRef, useState } from 'react';
import { rounded } from '@shop/domain/distance';

export type ResolvedPlace =
  | { state: 'loading' }
  | { state: 'found'; place: Place }
  | { state: 'rejected'; address: string; message: string | null };

export function useResolvedPlace(): [ResolvedPlace, (point: LatLng) => void] {
  const [resolved, setResolved] = useState<ResolvedPlace>({ state: 'loading' });
  const latestRequest = useRef(0);
  const [fetchZones] = useLazyGetZonesOfPointQuery();
  const [fetchAddress] = useLazyGetAddressOfPointQuery();
  const resolve = useCallback(
    async (exact: LatLng) => {
      const request = (latestRequest.current += 1);
      const point = rounded(exact);
      setResolved({ state: 'loading' });
      const [zones, address] = await Promise.all([fetchZones(point, true), fetchAddress(point, true)]);
      if (request !== latestRequest.current) return;
      if (zones.data)
        setResolved({ state: 'found', place: { address: address.data ?? '', point, zoneIds: zones.data.zoneIds } });
      else
        setResolved({
          state: 'rejected',
          address: address.data ?? '',
          message: failureOf(zones.error).messages[0] ?? null,
        });
    },
    [fetchZones, fetchAddress],
  );
  return [resolved, resolve];
}
