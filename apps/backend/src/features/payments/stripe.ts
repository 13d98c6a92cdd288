/** Stripe Checkout: the payment ends by the customer's return or by a webhook. */
import Stripe from 'stripe';
import type { StripeConfig } from '../../config';
import type { Language } from '../../languages';
import { MARKETPLACE } from '../../marketplace';
import { Undeliverable } from '../outbox/message';
import type { Outcome } from './settle';

const clients = new Map<string, Stripe>();
function clientOf({ key, apiUrl }: StripeConfig): Stripe {
  const existing = clients.get(`${key} ${apiUrl}`);
  if (existing) return existing;
  const url = apiUrl ? new URL(apiUrl) : null;
  const client = new Stripe(key, {
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
    ...(url
      ? {
          host: url.hostname,
          port: url.port || (url.protocol === 'https:' ? 443 : 80),
          protocol: url.protocol === 'https:' ? 'https' : 'http',
        }
      : {}),
  });
  clients.set(`${key} ${apiUrl}`, client);
  return client;
}

/** @param amount minor units @returns Stripe's id of the session, and its URL */
export async function openCheckout(
  config: StripeConfig,
  payment: { id: string; amount: number; title: string; language: Language; returnUrl: string },
): Promise<{ ref: string; url: string }> {
  const session = await clientOf(config).checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: payment.id,
      locale: payment.language,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: MARKETPLACE.currency.code.toLowerCase(),
            unit_amount: payment.amount,
            product_data: { name: payment.title },
          },
        },
      ],
      success_url: payment.returnUrl,
      cancel_url: payment.returnUrl,
    } as Stripe.Checkout.SessionCreateParams,
    { idempotencyKey: payment.id },
  );
  if (!session.url) throw new Error('Stripe gave no page.');
  return { ref: session.id, url: session.url };
}

/** The outcome of a checkout session. Returning expires an open session, so that it can not be paid later. */
export async function checkoutOutcome(config: StripeConfig, ref: string): Promise<Outcome> {
  const { sessions } = clientOf(config).checkout;
  const session = await sessions.retrieve(ref);
  if (session.payment_status === 'paid') return 'success';
  if (session.status === 'complete') return 'fail';
  if (session.status === 'open') {
    try {
      await sessions.expire(ref);
    } catch (error) {
      // It was paid between the two calls: read it again.
      const now = await sessions.retrieve(ref);
      if (now.payment_status === 'paid') return 'success';
      if (now.status === 'open') throw error;
    }
  }
  return 'cancel';
}

/**
 * Refunds a paid checkout to its card, once per `key`.
 * @param amount minor units @returns Stripe's id of the refund @throws Undeliverable when Stripe rejects it for
 * good
 */
export async function refundCheckout(
  config: StripeConfig,
  { ref, amount, key }: { ref: string; amount: number; key: string },
): Promise<string> {
  const client = clientOf(config);
  const { payment_intent: intent } = await client.checkout.sessions.retrieve(ref);
  const paid = typeof intent === 'string' ? intent : intent?.id;
  if (!paid) throw new Undeliverable(`Checkout ${ref} has no payment.`);
  try {
    return (await client.refunds.create({ payment_intent: paid, amount }, { idempotencyKey: key })).id;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) throw new Undeliverable(error.message);
    throw error;
  }
}

/** Parses a webhook. @returns the payment and its outcome; null for other events @throws for an invalid signature */
export function readWebhook(
  config: StripeConfig & { webhookSecret: string },
  body: Buffer,
  signature: string,
): { id: string; outcome: Outcome } | null {
  const event = clientOf(config).webhooks.constructEvent(body, signature, config.webhookSecret);
  const { type } = event;
  const session = event.data.object as { client_reference_id?: string | null; payment_status?: string };
  const id = session.client_reference_id;
  if (!id) return null;
  const paid = session.payment_status === 'paid';
  if (paid && (type === 'checkout.session.completed' || type === 'checkout.session.async_payment_succeeded'))
    return { id, outcome: 'success' };
  if (type === 'checkout.session.async_payment_failed') return { id, outcome: 'fail' };
  if (type === 'checkout.session.expired') return { id, outcome: 'cancel' };
  return null;
}
