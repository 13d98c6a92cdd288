/** The payment page (contract §7.4): a sandbox with three buttons; it returns to the storefront with `flag`. */
import { eq } from 'drizzle-orm';
import Type from 'typebox';
import { refusals } from '@shop/contract/common';
import { legalStep } from '@shop/domain/order-steps';
import { formatMoney, minor } from '@shop/util';
import type { FastifyReply } from 'fastify';
import type { Shop } from '../../context';
import type { StripeConfig } from '../../config';
import * as t from '../../db/schema';
import { directionOf, type Language } from '../../languages';
import { say } from '../../messages';
import { DIGITS } from '../../present';
import type { RequestPlace } from '../../plugins/place';
import { Refusal } from '../../refusal';
import { SHOP } from '../../shop';
import { factsOf } from '../orders/change';
import { findOrder, findOrderByNumber, type OrderRow } from '../orders/queries';
import { openPayment, readCallback } from './open';
import { settlePayment, type Outcome } from './settle';
import { checkoutOutcome, openCheckout, readReport } from './stripe';

const OUTCOMES = ['success', 'fail', 'cancel'] as const;
const LABELS = { success: 'payNow', fail: 'payFail', cancel: 'payCancel' } as const;
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function pageOf(payment: typeof t.payments.$inferSelect, language: Language): string {
  const amount = formatMoney(minor(payment.amount), { ...SHOP.currency, digits: DIGITS });
  const form = (outcome: Outcome) =>
    `<form method="post" action="/payment-mobile/${payment.id}/${outcome}"><button>${escape(say(LABELS[outcome], language))}</button></form>`;
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escape(say('payTitle', language))}</title><style>body{font:16px/1.5 system-ui,sans-serif;max-width:420px;margin:12vh auto;padding:0 20px;text-align:center;color:#1c1917;background:#faf9f7}h1{font-size:1.5rem}p.amount{font-size:2.25rem;font-weight:700;margin:.5em 0}button{width:100%;min-height:48px;margin:6px 0;border:1px solid #d6d3d1;border-radius:24px;background:#fff;font:inherit;font-weight:600;cursor:pointer}form:first-of-type button{background:#0f6b4f;border-color:#0f6b4f;color:#fff}</style></head><body><h1>${escape(say('payTitle', language))}</h1><p>${escape(say('payText', language))}</p><p class="amount"><bdi>${escape(amount)}</bdi></p>${OUTCOMES.map(form).join('')}</body></html>`;
}

const callbackOf = ({ callback, status }: typeof t.payments.$inferSelect): string => {
  const back = new URL(callback);
  back.searchParams.set('flag', status);
  return back.href;
};

export function paymentRoutes(shop: Shop): void {
  const { app, db, config } = shop;
  const Key = Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{10,60}$' }) });
  const known = async (id: string) => {
    const [payment] = await db.select().from(t.payments).where(eq(t.payments.id, id));
    if (!payment) throw new Refusal(404, 'payment', 'paymentUnknown');
    return payment;
  };

  const takesCard = (order: OrderRow) => legalStep('pay_by_card', factsOf(order), 'gateway') !== null;
  /** Nobody is asked for money that would go back at once: what its order does not take any more ends here. */
  async function stillWanted(payment: typeof t.payments.$inferSelect): Promise<typeof t.payments.$inferSelect> {
    if (payment.status !== 'pending' || payment.orderId === null) return payment;
    const order = await findOrder(db, payment.orderId);
    if (order && takesCard(order)) return payment;
    // Who left for the gateway before may be paying there right now: only the gateway ends that.
    if (payment.gatewayRef) return payment;
    return (await settlePayment(shop, payment.id, 'cancel')) ?? payment;
  }

  /** To Stripe's page, and from there back to `…/return`; a payment that has ended goes straight there. */
  async function leaveForStripe(
    stripe: StripeConfig,
    payment: typeof t.payments.$inferSelect,
    place: RequestPlace,
    reply: FastifyReply,
  ) {
    const backTo = `${place.origin}/payment-mobile/${payment.id}/return`;
    if (payment.status !== 'pending') return reply.redirect(backTo, 303);
    const { id, amount } = payment;
    const order = payment.orderId === null ? null : await findOrder(db, payment.orderId);
    const title = order ? `#${order.number}` : say('payWallet', place.language);
    const { ref, url } = await openCheckout(stripe, { id, amount, title, language: place.language, backTo });
    await db.update(t.payments).set({ gatewayRef: ref }).where(eq(t.payments.id, id));
    return reply.header('cache-control', 'no-store').redirect(url, 303);
  }

  app.get(
    '/payment-mobile',
    {
      schema: {
        operationId: 'payOrder',
        tags: ['payments'],
        summary: 'Opens the gateway for an order that is to be paid digitally',
        querystring: Type.Object({
          order_id: Type.String({ pattern: '^[0-9]{1,9}$' }),
          customer_id: Type.String({ pattern: '^[0-9]{1,16}$' }),
          payment_method: Type.String({ minLength: 1, maxLength: 40 }),
          payment_platform: Type.Optional(Type.String({ maxLength: 40 })),
          callback: Type.String({ minLength: 1, maxLength: 2000 }),
        }),
      },
    },
    async ({ query, place }, reply) => {
      const order = await findOrderByNumber(db, Number(query.order_id));
      if (!order || String(order.shopperId) !== query.customer_id) throw new Refusal(404, 'order', 'orderUnknown');
      if (!takesCard(order)) throw new Refusal(403, 'order', 'paymentDone');
      const id = await openPayment(shop, {
        shopperId: order.shopperId,
        orderId: order.id,
        amount: order.total - order.held,
        gateway: query.payment_method,
        callback: readCallback(shop, query.callback, place),
      });
      return reply.redirect(`/payment-mobile/${id}`, 303);
    },
  );

  app.get(
    '/payment-mobile/:id',
    { schema: { operationId: 'paymentPage', tags: ['payments'], params: Key } },
    async ({ params, place }, reply) => {
      const payment = await stillWanted(await known(params.id));
      if (payment.gateway === 'stripe' && config.stripe && payment.gatewayRef === null && payment.status !== 'pending')
        return reply.redirect(callbackOf(payment), 303);
      if (payment.gateway === 'sandbox' && payment.status !== 'pending')
        return reply.redirect(callbackOf(payment), 303);
      if (payment.gateway === 'stripe' && config.stripe) return leaveForStripe(config.stripe, payment, place, reply);
      return reply
        .header('cache-control', 'no-store')
        .header(
          'content-security-policy',
          `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${new URL(payment.callback).origin}; frame-ancestors 'none'; base-uri 'none'`,
        )
        .type('text/html; charset=utf-8')
        .send(pageOf(payment, place.language));
    },
  );

  app.post(
    '/payment-mobile/:id/:outcome',
    {
      schema: {
        operationId: 'answerPayment',
        tags: ['payments'],
        params: Type.Object({
          ...Key.properties,
          outcome: Type.Union(OUTCOMES.map((outcome) => Type.Literal(outcome))),
        }),
        response: { ...refusals },
      },
    },
    async ({ params }, reply) => {
      // Only the sandbox asks the customer how it ended.
      if ((await known(params.id)).gateway !== 'sandbox') throw new Refusal(404, 'payment', 'paymentUnknown');
      const payment = await settlePayment(shop, params.id, params.outcome as Outcome);
      if (!payment) throw new Refusal(404, 'payment', 'paymentUnknown');
      return reply.redirect(callbackOf(payment), 303);
    },
  );

  app.get(
    '/payment-mobile/:id/return',
    {
      schema: {
        operationId: 'returnFromGateway',
        tags: ['payments'],
        summary: 'Asks the gateway how it ended, and goes back to the storefront with `flag`',
        params: Key,
      },
    },
    async ({ params }, reply) => {
      const payment = await known(params.id);
      if (payment.gateway !== 'stripe' || !config.stripe || !payment.gatewayRef)
        throw new Refusal(404, 'payment', 'paymentUnknown');
      const settled =
        payment.status === 'pending'
          ? await settlePayment(shop, payment.id, await checkoutOutcome(config.stripe, payment.gatewayRef))
          : payment;
      return reply.redirect(callbackOf(settled ?? payment), 303);
    },
  );

  // A signature is made over bytes: what Stripe sends is not parsed before it was checked.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(
      '/payment-mobile/stripe/webhook',
      { schema: { hide: true }, bodyLimit: 128 * 1024 },
      async (request, reply) => {
        const { stripe } = config;
        if (!stripe?.webhookSecret) throw new Refusal(404, 'request', 'nothingHere');
        let report: ReturnType<typeof readReport>;
        try {
          const signature = String(request.headers['stripe-signature'] ?? '');
          report = readReport(
            { ...stripe, webhookSecret: stripe.webhookSecret },
            Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
            signature,
          );
        } catch {
          throw new Refusal(400, 'signature', 'signatureWrong');
        }
        if (report) await settlePayment(shop, report.id, report.outcome);
        return reply.send({ received: true });
      },
    );
  });
}
