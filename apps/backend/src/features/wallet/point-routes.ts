/** Points: history, and transfer to the wallet (contract §8.2). */
import Type from 'typebox';
import { Message, PageQuery, errorResponses } from '@shop/contract/common';
import { TransferPoints, WireTransactions } from '@shop/contract/wallet';
import { readNumber } from '@shop/util';
import type { Shop } from '../../context';
import { translate } from '../../messages';
import { customerOf } from '../shoppers/caller';
import { presentPointEntry } from './present';
import { pointEntriesOf } from './queries';
import { transferPoints } from './service';

const tags = ['customer'];

export function pointRoutes(shop: Shop): void {
  const { app, db } = shop;
  app.get(
    '/api/v1/customer/loyalty-point/transactions',
    {
      schema: {
        operationId: 'pointTransactions',
        tags,
        querystring: Type.Object(PageQuery),
        response: { 200: WireTransactions, ...errorResponses },
      },
    },
    async ({ query, place }) => {
      const customer = await customerOf(db, place);
      const { limit = 10, offset = 1 } = query;
      const { rows, total } = await pointEntriesOf(db, customer.id, { limit, offset });
      return { total_size: total, limit, offset, data: rows.map(presentPointEntry) };
    },
  );

  app.post(
    '/api/v1/customer/loyalty-point/point-transfer',
    {
      schema: {
        operationId: 'transferPoints',
        tags,
        body: TransferPoints,
        response: { 200: Message, ...errorResponses },
      },
    },
    async ({ body, place }) => {
      await transferPoints(shop, place, readNumber(body.point) ?? 0);
      return { message: translate('pointsMoved', place.language) };
    },
  );
}
