/** Text pages (contract §8.4), and every public address for sitemaps. */
import { asc, count, eq, isNull } from 'drizzle-orm';
import Type from 'typebox';
import { Id, PageQuery, paged, refusals, Text } from '@shop/contract/common';
import type { Shop } from '../../context';
import * as t from '../../db/schema';
import { words } from '../../present';
import { tallyOfItems } from '../items/tallies';
import { APPLICATIONS, PAGES } from './texts';

/** The names that older deployments serve at the root of the site. */
const OLD_NAMES: Record<string, string> = { refund: 'refund-policy' };
const KINDS = ['stores', 'items', 'categories'] as const;

export function pageRoutes({ app, db, clock }: Shop): void {
  const tags = ['pages'];
  for (const [name, text] of Object.entries(PAGES))
    app.get(
      `/api/v1/${name}`,
      {
        config: { shared: 'anywhere' },
        schema: {
          operationId: `page ${name}`,
          tags,
          summary: 'HTML as a JSON string; clients sanitise it',
          response: { 200: Text, ...refusals },
        },
      },
      async ({ place }, reply) =>
        // A bare string would be sent as plain text.
        reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(words(text, place)),
    );
  for (const name of [...Object.keys(PAGES).filter((entry) => entry !== 'refund-policy'), 'refund'])
    app.get(`/${name}`, { config: { shared: 'anywhere' }, schema: { hide: true } }, async ({ place }, reply) =>
      reply.type('text/html; charset=utf-8').send(words(PAGES[OLD_NAMES[name] ?? name] as t.Words, place)),
    );

  // The provider's own site takes applications; the reference says whom to write to (ROUTE-46).
  for (const [path, text] of Object.entries(APPLICATIONS))
    app.get(path, { schema: { hide: true } }, async ({ place }, reply) =>
      reply.type('text/html; charset=utf-8').send(words(text, place)),
    );

  app.get(
    '/api/v1/sitemap/:kind',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'publicAddresses',
        tags,
        summary: 'Slugs of everything that has a public page, for sitemaps',
        params: Type.Object({ kind: Type.Union(KINDS.map((kind) => Type.Literal(kind))) }),
        querystring: Type.Object(PageQuery),
        response: {
          200: paged('data', Type.Object({ id: Id, slug: Text, module_id: Id })),
          ...refusals,
        },
      },
    },
    async ({ params, query: { limit = 10, offset = 1 } }) => {
      const table = { stores: t.stores, items: t.items, categories: t.categories }[params.kind as 'stores'];
      const isItems = params.kind === 'items';
      // The ids are passed over in their index, and only the page's own rows are read.
      const ids = db
        .select({ id: table.id })
        .from(table)
        .where(isItems ? isNull(t.items.campaignFrom) : undefined)
        .orderBy(asc(table.id))
        .limit(limit)
        .offset((offset - 1) * limit)
        .as('page');
      const rows = await db
        .select({ id: table.id, slug: table.slug, moduleId: table.moduleId })
        .from(table)
        .innerJoin(ids, eq(ids.id, table.id))
        .orderBy(asc(table.id));
      const [total] = await (isItems ? tallyOfItems(db, clock(), {}) : db.select({ total: count() }).from(table));
      return {
        total_size: total?.total ?? 0,
        limit,
        offset,
        data: rows.map(({ id, slug, moduleId }) => ({ id, slug, module_id: moduleId })),
      };
    },
  );
}
