/** Distances, ways and charges (contract §3.5): of the city, or Google's with a server key. */
import Type, { type Static } from 'typebox';
import { Latitude, Longitude, errorResponses } from '@shop/contract/common';
import type { LatLng } from '@shop/domain';
import type { Shop } from '../../context';
import { major } from '../../present';
import { MARKETPLACE } from '../../marketplace';
import { callGoogle, GoogleResponse } from './google';
import { presentDirections, presentDistance } from './present';

const BothEnds = Type.Object({
  origin_lat: Latitude,
  origin_lng: Longitude,
  destination_lat: Latitude,
  destination_lng: Longitude,
  mode: Type.Optional(Type.String({ maxLength: 20 })),
});
const endsOf = (query: Static<typeof BothEnds>) => ({
  origin: { lat: query.origin_lat, lng: query.origin_lng },
  destination: { lat: query.destination_lat, lng: query.destination_lng },
});
/** A service of Google's between two points. */
const between = (operationId: string) => ({
  schema: { operationId, tags: ['geo'], querystring: BothEnds, response: { 200: GoogleResponse, ...errorResponses } },
});
const written = ({ lat, lng }: LatLng) => `${lat},${lng}`;

export function distanceRoutes({ app, city, config: { googleKey: key } }: Shop): void {
  app.get('/api/v1/config/distance-api', between('distance'), async ({ query, place }) => {
    const { origin, destination } = endsOf(query);
    if (key)
      return callGoogle(
        'distancematrix',
        { origins: written(origin), destinations: written(destination), mode: 'walking' },
        key,
      );
    return presentDistance(origin, destination, place);
  });

  app.get('/api/v1/config/direction-api', between('directions'), async ({ query, place }) => {
    const { origin, destination } = endsOf(query);
    if (key)
      return callGoogle(
        'directions',
        { origin: written(origin), destination: written(destination), mode: 'bicycling' },
        key,
      );
    return presentDirections(city.streetWay(origin, destination) ?? [origin, destination], place);
  });

  app.get(
    '/api/v1/vehicle/extra_charge',
    {
      schema: {
        operationId: 'vehicleExtraCharge',
        tags: ['geo'],
        querystring: Type.Object({ distance: Type.Number({ minimum: 0, maximum: 100_000 }) }),
        response: { 200: Type.Number(), ...errorResponses },
      },
    },
    async ({ query }) => major(MARKETPLACE.vehicleExtra(query.distance)),
  );
}
