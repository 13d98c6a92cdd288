/** What may be done with an order afterwards: pay it otherwise, tell of a transfer, ask for the money back (contract §7.6). */
import { eq } from 'drizzle-orm';
import Type from 'typebox';
import { GuestId } from '@shop/contract/cart';
import { Flag, Id, Message, Nullable, refusals, Text } from '@shop/contract/common';
import { mayBecome } from '@shop/domain/tracking';
import type { Shop } from '../../app';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';
import { say } from '../../messages';
import { words } from '../../present';
import { Refusal } from '../../refusal';
import { OFFLINE_METHODS } from '../payments/offline';
import { keepImages } from '../uploads/store';
import { customerOf, shopperOf, type Shopper } from '../shoppers/caller';
import { addToWallet, walletBalance } from '../wallet/ledger';
import { moveOrder } from './move';
import { reviveOrder } from './unpaid';
import { findOrder, type OrderRow } from './queries';

const OrderId = Type.Union([Id, Type.String({ pattern: '^[0-9]{1,9}$' })]);
const REASONS = [
  { en: 'Something was missing', ar: 'كان هناك نقص' },
  { en: 'It was damaged or spoiled', ar: 'كان تالفًا' },
  { en: 'It was not what I ordered', ar: 'لم يكن ما طلبته' },
  { en: 'It came much too late', ar: 'وصل متأخرًا جدًا' },
];
const NOT_INPUTS = new Set(['order_id', 'method_id', 'customer_note', 'guest_id', '_method']);

export function afterOrderRoutes({ app, db, clock, live, config }: Shop): void {
  const tags = ['orders'];
  const says = { 200: Message, ...refusals };
  /** @throws Refusal 404, the same for an unknown order and for somebody else's */
  const ownOrder = async (executor: Executor, shopper: Shopper, said: string | number): Promise<OrderRow> => {
    const id = Number(said);
    const order = Number.isSafeInteger(id) && id < 2 ** 31 ? await findOrder(executor, id) : null;
    if (!order || order.shopperId !== shopper.id) throw new Refusal(404, 'order', 'orderUnknown');
    return order;
  };
  const isOpen = (order: OrderRow) => !order.isPaid && ['pending', 'failed'].includes(order.status);

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
      const shopper = await shopperOf(db, place, body.guest_id);
      await db.transaction(async (tx) => {
        const order = await ownOrder(tx, shopper, body.order_id);
        if (!isOpen(order) || order.paymentMethod === 'cash_on_delivery')
          throw new Refusal(403, 'payment_method', 'paymentDone');
        if (order.status === 'failed') await reviveOrder(tx, order, clock());
        await tx.update(t.orders).set({ paymentMethod: 'cash_on_delivery' }).where(eq(t.orders.id, order.id));
      });
      await live.orderChanged(Number(body.order_id));
      return { message: say('paymentChanged', place.language) };
    },
  );

  app.post(
    '/api/v1/customer/order/wallet-payment',
    {
      schema: { operationId: 'payFromWallet', tags, body: Type.Object({ order_id: OrderId }), response: says },
    },
    async ({ body, place }) => {
      const customer = await customerOf(db, place);
      const shopper = { id: customer.id, isGuest: false };
      await db.transaction(async (tx) => {
        const order = await ownOrder(tx, shopper, body.order_id);
        if (!isOpen(order)) throw new Refusal(403, 'payment_method', 'paymentDone');
        const debit = order.total - order.walletPaid;
        if ((await walletBalance(tx, customer.id)) < debit) throw new Refusal(400, 'wallet', 'walletShort');
        await addToWallet(tx, {
          customerId: customer.id,
          kind: 'order_place',
          debit,
          reference: `order:${order.id}`,
          at: clock(),
        });
        await tx
          .update(t.orders)
          .set({ paymentMethod: 'wallet', isPaid: true, walletPaid: order.total })
          .where(eq(t.orders.id, order.id));
        if (order.status === 'failed') await reviveOrder(tx, order, clock());
        else await moveOrder(tx, order, 'confirmed', clock());
      });
      await live.orderChanged(Number(body.order_id));
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
        const shopper = await shopperOf(db, place, body.guest_id);
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
          const order = await ownOrder(tx, shopper, body.order_id);
          if (order.paymentMethod !== 'offline_payment' || order.isPaid)
            throw new Refusal(403, 'payment_method', 'paymentDone');
          const row = { methodId: method.id, inputs, note: body.customer_note ?? '', status: 'pending' as const };
          await tx
            .insert(t.offlinePayments)
            .values({ orderId: order.id, createdAt: clock(), ...row })
            .onConflictDoUpdate({ target: t.offlinePayments.orderId, set: row });
        });
        await live.orderChanged(Number(body.order_id));
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
      const images = await keepImages(config, sentFiles, 'image', 'refund');
      await db.transaction(async (tx) => {
        const order = await ownOrder(tx, { id: customer.id, isGuest: false }, body.order_id);
        if (!order.isPaid || !mayBecome(order.status as 'refund_requested', 'refund_requested'))
          throw new Refusal(403, 'order', 'refundRefused');
        if (!(await moveOrder(tx, order, 'refund_requested', clock())))
          throw new Refusal(403, 'order', 'refundRefused');
        await tx.insert(t.refunds).values({
          orderId: order.id,
          reason: body.customer_reason,
          note: body.customer_note ?? '',
          images,
          // Contract §11.8: what was bought, without delivery and tip.
          amount: Math.max(0, order.total - order.deliveryCharge - order.tip),
          createdAt: clock(),
        });
      });
      await live.orderChanged(Number(body.order_id));
      return { message: say('refundAsked', place.language) };
    },
  );
}
