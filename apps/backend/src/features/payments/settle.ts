/** Settles a payment, exactly once: the order is paid, the wallet funded, or the money sent back. */
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import { percentOf, minor } from '@shop/util';
import { MARKETPLACE } from '../../marketplace';
import { receiveCardPayment } from '../orders/change';
import { enqueueMessage } from '../outbox/message';
import { lockShopper } from '../shoppers/lock';
import { addToWallet, walletBalance } from '../wallet/ledger';
import { bonusesFor } from '../wallet/queries';
import { lockPayment, setPaymentRefund, setPaymentStatus, type PaymentRow } from './queries';

export type Outcome = 'success' | 'fail' | 'cancel';

/** The highest bonus for an amount. */
async function bonusFor(db: Executor, amount: number, at: Date): Promise<number> {
  const rows = await bonusesFor(db, amount, at);
  return rows.reduce((best, row) => {
    const bonus = row.bonusType === 'amount' ? row.bonus : percentOf(minor(amount), row.bonus);
    return Math.max(best, row.maximum > 0 ? Math.min(bonus, row.maximum) : bonus);
  }, 0);
}

/** Target of the outbox message that refunds a payment as a whole; other targets are rows of an order's ledger. */
export const refundTarget = (id: string): string => `payment:${id}`;

/**
 * Credits a payment to the wallet. The gateway has taken the money: when the account is gone or the wallet is full,
 * it goes back the way it came.
 * @returns whether it goes back
 */
async function fundWallet(tx: Executor, payment: PaymentRow, at: Date): Promise<boolean> {
  const { id, shopperId: customerId, amount } = payment;
  const owner = await lockShopper(tx, customerId);
  const bonus = await bonusFor(tx, amount, at);
  if (owner?.customer && (await walletBalance(tx, customerId)) + amount + bonus <= MARKETPLACE.wallet.most) {
    await addToWallet(tx, { customerId, kind: 'add_fund', credit: amount, bonus, reference: id, at });
    return false;
  }
  await setPaymentRefund(tx, id, 'due');
  await enqueueMessage(tx, { kind: 'refund', target: refundTarget(id), text: '' }, at);
  return true;
}

/**
 * @param outcome the gateway's. Money that it took counts even when the payment was closed before: nothing is lost
 * when the customer paid on a page that we had given up
 * @returns the payment as it is now; null when unknown. Idempotent.
 */
export async function settlePayment(
  { db, clock, live }: Pick<Shop, 'db' | 'clock' | 'live'>,
  id: string,
  outcome: Outcome,
): Promise<PaymentRow | null> {
  const settled = await db.transaction(async (tx): Promise<PaymentRow | null> => {
    const payment = await lockPayment(tx, id);
    if (!payment) return null;
    const isSettled = payment.status !== 'pending' && (payment.status === 'success' || outcome !== 'success');
    if (isSettled) return payment;
    await setPaymentStatus(tx, id, outcome);
    if (outcome !== 'success') return { ...payment, status: outcome };
    const { orderId } = payment;
    if (orderId !== null) await receiveCardPayment(tx, { ...payment, orderId }, clock());
    const goesBack = orderId === null && (await fundWallet(tx, payment, clock()));
    return { ...payment, status: outcome, refund: goesBack ? 'due' : null };
  });
  if (settled?.orderId) await live.orderChanged(settled.orderId);
  return settled;
}
