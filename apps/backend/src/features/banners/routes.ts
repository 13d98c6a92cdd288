/** Banners of a module (contract §4.1). */
import { asc, eq } from 'drizzle-orm';
import Type from 'typebox';
import { Flag, refusals, RowId } from '@shop/contract/common';
import { WireStore } from '@shop/contract/store';
import { WireItem } from '@shop/contract/item';
import type { Shop } from '../../context';
import * as t from '../../db/schema';
import { zonesOf } from '../../plugins/place';
import { pictureUrl, tintOfPicture, words } from '../../present';
import { tintOf } from '../../world/pictures/draw';
import { campaignsHere, presentCampaign, WireCampaign } from '../campaigns/routes';
import { presentItem } from '../items/present';
import { findItemsById } from '../items/queries';
import { presentStore } from '../stores/present';
import { findStoresById } from '../stores/queries';

const Text = Type.String();
const WireBanner = Type.Object({
  id: Type.Integer(),
  title: Text,
  type: Text,
  image: Text,
  image_full_url: Text,
  image_tint: Text,
  link: Type.Union([Text, Type.Null()]),
  store: Type.Union([WireStore, Type.Null()]),
  item: Type.Union([WireItem, Type.Null()]),
});

const StoreBanner = Type.Object({
  id: Type.Integer(),
  title: Text,
  type: Text,
  image: Text,
  image_full_url: Text,
  status: Flag,
  data: Type.Union([Type.Integer(), Type.Null()]),
  default_link: Type.Union([Text, Type.Null()]),
  zone_id: Type.Integer(),
  module_id: Type.Integer(),
  featured: Flag,
  created_by: Text,
});

export function bannerRoutes(shop: Shop): void {
  const { app, db, clock } = shop;
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
          ...refusals,
        },
      },
    },
    async (request) => {
      const zoneIds = zonesOf(request);
      const { place } = request;
      const rows = await db
        .select()
        .from(t.banners)
        .where(place.moduleId ? eq(t.banners.moduleId, place.moduleId) : undefined)
        .orderBy(asc(t.banners.position));
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
        banners: reachable.map((row) => {
          const store = row.storeId ? stores.get(row.storeId) : null;
          const item = row.itemId ? items.get(row.itemId) : null;
          return {
            id: row.id,
            title: words(row.title, place),
            type: row.type,
            image: row.image,
            image_full_url: pictureUrl(place, 'banner', row.image),
            image_tint: tintOfPicture(row.image, tintOf),
            link: row.link,
            store: store ? presentStore(store, place, clock()) : null,
            item: item ? presentItem(item, place) : null,
          };
        }),
        campaigns: (place.moduleId ? await campaignsHere(shop, place.moduleId, zoneIds) : []).map((row) =>
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
        response: { 200: Type.Array(StoreBanner), ...refusals },
      },
    },
    async ({ params, place }) => {
      const rows = await db
        .select({ banner: t.banners, zoneId: t.stores.zoneId })
        .from(t.banners)
        .innerJoin(t.stores, eq(t.stores.id, t.banners.storeId))
        .where(eq(t.banners.storeId, params.storeId))
        .orderBy(asc(t.banners.position));
      return rows.map(({ banner, zoneId }) => ({
        id: banner.id,
        title: words(banner.title, place),
        type: banner.type,
        image: banner.image,
        image_full_url: pictureUrl(place, 'banner', banner.image),
        status: 1 as const,
        data: banner.storeId,
        default_link: banner.link,
        zone_id: zoneId,
        module_id: banner.moduleId,
        featured: 0 as const,
        created_by: 'store',
      }));
    },
  );

  app.get(
    '/api/v1/advertisement/list',
    {
      config: { shared: true },
      schema: {
        operationId: 'advertisements',
        tags: ['banners'],
        summary: 'Paid places of newer deployments: none are sold here',
        response: { 200: Type.Array(Type.Object({})), ...refusals },
      },
    },
    async () => [],
  );
}
