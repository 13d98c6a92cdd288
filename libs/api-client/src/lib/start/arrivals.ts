/** When an order from each store would arrive at the place of the visit: cards of items say it by their store (decision 133). */
import { decodedLater, LIST, type EndpointBuild } from '../base/api';
import type { Scope } from '../base/scope';
import type { StoreArrivals } from './to-arrivals';

export type { StoreArrivals };

export const arrivalEndpoints = (build: EndpointBuild) => ({
  /** Other backends do not tell. */
  getStoreArrivals: build.query<StoreArrivals, { scope: Scope }>({
    query: ({ scope }) => ({ url: '/api/v1/stores/arrivals', scope }),
    transformResponse: decodedLater(() => import('./decoders').then(({ toStoreArrivals }) => toStoreArrivals)),
    extraOptions: LIST,
  }),
});
