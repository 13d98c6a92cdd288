/** Whether a payment is still wanted, and the way to Stripe's page (contract §7.4). */
import { legalStep } from '@shop/domain/order-steps';
import type { StripeConfig } from '../../config';
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import { say } from '../../messages';
import type { RequestPlace } from '../../plugins/place';
import { DomainError } from '../../domain-error';
import { factsOf } from '../orders/change';
import { findOrder, type OrderRow } from '../orders/queries';
import { findPayment, setGatewayRef, type PaymentRow } from './queries';
import { settlePayment } from './settle';
import { openCheckout } from './stripe';

/** @throws DomainError 404 */
export async function knownPayment(db: Executor, id: string): Promise<PaymentRow> {
  const payment = await findPayment(db, id);
  if (!payment) throw new DomainError(404, 'payment', 'paymentUnknown');
  return payment;
}

/** Whether an order is to be paid by card now. */
export const takesCard = (order: OrderRow): boolean => legalStep('pay_by_card', factsOf(order), 'gateway') !== null;

/**
 * Nobody is asked for money that would go back at once: what its order does not take any more ends here.
 * @returns the payment as it is now
 */
export async function stillWanted(shop: Pick<Shop, 'db' | 'clock' | 'live'>, payment: PaymentRow): Promise<PaymentRow> {
  if (payment.status !== 'pending' || payment.orderId === null) return payment;
  const order = await findOrder(shop.db, payment.orderId);
  if (order && takesCard(order)) return payment;
  // Who left for the gateway before may be paying there right now: only the gateway ends that.
  if (payment.gatewayRef) return payment;
  return (await settlePayment(shop, payment.id, 'cancel')) ?? payment;
}

/** The address of Stripe's page, which leads back to `…/return`; of a payment that has ended that return itself. */
export async function stripePage(
  { db }: Pick<Shop, 'db'>,
  stripe: StripeConfig,
  payment: PaymentRow,
  place: RequestPlace,
): Promise<string> {
  const backTo = `${place.origin}/payment-mobile/${payment.id}/return`;
  if (payment.status !== 'pending') return backTo;
  const { id, amount } = payment;
  const order = payment.orderId === null ? null : await findOrder(db, payment.orderId);
  const title = order ? `#${order.number}` : say('payWallet', place.language);
  const { ref, url } = await openCheckout(stripe, { id, amount, title, language: place.language, backTo });
  await setGatewayRef(db, id, ref);
  return url;
}
