/** Common conditions and what helps (contract §4.4). */
import { asc, eq } from 'drizzle-orm';
import Type from 'typebox';
import { Flag, Id, PageQuery, refusals, Text } from '@shop/contract/common';
import type { Shop } from '../../context';
import * as t from '../../db/schema';
import { words } from '../../present';
import { Refusal } from '../../refusal';
import { hereOf, itemsPage, Products } from '../items/pages';
import { talliesBy } from '../items/tallies';

const WireCondition = Type.Object({ id: Id, name: Text, slug: Text, status: Flag, items_count: Type.Integer() });
const Key = Type.Object({ key: Type.String({ minLength: 1, maxLength: 200 }) });

export function conditionRoutes(shop: Shop): void {
  const { app, db } = shop;
  const tags = ['conditions'];
  app.get(
    '/api/v1/common-condition',
    {
      config: { shared: 'anywhere' },
      schema: { operationId: 'conditions', tags, response: { 200: Type.Array(WireCondition), ...refusals } },
    },
    async ({ place }) => {
      const counts = await talliesBy(db, 'conditionId');
      const rows = await db
        .select()
        .from(t.conditions)
        .where(place.moduleId === null ? undefined : eq(t.conditions.moduleId, place.moduleId))
        .orderBy(asc(t.conditions.id));
      return rows.map((row) => ({
        id: row.id,
        name: words(row.name, place),
        slug: row.slug,
        status: 1 as const,
        items_count: counts.get(row.id) ?? 0,
      }));
    },
  );
  app.get(
    '/api/v1/common-condition/items/:key',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'conditionItems',
        tags,
        params: Key,
        querystring: Type.Object(PageQuery),
        response: { 200: Products, ...refusals },
      },
    },
    async (request) => {
      const { key } = request.params;
      const [condition] = await db
        .select({ id: t.conditions.id })
        .from(t.conditions)
        .where(/^\d{1,9}$/.test(key) ? eq(t.conditions.id, Number(key)) : eq(t.conditions.slug, key));
      if (!condition) throw new Refusal(404, 'condition', 'conditionUnknown');
      const filter = { ...hereOf(request, {}), conditionId: condition.id };
      return itemsPage(shop, request, filter, 'popular', request.query);
    },
  );
}
