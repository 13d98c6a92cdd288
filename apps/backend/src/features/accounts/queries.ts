/** SQL of the accounts. */
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { isAnyOf, isNoneOf } from '../../db/any-of';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';
import type { CustomerRow } from '../shoppers/caller';

/** @param target normalized; null: unknown */
export async function findCustomer(
  db: Executor,
  { field, target }: { field: 'phone' | 'email'; target: string },
): Promise<CustomerRow | null> {
  return (await db.select().from(t.customers).where(eq(t.customers[field], target)))[0] ?? null;
}

/** @param socialId the id that Google, Facebook or Apple reports */
export async function customerBySocialId(db: Executor, socialId: string): Promise<CustomerRow | null> {
  return (await db.select().from(t.customers).where(eq(t.customers.socialId, socialId)))[0] ?? null;
}

/** Whether the phone or the email address belongs to another account. */
export async function isTaken(
  db: Executor,
  { email, phone, exceptId }: { email: string; phone: string; exceptId: number },
): Promise<boolean> {
  const rows = await db
    .select({ id: t.customers.id })
    .from(t.customers)
    .where(and(or(eq(t.customers.email, email), eq(t.customers.phone, phone)), ne(t.customers.id, exceptId)));
  return rows.length > 0;
}

/** @returns the id of the customer with this referral code, case-insensitive; null: unknown */
export async function customerByRefCode(db: Executor, refCode: string): Promise<number | null> {
  const rows = await db
    .select({ id: t.customers.id })
    .from(t.customers)
    .where(eq(t.customers.refCode, refCode.trim().toUpperCase()));
  return rows[0]?.id ?? null;
}

/** null when the email address or the phone is taken. */
export async function insertCustomer(
  db: Executor,
  customer: typeof t.customers.$inferInsert,
): Promise<CustomerRow | null> {
  await db.insert(t.shoppers).values({ id: customer.id, isGuest: false, createdAt: customer.createdAt });
  return (await db.insert(t.customers).values(customer).onConflictDoNothing().returning())[0] ?? null;
}

/** Missing columns stay as they are. */
export async function updateCustomer(
  db: Executor,
  id: number,
  change: Partial<typeof t.customers.$inferInsert>,
): Promise<void> {
  await db.update(t.customers).set(change).where(eq(t.customers.id, id));
}

/** @param hash of the token; the token itself is not stored */
export async function insertToken(db: Executor, hash: string, customerId: number, at: Date): Promise<void> {
  await db.insert(t.tokens).values({ hash, customerId, usedAt: at, createdAt: at });
}

/**
 * Revokes tokens, and forgets the addresses that the account was signed in from.
 * @param exceptHash hash of a token that stays valid; null: none
 */
export async function revokeTokens(db: Executor, customerId: number, exceptHash: string | null = null): Promise<void> {
  await db.delete(t.knownAddresses).where(eq(t.knownAddresses.customerId, customerId));
  await db
    .delete(t.tokens)
    .where(and(eq(t.tokens.customerId, customerId), exceptHash === null ? undefined : ne(t.tokens.hash, exceptHash)));
}

/** Revokes one token. */
export async function revokeToken(db: Executor, hash: string): Promise<void> {
  await db.delete(t.tokens).where(eq(t.tokens.hash, hash));
}

/** @param onlyRunning orders that are not finished */
export async function countOrders(db: Executor, customerId: number, onlyRunning = false): Promise<number> {
  const finished = ['delivered', 'canceled', 'failed', 'refunded', 'refund_request_canceled'];
  return db.$count(
    t.orders,
    and(eq(t.orders.shopperId, customerId), onlyRunning ? isNoneOf(t.orders.status, finished) : undefined),
  );
}

/** Deletes the account and its data; the store keeps the orders without the person's name, phone and address. */
export async function removeCustomer(db: Executor, id: number): Promise<void> {
  const anonymousReceiver = sql<t.ReceiverRow | null>`${t.orders.receiver} || '{"name":"","phone":"","email":"","text":"","road":"","house":"","floor":""}'::jsonb`;
  await db
    .update(t.orders)
    .set({ contactName: '', contactPhone: '', contactEmail: '', address: null, note: '', receiver: anonymousReceiver })
    .where(eq(t.orders.shopperId, id));
  const isOwn = sql`${t.receiverLinks.orderId} IN (SELECT ${t.orders.id} FROM ${t.orders} WHERE ${t.orders.shopperId} = ${id})`;
  await db.delete(t.receiverLinks).where(isOwn);
  await db.delete(t.cartLines).where(eq(t.cartLines.shopperId, id));
  await db.delete(t.customers).where(eq(t.customers.id, id));
}

/** A line that came from a guest: `least` units stay in it, `wanted` are wished for. */
export interface MovedLine {
  lineId: number;
  itemId: number;
  least: number;
  wanted: number;
}

/** Moves a guest's cart to a customer; equal lines are merged (PLUS-04). @returns the lines that came or grew */
export async function moveCartLines(db: Executor, guestId: number, customerId: number): Promise<MovedLine[]> {
  // First the shoppers, as an order locks them before its lines: a running one of either is placed or refused before.
  await db
    .select({ id: t.shoppers.id })
    .from(t.shoppers)
    .where(isAnyOf(t.shoppers.id, [guestId, customerId]))
    .orderBy(t.shoppers.id)
    .for('key share');
  const customerLines = await db.select().from(t.cartLines).where(eq(t.cartLines.shopperId, customerId)).for('update');
  const guestLines = await db.select().from(t.cartLines).where(eq(t.cartLines.shopperId, guestId)).for('update');
  const moved: MovedLine[] = [];
  for (const line of guestLines) {
    const equalLine = customerLines.find(
      ({ itemId, choiceKey }) => itemId === line.itemId && choiceKey === line.choiceKey,
    );
    if (equalLine) {
      const { id: lineId, itemId, quantity: least } = equalLine;
      moved.push({ lineId, itemId, least, wanted: least + line.quantity });
      await db.delete(t.cartLines).where(eq(t.cartLines.id, line.id));
    } else {
      moved.push({ lineId: line.id, itemId: line.itemId, least: 1, wanted: line.quantity });
      await db.update(t.cartLines).set({ shopperId: customerId }).where(eq(t.cartLines.id, line.id));
    }
  }
  return moved;
}

/** Links a guest to the customer who signed in; {@link claimOrders} moves the orders, now or later. */
export async function linkGuest(db: Executor, guestId: number, customerId: number): Promise<void> {
  await db
    .insert(t.signedInGuests)
    .values({ guestId, customerId })
    .onConflictDoUpdate({ target: t.signedInGuests.guestId, set: { customerId } });
}

/** Moves guest orders with the verified phone to the customer (PLUS-21). */
export async function claimOrders(db: Executor, { id, phone }: Pick<CustomerRow, 'id' | 'phone'>): Promise<void> {
  const guests = db
    .select({ id: t.signedInGuests.guestId })
    .from(t.signedInGuests)
    .where(eq(t.signedInGuests.customerId, id));
  await db
    .update(t.orders)
    .set({ shopperId: id })
    .where(
      and(
        sql`${t.orders.shopperId} IN ${guests}`,
        eq(sql`regexp_replace(${t.orders.contactPhone}, '[^0-9]', '', 'g')`, phone.replace(/\D/g, '')),
      ),
    );
}
