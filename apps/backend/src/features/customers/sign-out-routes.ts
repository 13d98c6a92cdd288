/** Sign-out, and removal of the account (contract §6.2). */
import { Failure, Message, errorResponses } from '@shop/contract/common';
import type { Shop } from '../../context';
import { translate } from '../../messages';
import { signOut } from '../accounts/service';
import { removeAccount } from './service';

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
      const isRemoved = await removeAccount(shop, place);
      if (isRemoved) return { message: translate('accountRemoved', place.language) };
      const message = translate('ordersRunning', place.language);
      return reply.code(203).send({ errors: [{ code: 'on-going', message }], message });
    },
  );
}
