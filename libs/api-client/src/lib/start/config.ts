/** The config (contract §3.1), and whether the backend responds. */
import { MINUTES, decodedLater, type EndpointBuild } from '../base/api';
import type { ShopConfig } from './to-config';

export type { ShopConfig };

export const configEndpoints = (build: EndpointBuild) => ({
  getConfig: build.query<ShopConfig, { language: string }>({
    query: () => ({ url: '/api/v1/config' }),
    transformResponse: decodedLater(() => import('./decoders').then(({ toConfig }) => toConfig)),
    extraOptions: { retries: 3 },
    keepUnusedDataFor: 30 * MINUTES,
  }),
  /** A cheap request that every backend supports, to check whether it responds. */
  ping: build.query<true, void>({
    query: () => ({ url: '/api/v1/config' }),
    transformResponse: () => true as const,
    keepUnusedDataFor: 0,
  }),
});
