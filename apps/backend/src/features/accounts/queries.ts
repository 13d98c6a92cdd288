/** SQL of the accounts. */
import { and, desc, eq, gt, ne, or, sql } from 'drizzle-orm';
import { isAnyOf, isNoneOf } from '../../db/any-of';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';
import { ORDER_TABLES } from '../kept/order-tables';
import type { CustomerRow } from '../shoppers/caller';
import { forgetDevices } from './known-devices';

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

/** `hash`: of the token; the token itself is not stored. */
export type NewToken = Pick<typeof t.tokens.$inferInsert, 'hash' | 'customerId' | 'browser' | 'system' | 'device'>;

export async function insertToken(db: Executor, token: NewToken, at: Date): Promise<void> {
  await db.insert(t.tokens).values({ ...token, usedAt: at, createdAt: at });
}

/** Sessions that were used after `since`: the one with the hash `current` first, then those that were used last. */
export async function sessionsOf(
  db: Executor,
  { customerId, current, since, limit }: { customerId: number; current: string; since: Date; limit: number },
) {
  return db
    .select()
    .from(t.tokens)
    .where(and(eq(t.tokens.customerId, customerId), gt(t.tokens.usedAt, since)))
    .orderBy(sql`${t.tokens.hash} = ${current} DESC`, desc(t.tokens.usedAt), desc(t.tokens.createdAt))
    .limit(limit);
}

/**
 * Revokes tokens, and forgets the addresses and the devices that the account was signed in from.
 * @param exceptHash hash of a token that stays valid, and whose device stays known; null: none
 * @returns how many were revoked
 */
export async function revokeTokens(
  db: Executor,
  customerId: number,
  exceptHash: string | null = null,
): Promise<number> {
  await db.delete(t.knownAddresses).where(eq(t.knownAddresses.customerId, customerId));
  const kept = exceptHash === null ? [] : await db.select().from(t.tokens).where(eq(t.tokens.hash, exceptHash));
  await forgetDevices(db, customerId, kept[0]?.device ?? null);
  const revoked = await db
    .delete(t.tokens)
    .where(and(eq(t.tokens.customerId, customerId), exceptHash === null ? undefined : ne(t.tokens.hash, exceptHash)))
    .returning({ hash: t.tokens.hash });
  return revoked.length;
}

/** Revokes one token. */
export async function revokeToken(db: Executor, hash: string): Promise<void> {
  await db.delete(t.tokens).where(eq(t.tokens.hash, hash));
}

/** Revokes the token with this id, if it is the customer's. @returns the device that it was for; null: there is no such token */
export async function revokeTokenById(
  db: Executor,
  customerId: number,
  id: string,
): Promise<{ device: string | null } | null> {
  const [revoked] = await db
    .delete(t.tokens)
    .where(and(eq(t.tokens.customerId, customerId), eq(t.tokens.id, id)))
    .returning({ device: t.tokens.device });
  return revoked ?? null;
}

/** @param onlyRunning orders that are not finished */
export async function countOrders(db: Executor, customerId: number, onlyRunning = false): Promise<number> {
  const finished = ['delivered', 'canceled', 'failed', 'refunded', 'refund_request_canceled'];
  return db.$count(
    t.orders,
    and(eq(t.orders.shopperId, customerId), onlyRunning ? isNoneOf(t.orders.status, finished) : undefined),
  );
}

/** Deletes the account and its data; orders stay without the person. What becomes of each table: `features/kept`, whose spec checks it. */
export async function removeCustomer(db: Executor, id: number): Promise<void> {
  await db.update(t.orders).set(ORDER_TABLES.orders.emptied).where(eq(t.orders.shopperId, id));
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
