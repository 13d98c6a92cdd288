/** Text pages (contract §8.4), and all public URLs for sitemaps. */
import Type from 'typebox';
import { PageQuery, errorResponses, Text } from '@shop/contract/common';
import { WirePublicPages } from '@shop/contract/page';
import type { Shop } from '../../context';
import { localize } from '../../present';
import { publicPagesOf, KINDS } from './queries';
import { APPLICATIONS, PAGES } from './texts';

export function pageRoutes({ app, db, clock }: Shop): void {
  const tags = ['pages'];
  for (const [name, text] of Object.entries(PAGES)) {
    app.get(
      `/api/v1/${name}`,
      {
        config: { shared: 'anywhere' },
        schema: {
          operationId: `page ${name}`,
          tags,
          summary: 'HTML as a JSON string; clients sanitise it',
          response: { 200: Text, ...errorResponses },
        },
      },
      async ({ place }, reply) =>
        // Fastify would send a bare string as plain text.
        reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(localize(text, place)),
    );
    // Older deployments serve the pages at these paths.
    const path = name === 'refund-policy' ? '/refund' : `/${name}`;
    app.get(path, { config: { shared: 'anywhere' }, schema: { hide: true } }, async ({ place }, reply) =>
      reply.type('text/html; charset=utf-8').send(localize(text, place)),
    );
  }

  // Applications are handled on the operator's own site; this page names the contact (ROUTE-46).
  for (const [path, text] of Object.entries(APPLICATIONS))
    app.get(path, { schema: { hide: true } }, async ({ place }, reply) =>
      reply.type('text/html; charset=utf-8').send(localize(text, place)),
    );

  app.get(
    '/api/v1/sitemap/:kind',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'publicAddresses',
        tags,
        summary: 'Slugs of all public pages, for sitemaps',
        params: Type.Object({ kind: Type.Union(KINDS.map((kind) => Type.Literal(kind))) }),
        querystring: Type.Object(PageQuery),
        response: {
          200: WirePublicPages,
          ...errorResponses,
        },
      },
    },
    async ({ params, query: { limit = 10, offset = 1 } }) => {
      const { rows, total } = await publicPagesOf(db, params.kind, clock(), { limit, offset });
      return {
        total_size: total,
        limit,
        offset,
        data: rows.map(({ id, slug, moduleId }) => ({ id, slug, module_id: moduleId })),
      };
    },
  );
}
