/** SQL of order ledgers. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { isAnyOf } from '../../db/any-of';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';

export type OrderPaymentRow = typeof t.orderPayments.$inferSelect;

/** The ledgers of orders, oldest rows first. */
export async function paymentsOf(db: Executor, orderIds: number[]): Promise<OrderPaymentRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(t.orderPayments)
    .where(isAnyOf(t.orderPayments.orderId, orderIds))
    .orderBy(asc(t.orderPayments.id));
}

/** For ledger.ts only. @returns the row's id @throws when the ledger has this reference already */
export async function insertPayment(tx: Executor, row: typeof t.orderPayments.$inferInsert): Promise<number> {
  const [added] = await tx.insert(t.orderPayments).values(row).returning({ id: t.orderPayments.id });
  if (!added) throw new Error(`The ledger of order ${row.orderId} took no ${row.reference}.`);
  return added.id;
}

/** Sets the outcome of a pending refund; a second call changes nothing. @returns its order; null: nothing changed */
export async function setRefundState(
  db: Executor,
  id: number,
  state: 'done' | 'failed',
  at: Date,
): Promise<number | null> {
  const [row] = await db
    .update(t.orderPayments)
    .set({ state, doneAt: state === 'done' ? at : null })
    .where(and(eq(t.orderPayments.id, id), sql`${t.orderPayments.state} <> 'done'`))
    .returning({ orderId: t.orderPayments.orderId });
  return row?.orderId ?? null;
}

/** The refund request of an order; null: none. */
export async function findRefund(db: Executor, orderId: number): Promise<typeof t.refunds.$inferSelect | null> {
  const [refund] = await db.select().from(t.refunds).where(eq(t.refunds.orderId, orderId));
  return refund ?? null;
}

/** What the marketplace answered. Call it in the transaction of the step. */
export async function setRefundNote(tx: Executor, orderId: number, adminNote: string): Promise<void> {
  await tx.update(t.refunds).set({ adminNote }).where(eq(t.refunds.orderId, orderId));
}

/** Inserts a refund request. Call it in the transaction of the step. */
export async function insertRefund(tx: Executor, refund: typeof t.refunds.$inferInsert): Promise<void> {
  await tx.insert(t.refunds).values(refund);
}

/** Stores a customer's transfer report; a new one replaces it. */
export async function saveTransfer(
  tx: Executor,
  { orderId, createdAt, ...row }: typeof t.offlinePayments.$inferInsert,
): Promise<void> {
  await tx
    .insert(t.offlinePayments)
    .values({ orderId, createdAt, ...row })
    .onConflictDoUpdate({ target: t.offlinePayments.orderId, set: row });
}

const isPending = (orderId: number) =>
  and(eq(t.offlinePayments.orderId, orderId), eq(t.offlinePayments.status, 'pending'));

/** Whether a transfer was reported and not verified. */
export async function hasPendingTransfer(tx: Executor, orderId: number): Promise<boolean> {
  const rows = await tx.select({ id: t.offlinePayments.orderId }).from(t.offlinePayments).where(isPending(orderId));
  return rows.length > 0;
}

/** Refuses a reported transfer, with what the customer should correct. Call it in the transaction of the step. */
export async function setTransferDenied(tx: Executor, orderId: number, adminNote: string): Promise<void> {
  await tx.update(t.offlinePayments).set({ status: 'denied', adminNote }).where(isPending(orderId));
}

/** Marks the transfer as verified. Call it in the transaction of the step. */
export async function setTransferVerified(tx: Executor, orderId: number): Promise<void> {
  await tx.update(t.offlinePayments).set({ status: 'verified' }).where(isPending(orderId));
}
