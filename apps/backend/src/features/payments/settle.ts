/** Settles a payment: the order is paid, or the wallet funded, exactly once. */
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import { percentOf, minor } from '@shop/util';
import { receiveCardPayment } from '../orders/change';
import { addToWallet } from '../wallet/ledger';
import { bonusesFor } from '../wallet/queries';
import { lockPayment, setPaymentStatus, type PaymentRow } from './queries';

export type Outcome = 'success' | 'fail' | 'cancel';

/** The highest bonus for an amount. */
async function bonusFor(db: Executor, amount: number, at: Date): Promise<number> {
  const rows = await bonusesFor(db, amount, at);
  return rows.reduce((best, row) => {
    const bonus = row.bonusType === 'amount' ? row.bonus : percentOf(minor(amount), row.bonus);
    return Math.max(best, row.maximum > 0 ? Math.min(bonus, row.maximum) : bonus);
  }, 0);
}

/** @returns the payment as it is now; null when unknown. Idempotent. */
export async function settlePayment(
  { db, clock, live }: Pick<Shop, 'db' | 'clock' | 'live'>,
  id: string,
  outcome: Outcome,
): Promise<PaymentRow | null> {
  const settled = await db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id);
    if (!payment || payment.status !== 'pending') return payment;
    await setPaymentStatus(tx, id, outcome);
    const { orderId } = payment;
    if (outcome === 'success' && orderId !== null) await receiveCardPayment(tx, { ...payment, orderId }, clock());
    if (outcome === 'success' && orderId === null)
      await addToWallet(tx, {
        customerId: payment.shopperId,
        kind: 'add_fund',
        credit: payment.amount,
        bonus: await bonusFor(tx, payment.amount, clock()),
        reference: payment.id,
        at: clock(),
      });
    return { ...payment, status: outcome };
  });
  if (settled?.orderId) await live.orderChanged(settled.orderId);
  return settled;
}
