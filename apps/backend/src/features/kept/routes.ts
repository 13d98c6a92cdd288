/** A customer downloads everything kept about them (PLUS-46): our extension of the contract. */
import type { Readable } from 'node:stream';
import Type from 'typebox';
import { errorResponses } from '@shop/contract/common';
import { WireKeptData } from '@shop/contract/kept-data';
import type { Shop } from '../../context';
import { dayOf } from '../../present';
import { countAttempt, counterOf } from '../accounts/throttle';
import { customerOf } from '../shoppers/caller';
import { keptFile } from './file';

export function keptRoutes({ app, db, clock }: Shop): void {
  app.get(
    '/api/v1/customer/kept-data',
    {
      schema: {
        operationId: 'keptData',
        tags: ['customer'],
        summary: 'Everything that is kept about the customer, as one file (an extension of the contract)',
        response: { 200: Type.Unsafe<Readable>(WireKeptData), ...errorResponses },
      },
    },
    async ({ place }, reply) => {
      const customer = await customerOf(db, place);
      const now = clock();
      await countAttempt(db, [counterOf('keptCustomer', customer.id)], now);
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="my-data-${dayOf(now)}.json"`)
        .type('application/json; charset=utf-8')
        .send(keptFile(db, customer, place, now));
    },
  );
}
