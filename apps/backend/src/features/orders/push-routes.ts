/** The device that is told of a guest's order (decision 148). */
import { OrderPush } from '@shop/contract/account';
import { Message, errorResponses } from '@shop/contract/common';
import type { Shop } from '../../context';
import { translate } from '../../messages';
import { saveOrderPush } from './order-push';

export function orderPushRoutes(shop: Shop): void {
  shop.app.put(
    '/api/v1/customer/order/push-subscription',
    {
      schema: {
        operationId: 'saveOrderPush',
        tags: ['orders'],
        summary: "The device that is told of a guest's order (an extension of the contract)",
        body: OrderPush,
        response: { 200: Message, ...errorResponses },
      },
    },
    async ({ body, place }) => {
      await saveOrderPush(shop, body, place);
      return { message: translate('saved', place.language) };
    },
  );
}
