/** Refund requests (contract §7.6). */
import Type from 'typebox';
import { Flag, Id, Message, Nullable, errorResponses, Text } from '@shop/contract/common';
import type { Shop } from '../../context';
import { translate } from '../../messages';
import { localize } from '../../present';
import { customerOf } from '../shoppers/caller';
import { withImages } from '../uploads/store';
import { requestRefund } from './request-refund';
import { idOfOrder } from './number';
import { OrderId } from './request';

const REASONS = [
  { en: 'Something was missing', ar: 'كان هناك نقص' },
  { en: 'It was damaged or spoiled', ar: 'كان تالفًا' },
  { en: 'It was not what I ordered', ar: 'لم يكن ما طلبته' },
  { en: 'It came much too late', ar: 'وصل متأخرًا جدًا' },
];

export function refundRoutes(shop: Shop): void {
  const { app, db, config, live } = shop;
  const tags = ['orders'];

  app.get(
    '/api/v1/customer/order/refund-reasons',
    {
      schema: {
        operationId: 'refundReasons',
        tags,
        response: {
          200: Type.Object({ refund_reasons: Type.Array(Type.Object({ id: Id, reason: Text, status: Flag })) }),
          ...errorResponses,
        },
      },
    },
    async ({ place }) => ({
      refund_reasons: REASONS.map((reason, index) => ({
        id: index + 1,
        reason: localize(reason, place),
        status: 1 as const,
      })),
    }),
  );

  app.post(
    '/api/v1/customer/order/refund-request',
    {
      config: { files: 6 },
      schema: {
        operationId: 'askRefund',
        tags,
        body: Type.Object({
          order_id: OrderId,
          customer_reason: Type.String({ minLength: 1, maxLength: 200 }),
          customer_note: Type.Optional(Nullable(Type.String({ maxLength: 1000 }))),
        }),
        response: { 200: Message, ...errorResponses },
      },
    },
    async ({ body, place, sentFiles }) => {
      const customer = await customerOf(db, place);
      const orderId = await idOfOrder(db, body.order_id);
      const request = { orderId, reason: body.customer_reason, note: body.customer_note ?? '' };
      await withImages(config, sentFiles, { field: 'image', folder: 'refund' }, (images) =>
        requestRefund(shop, customer, request, images),
      );
      await live.orderChanged(orderId);
      return { message: translate('refundAsked', place.language) };
    },
  );
}
