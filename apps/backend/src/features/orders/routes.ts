/** Calls of an order (contract §7). */
import { errorResponses } from '@shop/contract/common';
import { MostTip } from '@shop/contract/order';
import { minor } from '@shop/util';
import type { Shop } from '../../context';
import { major } from '../../present';
import { cacheForAMinute } from '../zones/queries';
import { buyAgainRoutes } from './buy-again-routes';
import { cancelRoutes } from './cancel-routes';
import { orderPaymentRoutes } from './payment-routes';
import { placeRoutes } from './place-routes';
import { orderPushRoutes } from './push-routes';
import { mostFrequentTip } from './queries';
import { readOrderRoutes } from './read-routes';
import { refundRoutes } from './refund-routes';
import { transferRoutes } from './transfer-routes';

export function orderRoutes(shop: Shop): void {
  placeRoutes(shop);
  readOrderRoutes(shop);
  buyAgainRoutes(shop);
  cancelRoutes(shop);
  orderPaymentRoutes(shop);
  transferRoutes(shop);
  refundRoutes(shop);
  orderPushRoutes(shop);
  tipRoutes(shop);
}

function tipRoutes({ app, db }: Shop): void {
  const mostTip = cacheForAMinute(() => mostFrequentTip(db));
  app.get(
    '/api/v1/most-tips',
    {
      schema: {
        operationId: 'mostTips',
        tags: ['orders'],
        response: { 200: MostTip, ...errorResponses },
      },
    },
    async () => {
      const tip = await mostTip();
      return { most_tips_amount: tip === null ? null : major(minor(tip)) };
    },
  );
}
