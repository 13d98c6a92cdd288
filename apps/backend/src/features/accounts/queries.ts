/** SQL of the accounts. */
import { and, count, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';
import type { CustomerRow } from '../shoppers/caller';

/** @param login one of both, tidy; null: nobody has it */
export async function findCustomer(
  db: Executor,
  login: { email?: string; phone?: string },
): Promise<CustomerRow | null> {
  const where = login.email ? eq(t.customers.email, login.email) : eq(t.customers.phone, login.phone ?? '');
  return (await db.select().from(t.customers).where(where))[0] ?? null;
}

/** @param socialId as Google, Facebook or Apple tell it */
export async function customerBySocialId(db: Executor, socialId: string): Promise<CustomerRow | null> {
  return (await db.select().from(t.customers).where(eq(t.customers.socialId, socialId)))[0] ?? null;
}

/** The account as it is now; until the transaction is over nobody else changes it or signs in to it. null: it is gone. */
export async function lockCustomer(tx: Executor, id: number): Promise<CustomerRow | null> {
  return (await tx.select().from(t.customers).where(eq(t.customers.id, id)).for('update'))[0] ?? null;
}

/** Whether one of both belongs to somebody else. */
export async function isTaken(
  db: Executor,
  { email, phone, but }: { email: string; phone: string; but: number },
): Promise<boolean> {
  const rows = await db
    .select({ id: t.customers.id })
    .from(t.customers)
    .where(and(or(eq(t.customers.email, email), eq(t.customers.phone, phone)), ne(t.customers.id, but)));
  return rows.length > 0;
}

/** @returns the id of whoever recommends by this code, in whatever case it was typed; null: nobody */
export async function customerByRefCode(db: Executor, refCode: string): Promise<number | null> {
  const rows = await db
    .select({ id: t.customers.id })
    .from(t.customers)
    .where(eq(t.customers.refCode, refCode.trim().toUpperCase()));
  return rows[0]?.id ?? null;
}

/** null when the e-mail address or the phone is taken. */
export async function insertCustomer(
  db: Executor,
  customer: typeof t.customers.$inferInsert,
): Promise<CustomerRow | null> {
  await db.insert(t.shoppers).values({ id: customer.id, isGuest: false, createdAt: customer.createdAt });
  return (await db.insert(t.customers).values(customer).onConflictDoNothing().returning())[0] ?? null;
}

/** What is not named stays. */
export async function updateCustomer(
  db: Executor,
  id: number,
  change: Partial<typeof t.customers.$inferInsert>,
): Promise<void> {
  await db.update(t.customers).set(change).where(eq(t.customers.id, id));
}

/** @param hash of the token; the token itself is kept nowhere */
export async function insertToken(db: Executor, hash: string, customerId: number, at: Date): Promise<void> {
  await db.insert(t.tokens).values({ hash, customerId, usedAt: at, createdAt: at });
}

/** @param but the hash of a token that stays; null: none does */
export async function endTokens(db: Executor, customerId: number, but: string | null = null): Promise<void> {
  await db
    .delete(t.tokens)
    .where(and(eq(t.tokens.customerId, customerId), but === null ? undefined : ne(t.tokens.hash, but)));
}

/** Ends the one sign-in. */
export async function endToken(db: Executor, hash: string): Promise<void> {
  await db.delete(t.tokens).where(eq(t.tokens.hash, hash));
}

/** @param onlyRunning those that are not settled yet */
export async function countOrders(db: Executor, customerId: number, onlyRunning = false): Promise<number> {
  const settled = ['delivered', 'canceled', 'failed', 'refunded'];
  const rows = await db
    .select({ orders: count() })
    .from(t.orders)
    .where(and(eq(t.orders.shopperId, customerId), onlyRunning ? notInArray(t.orders.status, settled) : undefined));
  return rows[0]?.orders ?? 0;
}

/** The account goes, with all it holds; the store keeps its orders, without the name, phone and address of the person. */
export async function removeCustomer(db: Executor, id: number): Promise<void> {
  const nobody = sql<t.ReceiverRow | null>`${t.orders.receiver} || '{"name":"","phone":"","email":"","text":"","road":"","house":"","floor":""}'::jsonb`;
  await db
    .update(t.orders)
    .set({ contactName: '', contactPhone: '', contactEmail: '', address: null, note: '', receiver: nobody })
    .where(eq(t.orders.shopperId, id));
  await db.delete(t.cartLines).where(eq(t.cartLines.shopperId, id));
  await db.delete(t.customers).where(eq(t.customers.id, id));
}

/** Moves a guest's cart to a customer: no line is lost, equal lines add up (PLUS-04). @returns the lines that met an equal one */
export async function moveLines(
  db: Executor,
  guestId: number,
  customerId: number,
): Promise<{ lineId: number; itemId: number; quantity: number; wanted: number }[]> {
  const mine = await db.select().from(t.cartLines).where(eq(t.cartLines.shopperId, customerId)).for('update');
  const theirs = await db.select().from(t.cartLines).where(eq(t.cartLines.shopperId, guestId)).for('update');
  const met = [];
  for (const line of theirs) {
    const twin = mine.find(({ itemId, choiceKey }) => itemId === line.itemId && choiceKey === line.choiceKey);
    if (twin) {
      met.push({
        lineId: twin.id,
        itemId: twin.itemId,
        quantity: twin.quantity,
        wanted: twin.quantity + line.quantity,
      });
      await db.delete(t.cartLines).where(eq(t.cartLines.id, line.id));
    } else await db.update(t.cartLines).set({ shopperId: customerId }).where(eq(t.cartLines.id, line.id));
  }
  return met;
}

/** A guest who signs in is this customer from now on: their orders follow by {@link claimOrders}, now or later. */
export async function rememberGuest(db: Executor, guestId: number, customerId: number): Promise<void> {
  await db
    .insert(t.signedInGuests)
    .values({ guestId, customerId })
    .onConflictDoUpdate({ target: t.signedInGuests.guestId, set: { customerId } });
}

/** What this customer ordered as a guest, with the phone that they have proved, becomes their own (PLUS-21). */
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
        inArray(t.orders.shopperId, guests),
        eq(sql`regexp_replace(${t.orders.contactPhone}, '[^0-9]', '', 'g')`, phone.replace(/\D/g, '')),
      ),
    );
}
