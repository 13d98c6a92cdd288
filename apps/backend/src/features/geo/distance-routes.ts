/** Distances and charges (contract §3.5): straight-line, or Google's with a server key. */
import Type from 'typebox';
import { Latitude, Longitude, errorResponses } from '@shop/contract/common';
import type { Shop } from '../../context';
import { major } from '../../present';
import { MARKETPLACE } from '../../marketplace';
import { callGoogle, GoogleResponse } from './google';
import { presentDistance } from './present';

export function distanceRoutes({ app, config: { googleKey: key } }: Shop): void {
  app.get(
    '/api/v1/config/distance-api',
    {
      schema: {
        operationId: 'distance',
        tags: ['geo'],
        querystring: Type.Object({
          origin_lat: Latitude,
          origin_lng: Longitude,
          destination_lat: Latitude,
          destination_lng: Longitude,
          mode: Type.Optional(Type.String({ maxLength: 20 })),
        }),
        response: { 200: GoogleResponse, ...errorResponses },
      },
    },
    async ({ query, place }) => {
      const origin = { lat: query.origin_lat, lng: query.origin_lng };
      const destination = { lat: query.destination_lat, lng: query.destination_lng };
      if (key)
        return callGoogle(
          'distancematrix',
          {
            origins: `${origin.lat},${origin.lng}`,
            destinations: `${destination.lat},${destination.lng}`,
            mode: 'walking',
          },
          key,
        );
      return presentDistance(origin, destination, place);
    },
  );

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
