/** The modules of the shop (contract §3.3). */
import type { ShopModule } from '@shop/domain';
import { MINUTES, decodedLater, type EndpointBuild } from '../base/api';

export const moduleEndpoints = (build: EndpointBuild) => ({
  getModules: build.query<ShopModule[], { language: string }>({
    query: () => ({ url: '/api/v1/module' }),
    transformResponse: decodedLater(() => import('./decoders').then(({ toModules }) => toModules)),
    extraOptions: { retries: 3 },
    keepUnusedDataFor: 30 * MINUTES,
  }),
});
