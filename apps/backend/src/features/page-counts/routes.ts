/**
 * Page rate limits, shared by all storefront processes, which have no database (decision 054). It counts for the
 * address that the call comes from, so nobody can use up another address's limit.
 */
import Type from 'typebox';
import type { Shop } from '../../context';
import { addCalls, counterKey } from '../accounts/throttle';

const MINUTE = 60_000;
const MAX_PAGES = 100_000;

export function pageCountRoutes({ app, db }: Shop): void {
  app.post(
    '/internal/pages',
    {
      schema: {
        hide: true,
        body: Type.Object({ pages: Type.Integer({ minimum: 1, maximum: MAX_PAGES }) }),
        response: { 200: Type.Object({ pages: Type.Integer(), since: Type.String() }) },
      },
    },
    async ({ body, place }, reply) => {
      const { count, since } = await addCalls(
        db,
        { key: counterKey('pages', place.address), window: MINUTE },
        body.pages,
        new Date(),
      );
      return reply.header('cache-control', 'no-store').send({ pages: count, since: since.toISOString() });
    },
  );
}
