/** Stripe's webhook (contract §7.4). */
import type { Shop } from '../../context';
import { DomainError } from '../../domain-error';
import { settlePayment } from './settle';
import { readReport } from './stripe';

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
        let report: ReturnType<typeof readReport>;
        try {
          const signature = String(request.headers['stripe-signature'] ?? '');
          report = readReport(
            { ...stripe, webhookSecret: stripe.webhookSecret },
            Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
            signature,
          );
        } catch {
          throw new DomainError(400, 'signature', 'signatureWrong');
        }
        if (report) await settlePayment(shop, report.id, report.outcome);
        return reply.send({ received: true });
      },
    );
  });
}
