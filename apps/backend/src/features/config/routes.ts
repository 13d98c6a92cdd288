/** Startup data of a storefront: config and landing page (contract §3.1, §3.2). */
import { WireConfig, WireLanding } from '@shop/contract/config';
import type { Shop } from '../../context';
import { presentConfig } from './present';
import { presentLanding } from './present-landing';

export function configRoutes(shop: Shop): void {
  const { app } = shop;
  app.get(
    '/api/v1/config',
    {
      config: { shared: 'anywhere' },
      schema: { operationId: 'config', tags: ['start'], response: { 200: WireConfig } },
    },
    async (request) => presentConfig(request.place, shop),
  );
  for (const [path, operationId] of [
    ['react-landing-page', 'landingPage'],
    ['flutter-landing-page', 'mobileLandingPage'],
  ] as const)
    app.get(
      `/api/v1/${path}`,
      { config: { shared: 'anywhere' }, schema: { operationId, tags: ['start'], response: { 200: WireLanding } } },
      async ({ place }) => presentLanding(place),
    );
}
