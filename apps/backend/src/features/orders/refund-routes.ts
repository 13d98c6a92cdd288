/** Refund requests (contract §7.6). */
import Type from 'typebox';
import { Value } from 'typebox/value';
import type { RefundLine } from '@shop/domain';
import { MOST_LINES, MOST_UNITS } from '@shop/util';
import { Message, errorResponses, RowId } from '@shop/contract/common';
import { AskRefund, RefundReasons } from '@shop/contract/review';
import type { Shop } from '../../context';
import { DomainError } from '../../domain-error';
import { translate } from '../../messages';
import { localize } from '../../present';
import { shopperOf } from '../shoppers/caller';
import { KeyHeader } from '../shoppers/once';
import { withImages } from '../uploads/store';
import { requestRefund } from './request-refund';
import { idOfOrder } from './number';
import { parseJson } from './request';

const REASONS = [
  { en: 'Something was missing', ar: 'نقص في الطلب' },
  { en: 'It was damaged or spoiled', ar: 'وصل تالفًا أو فاسدًا' },
  { en: 'It was not what I ordered', ar: 'ليس ما طلبته' },
  { en: 'It came much too late', ar: 'وصل متأخرًا جدًا' },
];

const Lines = Type.Array(Type.Object({ id: RowId, quantity: Type.Integer({ minimum: 1, maximum: MOST_UNITS }) }), {
  maxItems: MOST_LINES,
});

/** The chosen rows of the order; none: all of it. @throws DomainError 403 when the text is no such list */
function linesOf(items: AskRefund['items']): RefundLine<number>[] {
  if (!items) return [];
  const wire = parseJson(items);
  if (!Value.Check(Lines, wire)) throw new DomainError(403, 'items', 'refundLines');
  return wire.map(({ id, quantity }) => ({ rowId: id, quantity }));
}

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
          200: RefundReasons,
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
        body: AskRefund,
        headers: KeyHeader,
        response: { 200: Message, ...errorResponses },
      },
    },
    async ({ body, place, sentFiles, headers }) => {
      const shopper = await shopperOf(db, place, body.guest_id);
      const orderId = await idOfOrder(db, body.order_id);
      const lines = linesOf(body.items);
      const request = { orderId, reason: body.customer_reason, note: body.customer_note ?? '', lines };
      const key = headers['idempotency-key'];
      await withImages(config, sentFiles, { field: 'image', folder: 'refund' }, (images) =>
        requestRefund(shop, shopper, { ...request, key }, images),
      );
      await live.orderChanged(orderId);
      return { message: translate('refundAsked', place.language) };
    },
  );
}
