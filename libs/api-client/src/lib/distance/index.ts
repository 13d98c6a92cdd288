/** The way between two points, and what a vehicle costs for it (contract §3.5). */
import type { WireDistance } from '@shop/contract/place';
import type { LatLng } from '@shop/domain';
import { minor, type Minor } from '@shop/util';
import { moneyOf, shopApi } from '../base/api';
import type { Tolerant } from '../base/tolerant';
import { numberOrNull, object, text, wires } from '../base/wire';

/** The routes format, of other backends. */
type DistanceWire = WireDistance & { distanceMeters: number };

/** Metres, from the matrix or the routes format; null when the element failed. */
export function toMetres(wire: unknown): number | null {
  const body: Tolerant<DistanceWire> = object<DistanceWire>(Array.isArray(wire) ? wire[0] : wire) ?? {};
  const direct = numberOrNull(body.distanceMeters);
  if (direct !== null) return direct;
  const element = wires(wires(body.rows)[0]?.elements)[0];
  return element && text(element.status) === 'OK' ? numberOrNull(object(element.distance)?.value) : null;
}

export const distanceApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Metres; null when the service cannot calculate it. */
    getDistance: build.query<number | null, { from: LatLng; to: LatLng }>({
      query: ({ from, to }) => ({
        url: '/api/v1/config/distance-api',
        params: {
          origin_lat: from.lat,
          origin_lng: from.lng,
          destination_lat: to.lat,
          destination_lng: to.lng,
          mode: 'walking',
        },
      }),
      transformResponse: (wire: unknown) => toMetres(wire),
    }),
    /** Some deployments wrap the amount. */
    getVehicleCharge: build.query<Minor, number>({
      query: (km) => ({ url: '/api/v1/vehicle/extra_charge', params: { distance: km } }),
      transformResponse: (wire: unknown, meta) =>
        moneyOf(meta).read(object<{ extra_charge: number }>(wire)?.extra_charge ?? wire) || minor(0),
    }),
  }),
});

export const { useGetDistanceQuery, useGetVehicleChargeQuery } = distanceApi;
