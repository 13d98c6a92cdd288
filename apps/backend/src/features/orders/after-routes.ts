/** What may be done with an order afterwards: pay it otherwise, tell of a transfer, ask for the money back (contract §7.6). */
import Type from 'typebox';
import { GuestId } from '@shop/contract/cart';
import { Flag, Id, Message, Nullable, refusals, Text } from '@shop/contract/common';
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';
import { say } from '../../messages';
import { words } from '../../present';
import { Refusal } from '../../refusal';
import { OFFLINE_METHODS } from '../payments/offline';
import { withImages } from '../uploads/store';
import { customerOf, shopperOf, type Shopper } from '../shoppers/caller';
import { offeredAt } from '../payments/offered';
import { changeOrder, type Actor } from './change';
import { findOrder } from './queries';
import { idOfOrder } from './number';

const OrderId = Type.Union([Id, Type.String({ pattern: '^[0-9]{1,9}$' })]);
const REASONS = [
  { en: 'Something was missing', ar: 'كان هناك نقص' },
  { en: 'It was damaged or spoiled', ar: 'كان تالفًا' },
  { en: 'It was not what I ordered', ar: 'لم يكن ما طلبته' },
  { en: 'It came much too late', ar: 'وصل متأخرًا جدًا' },
];
const NOT_INPUTS = new Set(['order_id', 'method_id', 'customer_note', 'guest_id', '_method']);

export function afterOrderRoutes({ app, db, clock, live, config, zones }: Shop): void {
  const tags = ['orders'];
  const says = { 200: Message, ...refusals };
  const own = (shopper: Pick<Shopper, 'id'>): Actor => ({ who: 'customer', shopperId: shopper.id });
  /** An order that was given up is taken up again by whoever pays it otherwise. */
  const takeUp = async (tx: Executor, orderId: number, actor: Actor) => {
    if ((await findOrder(tx, orderId))?.status === 'failed')
      await changeOrder(tx, orderId, 'retry', actor, { at: clock() });
  };

  app.put(
    '/api/v1/customer/order/payment-method',
    {
      schema: {
        operationId: 'payInCash',
        tags,
        summary: 'An order that was not paid digitally is to be paid in cash',
        body: Type.Object({ order_id: OrderId, guest_id: Type.Optional(Nullable(GuestId)) }),
        response: says,
      },
    },
    async ({ body, place }) => {
      const actor = own(await shopperOf(db, place, body.guest_id));
      const orderId = await idOfOrder(db, body.order_id);
      const allZones = await zones();
      await db.transaction(async (tx) => {
        const order = await findOrder(tx, orderId);
        if (!order) throw new Refusal(404, 'order', 'orderUnknown');
        await takeUp(tx, orderId, actor);
        const { cash } = offeredAt(config, allZones, order);
        await changeOrder(tx, orderId, 'choose_cash', actor, { at: clock(), cash });
      });
      await live.orderChanged(orderId);
      return { message: say('paymentChanged', place.language) };
    },
  );

  app.post(
    '/api/v1/customer/order/wallet-payment',
    {
      schema: { operationId: 'payFromWallet', tags, body: Type.Object({ order_id: OrderId }), response: says },
    },
    async ({ body, place }) => {
      const actor = own(await customerOf(db, place));
      const orderId = await idOfOrder(db, body.order_id);
      await db.transaction(async (tx) => {
        await takeUp(tx, orderId, actor);
        await changeOrder(tx, orderId, 'pay_from_wallet', actor, { at: clock() });
      });
      await live.orderChanged(orderId);
      return { message: say('paymentChanged', place.language) };
    },
  );

  for (const [path, operationId] of [
    ['offline-payment', 'tellTransfer'],
    ['offline-payment-update', 'changeTransfer'],
  ] as const)
    app.put(
      `/api/v1/customer/order/${path}`,
      {
        schema: {
          operationId,
          tags,
          body: Type.Object(
            {
              order_id: OrderId,
              method_id: OrderId,
              customer_note: Type.Optional(Nullable(Type.String({ maxLength: 1000 }))),
              guest_id: Type.Optional(Nullable(GuestId)),
            },
            { additionalProperties: true },
          ),
          response: says,
        },
      },
      async ({ body, place }) => {
        const actor = own(await shopperOf(db, place, body.guest_id));
        const orderId = await idOfOrder(db, body.order_id);
        const method = OFFLINE_METHODS.find(({ id }) => id === Number(body.method_id));
        if (!method) throw new Refusal(404, 'method_id', 'methodUnknown');
        const said = Object.entries(body).filter(([key]) => !NOT_INPUTS.has(key));
        const inputs = Object.fromEntries(
          method.inputs.map(({ key }) => [
            key,
            String(said.find(([name]) => name === key)?.[1] ?? '')
              .slice(0, 200)
              .trim(),
          ]),
        );
        const missing = method.inputs.find(({ key, required }) => required && !inputs[key]);
        if (missing) throw new Refusal(403, missing.key, 'fieldMissing', { field: words(missing.placeholder, place) });
        await db.transaction(async (tx) => {
          await changeOrder(tx, orderId, 'tell_transfer', actor, { at: clock() });
          const row = { methodId: method.id, inputs, note: body.customer_note ?? '', status: 'pending' as const };
          await tx
            .insert(t.offlinePayments)
            .values({ orderId, createdAt: clock(), ...row })
            .onConflictDoUpdate({ target: t.offlinePayments.orderId, set: row });
        });
        await live.orderChanged(orderId);
        return { message: say('saved', place.language) };
      },
    );

  app.get(
    '/api/v1/offline_payment_method_list',
    {
      schema: {
        operationId: 'offlineMethods',
        tags: ['start'],
        response: {
          200: Type.Array(
            Type.Object({
              id: Id,
              method_name: Text,
              method_fields: Type.Array(Type.Object({ input_name: Text, input_data: Text })),
              method_informations: Type.Array(
                Type.Object({ customer_input: Text, customer_placeholder: Text, is_required: Flag }),
              ),
              status: Flag,
            }),
          ),
          ...refusals,
        },
      },
    },
    async ({ place }) =>
      OFFLINE_METHODS.map(({ id, name, fields, inputs }) => ({
        id,
        method_name: words(name, place),
        method_fields: fields.map((field) => ({ input_name: field.name, input_data: field.value })),
        method_informations: inputs.map(({ key, placeholder, required }) => ({
          customer_input: key,
          customer_placeholder: words(placeholder, place),
          is_required: required ? (1 as const) : (0 as const),
        })),
        status: 1 as const,
      })),
  );

  app.get(
    '/api/v1/customer/order/refund-reasons',
    {
      schema: {
        operationId: 'refundReasons',
        tags,
        response: {
          200: Type.Object({ refund_reasons: Type.Array(Type.Object({ id: Id, reason: Text, status: Flag })) }),
          ...refusals,
        },
      },
    },
    async ({ place }) => ({
      refund_reasons: REASONS.map((reason, index) => ({
        id: index + 1,
        reason: words(reason, place),
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
        response: says,
      },
    },
    async ({ body, place, sentFiles }) => {
      const customer = await customerOf(db, place);
      const orderId = await idOfOrder(db, body.order_id);
      await withImages(config, sentFiles, { field: 'image', folder: 'refund' }, ({ names, keep }) =>
        db.transaction(async (tx) => {
          const order = await changeOrder(tx, orderId, 'ask_refund', own(customer), { at: clock() });
          await tx.insert(t.refunds).values({
            orderId: order.id,
            reason: body.customer_reason,
            note: body.customer_note ?? '',
            images: names,
            // Contract §11.8: what was bought, without delivery and tip.
            amount: Math.max(0, order.total - order.deliveryCharge - order.tip),
            createdAt: clock(),
          });
          await keep();
        }),
      );
      await live.orderChanged(orderId);
      return { message: say('refundAsked', place.language) };
    },
  );
}
