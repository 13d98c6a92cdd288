/** The sandbox's payment page, its three buttons, and the redirect back with `flag` (contract §7.4). */
import Type from 'typebox';
import { errorResponses } from '@shop/contract/common';
import type { Shop } from '../../context';
import { DomainError } from '../../domain-error';
import { callbackOf, OUTCOMES, presentPage } from './present';
import { requirePayment, closeIfNotDue, stripePage } from './service';
import { settlePayment } from './settle';
import { checkoutOutcome } from './stripe';

const Key = Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{10,60}$' }) });

export function paymentPageRoutes(shop: Shop): void {
  const { app, db, config } = shop;
  app.get(
    '/payment-mobile/:id',
    { schema: { operationId: 'paymentPage', tags: ['payments'], params: Key } },
    async ({ params, place }, reply) => {
      const payment = await closeIfNotDue(shop, await requirePayment(db, params.id));
      const stripe = payment.gateway === 'stripe' ? config.stripe : null;
      const hasCheckout = stripe && payment.gatewayRef !== null;
      if (payment.status !== 'pending' && !hasCheckout) return reply.redirect(callbackOf(payment), 303);
      if (stripe) {
        const url = await stripePage(shop, stripe, payment, place);
        if (payment.status === 'pending') void reply.header('cache-control', 'no-store');
        return reply.redirect(url, 303);
      }
      return reply
        .header('cache-control', 'no-store')
        .header(
          'content-security-policy',
          `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${new URL(payment.callback).origin}; frame-ancestors 'none'; base-uri 'none'`,
        )
        .type('text/html; charset=utf-8')
        .send(presentPage(payment, place.language));
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
        response: { ...errorResponses },
      },
    },
    async ({ params }, reply) => {
      const payment = await requirePayment(db, params.id);
      // Only the sandbox lets the customer choose the outcome, and a closed page takes no more money.
      if (payment.gateway !== 'sandbox') throw new DomainError(404, 'payment', 'paymentUnknown');
      const isOpen = payment.status === 'pending';
      const settled = isOpen ? await settlePayment(shop, params.id, params.outcome) : payment;
      return reply.redirect(callbackOf(settled ?? payment), 303);
    },
  );

  app.get(
    '/payment-mobile/:id/return',
    {
      schema: {
        operationId: 'returnFromGateway',
        tags: ['payments'],
        summary: 'Reads the outcome from the gateway and redirects to the storefront with `flag`',
        params: Key,
      },
    },
    async ({ params }, reply) => {
      const payment = await requirePayment(db, params.id);
      if (payment.gateway !== 'stripe' || !config.stripe || !payment.gatewayRef)
        throw new DomainError(404, 'payment', 'paymentUnknown');
      // A payment that was closed here may have been paid on a page that was still open there.
      const settled =
        payment.status === 'success'
          ? payment
          : await settlePayment(shop, payment.id, await checkoutOutcome(config.stripe, payment.gatewayRef));
      return reply.redirect(callbackOf(settled ?? payment), 303);
    },
  );
}
