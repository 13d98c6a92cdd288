/** Places, addresses and distances (contract §3.5): the city's own gazetteer, or Google's services with a server key. */
import Type from 'typebox';
import { Latitude, Longitude, refusals } from '@shop/contract/common';
import { metresBetween } from '@shop/domain/distance';
import type { LatLng } from '@shop/domain';
import type { Shop } from '../../context';
import { say } from '../../messages';
import { major, words } from '../../present';
import { Refusal } from '../../refusal';
import { SHOP } from '../../shop';
import { addressOf, findPlace, fullAddress, searchPlaces } from '../../world/city/gazetteer';
import { askGoogle } from './google';

const Open = Type.Object({}, { additionalProperties: true });
const answers = { 200: Open, ...refusals };
/** Metres a second: walking, as the calls ask for it. */
const PACE = 1.35;

/** One row, one element, as the legacy matrix writes it. */
function matrix(origin: LatLng, destination: LatLng, unit: { km: string; min: string }) {
  const metres = Math.round(metresBetween(origin, destination));
  const seconds = Math.round(metres / PACE);
  return {
    status: 'OK',
    origin_addresses: [`${origin.lat},${origin.lng}`],
    destination_addresses: [`${destination.lat},${destination.lng}`],
    rows: [
      {
        elements: [
          {
            status: 'OK',
            distance: { text: `${(metres / 1000).toFixed(1)} ${unit.km}`, value: metres },
            duration: { text: `${Math.ceil(seconds / 60)} ${unit.min}`, value: seconds },
          },
        ],
      },
    ],
  };
}

export function geoRoutes({ app, config }: Shop): void {
  const key = config.googleKey;

  app.get(
    '/api/v1/config/place-api-autocomplete',
    {
      schema: {
        operationId: 'placeSuggestions',
        tags: ['geo'],
        querystring: Type.Object({ search_text: Type.String({ minLength: 1, maxLength: 200 }) }),
        response: answers,
      },
    },
    async ({ query, place }) => {
      if (key) return askGoogle('place/autocomplete', { input: query.search_text, language: place.language }, key);
      const found = searchPlaces(query.search_text);
      return {
        status: found.length > 0 ? 'OK' : 'ZERO_RESULTS',
        predictions: found.map((entry) => ({
          description: words(fullAddress(entry), place),
          place_id: entry.id,
          reference: entry.id,
          structured_formatting: { main_text: words(entry.main, place), secondary_text: words(entry.secondary, place) },
        })),
      };
    },
  );

  app.get(
    '/api/v1/config/place-api-details',
    {
      schema: {
        operationId: 'placeDetails',
        tags: ['geo'],
        querystring: Type.Object({ placeid: Type.String({ minLength: 1, maxLength: 300 }) }),
        response: answers,
      },
    },
    async ({ query, place }) => {
      if (key) return askGoogle('place/details', { place_id: query.placeid, language: place.language }, key);
      const found = findPlace(query.placeid);
      if (!found) throw new Refusal(404, 'placeid', 'placeUnknown');
      return {
        status: 'OK',
        result: {
          place_id: found.id,
          name: words(found.main, place),
          formatted_address: words(fullAddress(found), place),
          geometry: { location: found.point },
          address_components: [],
        },
      };
    },
  );

  app.get(
    '/api/v1/config/geocode-api',
    {
      schema: {
        operationId: 'addressOfPoint',
        tags: ['geo'],
        querystring: Type.Object({ lat: Latitude, lng: Longitude }),
        response: answers,
      },
    },
    async ({ query, place }) => {
      if (key) return askGoogle('geocode', { latlng: `${query.lat},${query.lng}`, language: place.language }, key);
      const found = addressOf(query);
      return found
        ? {
            status: 'OK',
            results: [
              {
                formatted_address: words(fullAddress(found), place),
                place_id: found.id,
                geometry: { location: query },
              },
            ],
          }
        : { status: 'ZERO_RESULTS', results: [] };
    },
  );

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
        response: answers,
      },
    },
    async ({ query, place }) => {
      const origin = { lat: query.origin_lat, lng: query.origin_lng };
      const destination = { lat: query.destination_lat, lng: query.destination_lng };
      if (key)
        return askGoogle(
          'distancematrix',
          {
            origins: `${origin.lat},${origin.lng}`,
            destinations: `${destination.lat},${destination.lng}`,
            mode: 'walking',
          },
          key,
        );
      return matrix(origin, destination, {
        km: say('kilometres', place.language),
        min: say('minutes', place.language),
      });
    },
  );

  app.get(
    '/api/v1/vehicle/extra_charge',
    {
      schema: {
        operationId: 'vehicleExtraCharge',
        tags: ['geo'],
        querystring: Type.Object({ distance: Type.Number({ minimum: 0, maximum: 100_000 }) }),
        response: { 200: Type.Number(), ...refusals },
      },
    },
    async ({ query }) => major(SHOP.vehicleExtra(query.distance)),
  );
}
