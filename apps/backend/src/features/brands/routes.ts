/** Brands and their items (contract §4.4). */
import { asc, eq } from 'drizzle-orm';
import Type from 'typebox';
import { Flag, Id, PageQuery, refusals, Text } from '@shop/contract/common';
import type { Shop } from '../../context';
import * as t from '../../db/schema';
import { moduleOf } from '../../plugins/place';
import { pictureUrl, words } from '../../present';
import { Refusal } from '../../refusal';
import { hereOf, itemsPage, Products } from '../items/pages';
import { talliesBy } from '../items/tallies';

const WireBrand = Type.Object({
  id: Id,
  name: Text,
  slug: Text,
  image: Text,
  image_full_url: Text,
  status: Flag,
  module_id: Id,
  items_count: Type.Integer(),
});
const Key = Type.Object({ key: Type.String({ minLength: 1, maxLength: 200 }) });

export function brandRoutes(shop: Shop): void {
  const { app, db } = shop;
  const tags = ['brands'];
  app.get(
    '/api/v1/brand',
    {
      config: { shared: 'anywhere' },
      schema: { operationId: 'brands', tags, response: { 200: Type.Array(WireBrand), ...refusals } },
    },
    async (request) => {
      const { place } = request;
      const counts = await talliesBy(db, 'brandId');
      const rows = await db
        .select()
        .from(t.brands)
        .where(eq(t.brands.moduleId, moduleOf(request)))
        .orderBy(asc(t.brands.id));
      return rows.map((row) => ({
        id: row.id,
        name: words(row.name, place),
        slug: row.slug,
        image: row.image,
        image_full_url: pictureUrl(place, 'category', row.image),
        status: 1 as const,
        module_id: row.moduleId,
        items_count: counts.get(row.id) ?? 0,
      }));
    },
  );
  app.get(
    '/api/v1/brand/items/:key',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'brandItems',
        tags,
        params: Key,
        querystring: Type.Object(PageQuery),
        response: { 200: Products, ...refusals },
      },
    },
    async (request) => {
      const { key } = request.params;
      const [brand] = await db
        .select({ id: t.brands.id })
        .from(t.brands)
        .where(/^\d{1,9}$/.test(key) ? eq(t.brands.id, Number(key)) : eq(t.brands.slug, key));
      if (!brand) throw new Refusal(404, 'brand', 'brandUnknown');
      return itemsPage(shop, request, { ...hereOf(request, {}), brandId: brand.id }, 'popular', request.query);
    },
  );
}
