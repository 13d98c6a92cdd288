/** The newsletter (contract §6.2). */
import Type from 'typebox';
import { Message, errorResponses } from '@shop/contract/common';
import { isEmail } from '@shop/domain/checkout';
import type { Shop } from '../../context';
import { translate } from '../../messages';
import { DomainError } from '../../domain-error';
import { counterOf, countAttempt } from '../accounts/throttle';
import { normalizeEmail } from '../accounts/person';
import { insertSubscriber } from './queries';

export function newsletterRoutes({ app, db, clock }: Shop): void {
  app.post(
    '/api/v1/newsletter/subscribe',
    {
      schema: {
        operationId: 'subscribe',
        tags: ['newsletter'],
        body: Type.Object({ email: Type.String({ maxLength: 200 }) }),
        response: { 200: Message, ...errorResponses },
      },
    },
    async ({ body, place }) => {
      const email = normalizeEmail(body.email);
      if (!isEmail(email)) throw new DomainError(403, 'email', 'emailMalformed');
      // The answer tells whether an address is subscribed.
      await countAttempt(db, [counterOf('newsletterAddress', place.address)], clock());
      if (!(await insertSubscriber(db, email, clock()))) throw new DomainError(403, 'email', 'subscribedTwice');
      return { message: translate('subscribed', place.language) };
    },
  );
}
