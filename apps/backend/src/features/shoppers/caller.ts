/** Who calls: a customer by bearer token, else a guest by guest id (contract §9.3). A bearer wins. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { utc } from '@shop/util';
import { compiled } from '../../db/compiled';
import type { Executor } from '../../db/database';
import { customers, shoppers, tokens } from '../../db/schema';
import type { RequestPlace } from '../../plugins/place';
import { Refusal } from '../../refusal';

export type CustomerRow = typeof customers.$inferSelect;
export interface Shopper {
  id: number;
  isGuest: boolean;
}
type Bearer = Pick<RequestPlace, 'token' | 'at'>;
type GuestId = string | number | null | undefined;

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
/** 52 random bits: exact in JavaScript and in JSON. */
export const newShopperId = (): number => Number(BigInt(`0x${randomBytes(7).toString('hex')}`) >> 4n) + 1;

/** A token that nobody used since then has ended. */
export const idleSince = (at: Date): Date => utc(at).subtract(30, 'day').toDate();

const customerByToken = compiled<{ hash: string; old: string }, { customer: CustomerRow; usedAt: Date }[]>((db) =>
  db
    .select({ customer: customers, usedAt: tokens.usedAt })
    .from(tokens)
    .innerJoin(customers, eq(customers.id, tokens.customerId))
    .where(
      and(eq(tokens.hash, sql.placeholder('hash')), gt(tokens.usedAt, sql`${sql.placeholder('old')}::timestamptz`)),
    ),
);
const guestById = compiled<{ id: number }, { id: number }[]>((db) =>
  db
    .select({ id: shoppers.id })
    .from(shoppers)
    .where(and(eq(shoppers.id, sql.placeholder('id')), eq(shoppers.isGuest, true))),
);

/** The customer behind the bearer token. @throws Refusal 401 without one, or for one that has ended */
export async function customerOf(db: Executor, { token, at }: Bearer): Promise<CustomerRow> {
  const hash = token ? hashOfToken(token) : null;
  const [found] = hash ? await customerByToken(db, { hash, old: idleSince(at).toISOString() }) : [];
  if (!hash || !found) throw new Refusal(401, 'auth-001', 'signInNeeded');
  // Written once a day: a call costs no statement for it.
  if (utc(found.usedAt).add(1, 'day').isBefore(at))
    await db.update(tokens).set({ usedAt: at }).where(eq(tokens.hash, hash));
  return found.customer;
}

/** Whether a sign-in lasts, by the hash of its token. @throws Refusal 401 when it has ended */
export async function assertToken(db: Executor, hash: string, at: Date): Promise<void> {
  const rows = await db
    .select({ hash: tokens.hash })
    .from(tokens)
    .where(and(eq(tokens.hash, hash), gt(tokens.usedAt, idleSince(at))));
  if (rows.length === 0) throw new Refusal(401, 'auth-001', 'signInNeeded');
}

/** The number that a guest id says; whether there is such a guest is not asked. @throws Refusal 401 when it says none */
export function guestNumber(guestId: GuestId): number {
  const id = Number(guestId);
  if (!guestId || !Number.isSafeInteger(id)) throw new Refusal(401, 'auth-001', 'guestUnknown');
  return id;
}

async function isGuest(db: Executor, guestId: GuestId): Promise<boolean> {
  const id = Number(guestId);
  if (!guestId || !Number.isSafeInteger(id)) return false;
  return (await guestById(db, { id })).length > 0;
}

/** Whoever shops. @throws Refusal 401 for nobody, an unknown guest or a token that has ended */
export async function shopperOf(db: Executor, bearer: Bearer, guestId: GuestId): Promise<Shopper> {
  if (bearer.token) return { id: (await customerOf(db, bearer)).id, isGuest: false };
  if (!(await isGuest(db, guestId))) throw new Refusal(401, 'auth-001', 'guestUnknown');
  return { id: Number(guestId), isGuest: true };
}

/** As {@link shopperOf}, but nobody is fine: an order may also be claimed by its phone. */
export async function shopperIfAny(db: Executor, bearer: Bearer, guestId: GuestId): Promise<Shopper | null> {
  if (bearer.token) return shopperOf(db, bearer, null);
  return (await isGuest(db, guestId)) ? { id: Number(guestId), isGuest: true } : null;
}
