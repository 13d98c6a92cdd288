/** Banners of a module (contract §4.1). */
import Type from 'typebox';
import { StoreBanner, WireBanner } from '@shop/contract/banner';
import { WireCampaign } from '@shop/contract/campaign';
import { Flag, errorResponses, RowId } from '@shop/contract/common';
import type { Shop } from '../../context';
import { zonesOf } from '../../plugins/place';
import { presentCampaign } from '../campaigns/present';
import { runningCampaigns } from '../campaigns/queries';
import { findItemsById } from '../items/queries';
import { findStoresById } from '../stores/queries';
import { presentBanner, presentStoreBanner } from './present';
import { bannersOf, bannersOfStore } from './queries';

export function bannerRoutes({ app, db, clock, city }: Shop): void {
  app.get(
    '/api/v1/banners',
    {
      config: { shared: true },
      schema: {
        operationId: 'banners',
        tags: ['banners'],
        querystring: Type.Object({ featured: Type.Optional(Flag) }),
        response: {
          200: Type.Object({ banners: Type.Array(WireBanner), campaigns: Type.Array(WireCampaign) }),
          ...errorResponses,
        },
      },
    },
    async (request) => {
      const zoneIds = zonesOf(request);
      const { place } = request;
      const rows = await bannersOf(db, place.moduleId);
      const stores = await findStoresById(
        db,
        rows.flatMap(({ storeId }) => storeId ?? []),
      );
      const items = await findItemsById(
        db,
        clock(),
        rows.flatMap(({ itemId }) => itemId ?? []),
      );
      const reachable = rows.filter(
        ({ storeId }) =>
          storeId === null ||
          zoneIds.includes(stores.get(storeId)?.store.zoneId ?? 0) ||
          stores.get(storeId)?.everyZone,
      );
      return {
        banners: reachable.map((row) =>
          presentBanner(
            { city },
            row,
            { store: stores.get(row.storeId ?? 0), item: items.get(row.itemId ?? 0) },
            place,
            clock(),
          ),
        ),
        campaigns: (place.moduleId ? await runningCampaigns(db, clock(), place.moduleId, zoneIds) : []).map((row) =>
          presentCampaign(row, place),
        ),
      };
    },
  );

  app.get(
    '/api/v1/banners/:storeId',
    {
      config: { shared: true },
      schema: {
        operationId: 'storeBanners',
        tags: ['banners'],
        params: Type.Object({ storeId: RowId }),
        response: { 200: Type.Array(StoreBanner), ...errorResponses },
      },
    },
    async ({ params, place }) => {
      const rows = await bannersOfStore(db, params.storeId);
      return rows.map((row) => presentStoreBanner(row, place));
    },
  );

  app.get(
    '/api/v1/advertisement/list',
    {
      config: { shared: true },
      schema: {
        operationId: 'advertisements',
        tags: ['banners'],
        summary: 'Advertisements of newer deployments; always empty',
        response: { 200: Type.Array(Type.Object({})), ...errorResponses },
      },
    },
    async () => [],
  );
}
