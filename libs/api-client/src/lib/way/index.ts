/** The way between two points along the streets (contract §3.5): a map of an order draws it. */
import { decode } from '@googlemaps/polyline-codec';
import type { WireDirections } from '@shop/contract/place';
import type { LatLng } from '@shop/domain';
import { shopApi } from '../base/api';
import type { EntryOf, Tolerant } from '../base/tolerant';
import { object, text, wires } from '../base/wire';

/** The newer routes format. */
type DirectionsRoute = EntryOf<WireDirections['routes']> & { polyline: { encodedPolyline: string } };
/** A way of more is none that a map could draw. */
const LONGEST = 50_000;

/** The points of the way, of either format; empty: there is none. */
export function toWay(wire: unknown): LatLng[] {
  const body: Tolerant<{ routes: DirectionsRoute[] }> = object(Array.isArray(wire) ? wire[0] : wire) ?? {};
  const route = wires(body.routes)[0];
  const points = text(object(route?.overview_polyline)?.points) || text(object(route?.polyline)?.encodedPolyline);
  if (points.length > LONGEST) return [];
  return decode(points)
    .map(([lat, lng]) => ({ lat, lng }))
    .filter(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180);
}

export const wayApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Its points; empty when the service knows none. */
    getWay: build.query<LatLng[], { from: LatLng; to: LatLng }>({
      query: ({ from, to }) => ({
        url: '/api/v1/config/direction-api',
        params: { origin_lat: from.lat, origin_lng: from.lng, destination_lat: to.lat, destination_lng: to.lng },
      }),
      transformResponse: (wire: unknown) => toWay(wire),
    }),
  }),
});

export const { useGetWayQuery } = wayApi;
