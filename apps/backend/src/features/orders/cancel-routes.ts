/** Cancelling an order, and why (contract §7.6). */
import { Message, errorResponses } from '@shop/contract/common';
import { CancelReasons, OrderCancel } from '@shop/contract/cancel';
import type { Shop } from '../../context';
import { translate } from '../../messages';
import { shopperOf } from '../shoppers/caller';
import { cancelOrder } from './read';

const REASONS = [
  { en: 'I changed my mind', ar: 'غيّرت رأيي' },
  { en: 'I ordered by mistake', ar: 'طلبت بالخطأ' },
  { en: 'It takes too long', ar: 'يستغرق وقتًا طويلًا' },
  { en: 'The address is wrong', ar: 'العنوان غير صحيح' },
];

export function cancelRoutes(shop: Shop): void {
  const { app, db } = shop;
  const tags = ['orders'];

  app.put(
    '/api/v1/customer/order/cancel',
    {
      config: { shownInLists: true },
      schema: { operationId: 'cancelOrder', tags, body: OrderCancel, response: { 200: Message, ...errorResponses } },
    },
    async ({ body, place }) => {
      await cancelOrder(shop, await shopperOf(db, place, body.guest_id), body);
      return { message: translate('orderCanceled', place.language) };
    },
  );

  app.get(
    '/api/v1/customer/order/cancellation-reasons',
    {
      schema: {
        operationId: 'cancellationReasons',
        tags,
        response: { 200: CancelReasons, ...errorResponses },
      },
    },
    async ({ place }) => ({
      total_size: REASONS.length,
      limit: 10,
      offset: 1,
      data: REASONS.map((reason, index) => ({
        id: index + 1,
        reason: reason[place.language],
        user_type: 'customer',
        status: 1,
      })),
    }),
  );
}
