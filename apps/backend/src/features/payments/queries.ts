/** SQL of gateway payments. */
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';

export type PaymentRow = typeof t.payments.$inferSelect;
export type NewPayment = typeof t.payments.$inferInsert;
export type LedgerRow = typeof t.orderPayments.$inferSelect;

/** Locks the order and its shopper, in the same order as changes of an order do. Call it in a transaction. */
export async function insertPayment(tx: Executor, payment: NewPayment): Promise<void> {
  await tx.insert(t.payments).values(payment);
}

/** null when unknown. */
export async function findPayment(db: Executor, id: string): Promise<PaymentRow | null> {
  return (await db.select().from(t.payments).where(eq(t.payments.id, id)))[0] ?? null;
}

/** Whether a payment of the shopper was opened after `since` and has no outcome yet. */
export async function hasOpenPayment(db: Executor, shopperId: number, since: Date): Promise<boolean> {
  const { payments } = t;
  const [open] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.shopperId, shopperId), eq(payments.status, 'pending'), gt(payments.createdAt, since)))
    .limit(1);
  return open !== undefined;
}

/** Locks the payment until the transaction ends. */
export async function lockPayment(tx: Executor, id: string): Promise<PaymentRow | null> {
  return (await tx.select().from(t.payments).where(eq(t.payments.id, id)).for('update'))[0] ?? null;
}

/** Call it in the transaction that has locked the payment. */
export async function setPaymentStatus(tx: Executor, id: string, status: PaymentRow['status']): Promise<void> {
  await tx.update(t.payments).set({ status }).where(eq(t.payments.id, id));
}

/**
 * Sets the state of a refund of the whole payment; one that was sent stays so.
 * @returns whether it changed
 */
export async function setPaymentRefund(
  db: Executor,
  id: string,
  state: NonNullable<PaymentRow['refund']>,
): Promise<boolean> {
  const changed = await db
    .update(t.payments)
    .set({ refund: state })
    .where(and(eq(t.payments.id, id), sql`${t.payments.refund} IS DISTINCT FROM 'done'`))
    .returning({ id: t.payments.id });
  return changed.length > 0;
}

/** @param ref the gateway's id of the payment */
export async function setGatewayRef(db: Executor, id: string, ref: string): Promise<void> {
  await db.update(t.payments).set({ gatewayRef: ref }).where(eq(t.payments.id, id));
}

/** A row of an order's ledger. */
export async function findLedgerRow(db: Executor, id: number): Promise<LedgerRow | null> {
  return (await db.select().from(t.orderPayments).where(eq(t.orderPayments.id, id)))[0] ?? null;
}

/** The gateway payment of a ledger row; null for money paid another way. */
export async function paymentOfLedgerRow(db: Executor, id: number): Promise<PaymentRow | null> {
  const [found] = await db
    .select({ payment: t.payments })
    .from(t.orderPayments)
    .innerJoin(t.payments, eq(t.orderPayments.reference, sql`'payment:' || ${t.payments.id}`))
    .where(eq(t.orderPayments.id, id));
  return found?.payment ?? null;
}
