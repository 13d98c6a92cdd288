/** Funding a wallet: opening the payment, and bonuses (contract §8.1). */
import Type from 'typebox';
import { errorResponses } from '@shop/contract/common';
import { AddFund, PaymentLink, WireBonus } from '@shop/contract/wallet';
import { readAmount } from '@shop/util';
import type { Shop } from '../../context';
import { DECIMALS } from '../../present';
import { readCallback } from '../payments/open';
import { customerOf } from '../shoppers/caller';
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
          200: Type.Array(WireBonus),
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
        body: AddFund,
        response: { 200: PaymentLink, ...errorResponses },
      },
    },
    async ({ body, place }) => {
      const amount = readAmount(body.amount, DECIMALS) ?? 0;
      const callback = () => readCallback(shop, body.callback, place);
      const id = await openFunding(shop, { amount, gateway: body.payment_method, callback }, place);
      return { redirect_link: `${place.origin}/payment-mobile/${id}` };
    },
  );
}
