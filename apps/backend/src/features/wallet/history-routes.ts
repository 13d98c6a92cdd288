/** The wallet's history (contract §8.1). */
import Type from 'typebox';
import { PageQuery, errorResponses } from '@shop/contract/common';
import { WireTransactions } from '@shop/contract/wallet';
import type { Shop } from '../../context';
import { customerOf } from '../shoppers/caller';
import { presentWalletEntry } from './present';
import { walletEntriesOf, type WalletKind } from './queries';

/** Entry kinds of each filter of the wallet page. */
const KINDS: Record<string, WalletKind[]> = {
  order: ['order_place', 'order_refund', 'partial_payment', 'late_order'],
  loyalty_point: ['loyalty_point'],
  add_fund: ['add_fund'],
  referrer: ['referrer'],
  CashBack: [],
};

export function walletHistoryRoutes({ app, db }: Shop): void {
  app.get(
    '/api/v1/customer/wallet/transactions',
    {
      schema: {
        operationId: 'walletTransactions',
        tags: ['customer'],
        querystring: Type.Object({ ...PageQuery, type: Type.Optional(Type.String({ maxLength: 40 })) }),
        response: { 200: WireTransactions, ...errorResponses },
      },
    },
    async ({ query, place }) => {
      const customer = await customerOf(db, place);
      const { limit = 10, offset = 1, type } = query;
      const kinds = type && type !== 'all' ? (KINDS[type] ?? []) : null;
      const { rows, total } = await walletEntriesOf(db, customer.id, kinds, { limit, offset });
      return { total_size: total, limit, offset, data: rows.map(presentWalletEntry) };
    },
  );
}
