/** Guests (contract §6.1): a large random id. */
import { NewGuest } from '@shop/contract/cart';
import { errorResponses } from '@shop/contract/common';
import type { Shop } from '../../context';
import { translate } from '../../messages';
import { shopperLimits, countGuest } from './shopper-limits';
import { newShopperId } from './caller';
import { insertGuest } from './queries';

export function guestRoutes({ app, db, clock, config }: Shop): void {
  const limits = shopperLimits(config);
  app.post(
    '/api/v1/auth/guest/request',
    {
      schema: {
        operationId: 'requestGuest',
        tags: ['auth'],
        response: { 200: NewGuest, ...errorResponses },
      },
    },
    async ({ place }) => {
      await countGuest(db, limits, place, clock());
      const id = newShopperId();
      await insertGuest(db, id, clock());
      return { message: translate('guestCreated', place.language), guest_id: id };
    },
  );
}
