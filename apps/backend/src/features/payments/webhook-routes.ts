/** Stripe's webhook (contract §7.4). */
import type { Shop } from '../../context';
import { DomainError } from '../../domain-error';
import { settlePayment } from './settle';
import { readWebhook } from './stripe';

export function webhookRoutes(shop: Shop): void {
  const { app, config } = shop;
  // The signature covers the raw bytes, so the body must not be parsed before it is verified.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(
      '/payment-mobile/stripe/webhook',
      { schema: { hide: true }, bodyLimit: 128 * 1024 },
      async (request, reply) => {
        const { stripe } = config;
        if (!stripe?.webhookSecret) throw new DomainError(404, 'request', 'nothingHere');
        let event: ReturnType<typeof readWebhook>;
        try {
          const signature = String(request.headers['stripe-signature'] ?? '');
          event = readWebhook(
            { ...stripe, webhookSecret: stripe.webhookSecret },
            Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
            signature,
          );
        } catch {
          throw new DomainError(400, 'signature', 'signatureWrong');
        }
        if (event) await settlePayment(shop, event.id, event.outcome);
        return reply.send({ received: true });
      },
    );
  });
}
