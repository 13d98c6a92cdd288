/** Devices that an account was signed in on: a sign-in on another one is told (PLUS-45, decision 153). */
import { utc } from '@shop/util';
import { and, eq, lt, sql } from 'drizzle-orm';
import { isAnyOf } from '../../db/any-of';
import type { Executor } from '../../db/database';
import { knownDevices } from '../../db/schema';
import type { SignInDevice } from '../../plugins/place';

/** How long a device is known after its last sign-in. */
export const KNOWN_DAYS = 365;

/** Remembers the device of a sign-in. */
export async function rememberDevice(
  db: Executor,
  customerId: number,
  { key, nameKey }: SignInDevice,
  usedAt: Date,
): Promise<void> {
  await db
    .insert(knownDevices)
    .values([key, nameKey].map((device) => ({ customerId, device, usedAt })))
    .onConflictDoUpdate({ target: [knownDevices.customerId, knownDevices.device], set: { usedAt } });
}

/**
 * Remembers the device. Call it in a transaction that holds the customer's lock.
 * @returns whether the account knows devices, and this is none of them: never at its first sign-in
 */
export async function meetDevice(db: Executor, customerId: number, device: SignInDevice, at: Date): Promise<boolean> {
  const isThis = isAnyOf(knownDevices.device, [device.isMarked ? device.key : device.nameKey]);
  const [known] = await db
    .select({ any: sql<boolean>`count(*) > 0`, this: sql<boolean>`count(*) FILTER (WHERE ${isThis}) > 0` })
    .from(knownDevices)
    .where(eq(knownDevices.customerId, customerId));
  await rememberDevice(db, customerId, device, at);
  return known?.any === true && !known.this;
}

/** Forgets the devices of an account: all, but the one with this key. */
export async function forgetDevices(db: Executor, customerId: number, exceptKey: string | null): Promise<void> {
  const isOther = exceptKey === null ? undefined : sql`${knownDevices.device} <> ${exceptKey}`;
  await db.delete(knownDevices).where(and(eq(knownDevices.customerId, customerId), isOther));
}

/** Forgets one device of an account. */
export async function forgetDevice(db: Executor, customerId: number, device: string): Promise<void> {
  await db.delete(knownDevices).where(and(eq(knownDevices.customerId, customerId), eq(knownDevices.device, device)));
}

/** Forgets devices that nobody has signed in on for a year. */
export async function forgetOldDevices(db: Executor, now: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.usedAt, utc(now).subtract(KNOWN_DAYS, 'day').toDate()));
}
