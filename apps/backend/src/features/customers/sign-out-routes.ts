/** Sign-out, and removal of the account (contract §6.2). */
import { Failure, Message, errorResponses } from '@shop/contract/common';
import type { Shop } from '../../context';
import { counted } from '../../counted';
import { translate, type MessageKey } from '../../messages';
import { formatAmount } from '../../present';
import type { RemovalObstacle } from '../accounts/removal';
import { signOut } from '../accounts/service';
import { PAYMENT_TIMEOUT } from '../orders/payment-timeouts';
import { removeAccount } from './service';

/** The error of each obstacle (contract §1.3). */
const OBSTACLES: Record<RemovalObstacle['why'], { code: string; key: MessageKey }> = {
  orders: { code: 'on-going', key: 'ordersRunning' },
  payment: { code: 'payment', key: 'paymentOpen' },
  wallet: { code: 'wallet', key: 'walletLeft' },
};

export function signOutRoutes(shop: Shop): void {
  const { app } = shop;
  const tags = ['customer'];
  const responses = { 200: Message, ...errorResponses };

  app.post(
    '/api/v1/customer/sign-out',
    {
      schema: {
        operationId: 'signOut',
        tags,
        summary: 'Revokes the token of the request and closes its live streams (an extension of the contract)',
        response: responses,
      },
    },
    async ({ place }) => {
      await signOut(shop, place);
      return { message: translate('signedOut', place.language) };
    },
  );

  app.delete(
    '/api/v1/customer/remove-account',
    { schema: { operationId: 'removeAccount', tags, response: { ...responses, 203: Failure } } },
    async ({ place }, reply) => {
      const obstacle = await removeAccount(shop, place);
      if (!obstacle) return { message: translate('accountRemoved', place.language) };
      const { code, key } = OBSTACLES[obstacle.why];
      const amount = formatAmount(obstacle.why === 'wallet' ? obstacle.amount : 0);
      const message = translate(key, place.language, { amount, minutes: counted(PAYMENT_TIMEOUT / 60_000, 'minute') });
      return reply.code(203).send({ errors: [{ code, message }], message });
    },
  );
}
