/** SQL of receivers' links. */
import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { receiverLinks } from '../../db/schema';

export type ReceiverLinkRow = typeof receiverLinks.$inferSelect;

export async function findLink(db: Executor, orderId: number): Promise<ReceiverLinkRow | null> {
  return (await db.select().from(receiverLinks).where(eq(receiverLinks.orderId, orderId)))[0] ?? null;
}

/** @returns the order of the link; null: no such link */
export async function orderOfLink(db: Executor, tokenHash: string): Promise<ReceiverLinkRow | null> {
  return (await db.select().from(receiverLinks).where(eq(receiverLinks.tokenHash, tokenHash)))[0] ?? null;
}

/** Replaces the order's link. */
export async function saveLink(tx: Executor, link: ReceiverLinkRow): Promise<void> {
  await tx.insert(receiverLinks).values(link).onConflictDoUpdate({ target: receiverLinks.orderId, set: link });
}
