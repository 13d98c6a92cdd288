/** The calls of an order: place, track, details, cancel, and the live stream (contract §7). */
import Type from 'typebox';
import { Message, Nullable, refusals } from '@shop/contract/common';
import {
  OrderCancel,
  OrderPlace,
  OrderPlaced,
  OrderQuery,
  OrdersQuery,
  WireOrder,
  WireOrderRow,
  WireOrders,
  WireTax,
} from '@shop/contract/order';
import type { Shop } from '../../context';
import { say } from '../../messages';
import { flag, major } from '../../present';
import { forAMinute } from '../zones/queries';
import { minor, type Minor } from '@shop/util';
import { withImages } from '../uploads/store';
import { placeOrder, quoteOrder } from './place';
import { mostGivenTip } from './queries';
import { presentOrder, presentOrderRows } from './present';
import { cancelOrder, listOrders, readOrder } from './read';
import { shopperIfAny, shopperOf } from '../shoppers/caller';

const REASONS = [
  { en: 'I changed my mind', ar: 'غيّرت رأيي' },
  { en: 'I ordered by mistake', ar: 'طلبت بالخطأ' },
  { en: 'It takes too long', ar: 'يستغرق وقتًا طويلًا' },
  { en: 'The address is wrong', ar: 'العنوان غير صحيح' },
];

export function orderRoutes(shop: Shop): void {
  const { app, db, clock, live } = shop;
  const tags = ['orders'];
  const mostTip = forAMinute(() => mostGivenTip(db));

  app.post(
    '/api/v1/customer/order/place',
    {
      config: { files: 6, shownInLists: true },
      schema: {
        operationId: 'placeOrder',
        tags,
        body: OrderPlace,
        headers: Type.Object({ 'idempotency-key': Type.Optional(Type.String({ minLength: 8, maxLength: 100 })) }),
        response: { 200: OrderPlaced, ...refusals },
      },
    },
    async (request) => {
      // Nobody's pictures are not kept.
      if (request.sentFiles.length > 0) await shopperOf(db, request.place, request.body.guest_id);
      const key = request.headers['idempotency-key'] ?? null;
      const of = { field: 'order_attachment', folder: 'order' } as const;
      const { answer, orderId } = await withImages(shop.config, request.sentFiles, of, (images) =>
        placeOrder(shop, request.body, request.place, key, images),
      );
      if (orderId !== null) await live.orderChanged(orderId);
      return answer;
    },
  );

  app.post(
    '/api/v1/customer/order/get-Tax',
    {
      schema: {
        operationId: 'quoteTax',
        tags,
        summary: 'The tax of an order before it is placed, with the figures beside it',
        body: OrderPlace,
        response: { 200: WireTax, ...refusals },
      },
    },
    async ({ body, place }) => {
      const price = await quoteOrder(shop, body, place);
      const amount = (figure: Minor | undefined) => major(figure ?? 0);
      return {
        tax_amount: amount(price?.tax),
        tax_included: flag(price?.taxIncluded ?? false),
        tax_status: price?.taxIncluded ? 'included' : 'excluded',
        order_amount: amount(price?.total),
        delivery_charge: amount(price?.delivery),
        additional_charge: amount(price?.additionalCharge),
        coupon_discount_amount: amount(price?.coupon),
      };
    },
  );

  app.get(
    '/api/v1/customer/order/track',
    { schema: { operationId: 'trackOrder', tags, querystring: OrderQuery, response: { 200: WireOrder, ...refusals } } },
    async ({ query, place }) =>
      presentOrder(await readOrder(shop, await shopperIfAny(db, place, query.guest_id), query, place), place, clock()),
  );

  for (const [path, operationId, running] of [
    ['list', 'orders', false],
    ['running-orders', 'runningOrders', true],
  ] as const)
    app.get(
      `/api/v1/customer/order/${path}`,
      { schema: { operationId, tags, querystring: OrdersQuery, response: { 200: WireOrders, ...refusals } } },
      async ({ query, place }) => {
        const { limit = 10, offset = 1, guest_id: guestId } = query;
        const shopper = await shopperOf(db, place, guestId);
        const { orders, total } = await listOrders(db, shopper, { running, limit, offset });
        return { total_size: total, limit, offset, orders: orders.map((order) => presentOrder(order, place, clock())) };
      },
    );

  app.get(
    '/api/v1/customer/order/details',
    {
      schema: {
        operationId: 'orderDetails',
        tags,
        querystring: OrderQuery,
        response: { 200: Type.Union([Type.Array(WireOrderRow), WireOrder]), ...refusals },
      },
    },
    async ({ query, place }) => {
      const full = await readOrder(shop, await shopperIfAny(db, place, query.guest_id), query, place);
      return full.parcel || full.order.prescription
        ? presentOrder(full, place, clock())
        : presentOrderRows(full, place);
    },
  );

  app.put(
    '/api/v1/customer/order/cancel',
    {
      config: { shownInLists: true },
      schema: { operationId: 'cancelOrder', tags, body: OrderCancel, response: { 200: Message, ...refusals } },
    },
    async ({ body, place }) => {
      await cancelOrder(shop, await shopperOf(db, place, body.guest_id), body);
      return { message: say('orderCanceled', place.language) };
    },
  );

  app.get(
    '/api/v1/customer/order/cancellation-reasons',
    {
      schema: {
        operationId: 'cancellationReasons',
        tags,
        response: {
          200: Type.Object({
            total_size: Type.Integer(),
            limit: Type.Integer(),
            offset: Type.Integer(),
            data: Type.Array(
              Type.Object({
                id: Type.Integer(),
                reason: Type.String(),
                user_type: Type.String(),
                status: Type.Integer(),
              }),
            ),
          }),
          ...refusals,
        },
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

  app.get(
    '/api/v1/most-tips',
    {
      schema: {
        operationId: 'mostTips',
        tags,
        response: { 200: Type.Object({ most_tips_amount: Nullable(Type.Number()) }), ...refusals },
      },
    },
    async () => {
      const tip = await mostTip();
      return { most_tips_amount: tip === null ? null : major(minor(tip)) };
    },
  );
}
