/**
 * Addresses that an account was signed in to from. Callers there have attempts of their own, which strangers can not use up
 * (decision 079).
 */
import { utc } from '@shop/util';
import { and, eq, lt, or } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { customers, knownAddresses } from '../../db/schema';
import { addressHash, type RequestPlace } from '../../plugins/place';
import { counterOf, type Counter } from './throttle';

const REMEMBERED_DAYS = 90;

/** Whether the account of a login was signed in to from the caller's address. @param login phone or email address, normalized */
export async function isKnownAddress(db: Executor, login: string, place: RequestPlace): Promise<boolean> {
  const rows = await db
    .select({ address: knownAddresses.address })
    .from(knownAddresses)
    .innerJoin(customers, eq(customers.id, knownAddresses.customerId))
    .where(
      and(eq(knownAddresses.address, addressHash(place)), or(eq(customers.phone, login), eq(customers.email, login))),
    );
  return rows.length > 0;
}

/** Remembers the address of a sign-in. */
export async function rememberAddress(
  db: Executor,
  customerId: number,
  place: RequestPlace,
  usedAt: Date,
): Promise<void> {
  await db
    .insert(knownAddresses)
    .values({ customerId, address: addressHash(place), usedAt })
    .onConflictDoUpdate({ target: [knownAddresses.customerId, knownAddresses.address], set: { usedAt } });
}

/** Forgets addresses that were not used for three months. */
export async function forgetOldAddresses(db: Executor, now: Date): Promise<void> {
  await db.delete(knownAddresses).where(lt(knownAddresses.usedAt, utc(now).subtract(REMEMBERED_DAYS, 'day').toDate()));
}

/**
 * Counters of attempts at an account or at one of its names. Everybody's attempts add up, but they refuse only callers at
 * unknown addresses: a known one has a counter of its own.
 * @param login phone or email address, normalized, of an account or of nobody
 * @param of whose attempts are counted
 */
export async function countersOfAccount(
  db: Executor,
  name: 'signInAccount' | 'codeTarget',
  { login, of, place }: { login: string; of: readonly (string | number)[]; place: RequestPlace },
): Promise<Counter[]> {
  const everybody = counterOf(name, ...of);
  if (!(await isKnownAddress(db, login, place))) return [everybody];
  return [{ ...everybody, max: Infinity }, counterOf(name, ...of, place.address)];
}

/**
 * Counters of passwords for a login.
 * @param customerId null: nobody has this login, which strangers must not learn
 */
export const passwordCounters = (
  db: Executor,
  { login, customerId }: { login: string; customerId: number | null },
  place: RequestPlace,
): Promise<Counter[]> => countersOfAccount(db, 'signInAccount', { login, of: [customerId ?? login], place });
