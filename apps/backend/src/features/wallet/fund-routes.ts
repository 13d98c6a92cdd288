/** Funding a wallet: opening the payment, and bonuses (contract §8.1). */
import Type from 'typebox';
import { Flag, Id, errorResponses, Text } from '@shop/contract/common';
import { readAmount } from '@shop/util';
import type { Shop } from '../../context';
import { DIGITS } from '../../present';
import { readCallback } from '../payments/open';
import { customerOf } from '../shoppers/caller';
import { Amount } from './entries';
import { presentBonus } from './present';
import { runningBonuses } from './queries';
import { openFunding } from './service';

const tags = ['customer'];

export function fundRoutes(shop: Shop): void {
  const { app, db, clock } = shop;
  app.get(
    '/api/v1/customer/wallet/bonuses',
    {
      schema: {
        operationId: 'walletBonuses',
        tags,
        response: {
          200: Type.Array(
            Type.Object({
              id: Id,
              title: Text,
              description: Text,
              bonus_type: Text,
              bonus_amount: Type.Number(),
              minimum_add_amount: Type.Number(),
              maximum_bonus_amount: Type.Number(),
              start_date: Text,
              end_date: Text,
              status: Flag,
            }),
          ),
          ...errorResponses,
        },
      },
    },
    async ({ place }) => {
      await customerOf(db, place);
      return (await runningBonuses(db, clock())).map((row) => presentBonus(row, place));
    },
  );

  app.post(
    '/api/v1/customer/wallet/add-fund',
    {
      schema: {
        operationId: 'fillWallet',
        tags,
        body: Type.Object({
          amount: Amount,
          payment_method: Type.String({ minLength: 1, maxLength: 40 }),
          payment_platform: Type.Optional(Text),
          callback: Type.String({ minLength: 1, maxLength: 2000 }),
        }),
        response: { 200: Type.Object({ redirect_link: Text }), ...errorResponses },
      },
    },
    async ({ body, place }) => {
      const amount = readAmount(body.amount, DIGITS) ?? 0;
      const callback = () => readCallback(shop, body.callback, place);
      const id = await openFunding(shop, { amount, gateway: body.payment_method, callback }, place);
      return { redirect_link: `${place.origin}/payment-mobile/${id}` };
    },
  );
}
