/** Places and addresses (contract §3.5): the built-in gazetteer, or Google's services with a server key. */
import Type from 'typebox';
import { Latitude, Longitude, errorResponses } from '@shop/contract/common';
import type { Shop } from '../../context';
import { DomainError } from '../../domain-error';
import { SearchText } from '../../plugins/search-text';
import { callGoogle, GoogleResponse } from './google';
import { presentAddress, presentPlace, presentSuggestions } from './present';

export function placeRoutes({ app, config: { googleKey: key }, city: { gazetteer } }: Shop): void {
  const responses = { 200: GoogleResponse, ...errorResponses };

  app.get(
    '/api/v1/config/place-api-autocomplete',
    {
      schema: {
        operationId: 'placeSuggestions',
        tags: ['geo'],
        querystring: Type.Object({ search_text: SearchText }),
        response: responses,
      },
    },
    async ({ query, place }) => {
      if (key) return callGoogle('place/autocomplete', { input: query.search_text, language: place.language }, key);
      return presentSuggestions(gazetteer.search(query.search_text), place);
    },
  );

  app.get(
    '/api/v1/config/place-api-details',
    {
      schema: {
        operationId: 'placeDetails',
        tags: ['geo'],
        querystring: Type.Object({ placeid: Type.String({ minLength: 1, maxLength: 300 }) }),
        response: responses,
      },
    },
    async ({ query, place }) => {
      if (key) return callGoogle('place/details', { place_id: query.placeid, language: place.language }, key);
      const found = gazetteer.find(query.placeid);
      if (!found) throw new DomainError(404, 'placeid', 'placeUnknown');
      return presentPlace(found, place);
    },
  );

  app.get(
    '/api/v1/config/geocode-api',
    {
      schema: {
        operationId: 'addressOfPoint',
        tags: ['geo'],
        querystring: Type.Object({ lat: Latitude, lng: Longitude }),
        response: responses,
      },
    },
    async ({ query, place }) => {
      if (key) return callGoogle('geocode', { latlng: `${query.lat},${query.lng}`, language: place.language }, key);
      return presentAddress(gazetteer.at(query), query, place);
    },
  );
}
