/** Whether a payment is still due, and the redirect to Stripe (contract §7.4). */
import { legalStep } from '@shop/domain/order-steps';
import type { StripeConfig } from '../../config';
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import { translate } from '../../messages';
import type { RequestPlace } from '../../plugins/place';
import { DomainError } from '../../domain-error';
import { factsOf } from '../orders/change';
import { findOrder, type OrderRow } from '../orders/queries';
import { findPayment, setGatewayRef, type PaymentRow } from './queries';
import { settlePayment } from './settle';
import { openCheckout } from './stripe';

/** @throws DomainError 404 */
export async function requirePayment(db: Executor, id: string): Promise<PaymentRow> {
  const payment = await findPayment(db, id);
  if (!payment) throw new DomainError(404, 'payment', 'paymentUnknown');
  return payment;
}

/** Whether the order can be paid by card now. */
export const acceptsCard = (order: OrderRow): boolean => legalStep('pay_by_card', factsOf(order), 'gateway') !== null;

/**
 * Closes a payment that its order no longer accepts, so that nobody pays what would be refunded at once.
 * @returns the payment as it is now
 */
export async function closeIfNotDue(
  shop: Pick<Shop, 'db' | 'clock' | 'live'>,
  payment: PaymentRow,
): Promise<PaymentRow> {
  if (payment.status !== 'pending' || payment.orderId === null) return payment;
  const order = await findOrder(shop.db, payment.orderId);
  if (order && acceptsCard(order)) return payment;
  // The customer may be paying at the gateway right now: only the gateway can close it.
  if (payment.gatewayRef) return payment;
  return (await settlePayment(shop, payment.id, 'cancel')) ?? payment;
}

/** The URL of Stripe's page; for a closed payment its return URL. */
export async function stripePage(
  { db }: Pick<Shop, 'db'>,
  stripe: StripeConfig,
  payment: PaymentRow,
  place: RequestPlace,
): Promise<string> {
  const returnUrl = `${place.origin}/payment-mobile/${payment.id}/return`;
  if (payment.status !== 'pending') return returnUrl;
  const { id, amount } = payment;
  const order = payment.orderId === null ? null : await findOrder(db, payment.orderId);
  const title = order ? `#${order.number}` : translate('payWallet', place.language);
  const { ref, url } = await openCheckout(stripe, { id, amount, title, language: place.language, returnUrl });
  await setGatewayRef(db, id, ref);
  return url;
}
