/** Banners of a module (contract §4.1). */
import { and, asc, eq } from 'drizzle-orm';
import Type from 'typebox';
import { refusals } from '@shop/contract/common';
import { WireStore } from '@shop/contract/store';
import { WireItem } from '@shop/contract/item';
import type { Shop } from '../../app';
import * as t from '../../db/schema';
import { zonesOf } from '../../plugins/place';
import { pictureUrl, tintOfPicture, words } from '../../present';
import { tintOf } from '../../world/pictures/draw';
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

export function bannerRoutes({ app, db, clock }: Shop): void {
  app.get(
    '/api/v1/banners',
    {
      schema: {
        operationId: 'banners',
        tags: ['banners'],
        response: {
          200: Type.Object({ banners: Type.Array(WireBanner), campaigns: Type.Array(Type.Unknown()) }),
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
        .where(and(place.moduleId ? eq(t.banners.moduleId, place.moduleId) : undefined))
        .orderBy(asc(t.banners.position));
      const stores = await findStoresById(
        db,
        rows.flatMap(({ storeId }) => storeId ?? []),
      );
      const items = await findItemsById(
        db,
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
        campaigns: [],
      };
    },
  );
}
