/** SQL of push devices. */
import { and, desc, eq, exists, isNull, ne, or, sql } from 'drizzle-orm';
import type { Language } from '../../languages';
import type { Executor } from '../../db/database';
import { orderDevices, orders, pushDevices, tokens, type SubscriptionKeys } from '../../db/schema';
import type { OutboxMessage } from './queries';

/** Devices notified per customer: the newest. */
const MAX_DEVICES = 10;

export interface Device {
  /** A token of Firebase, or the address of a browser's own subscription. */
  device: string;
  language: Language;
  /** Of a subscription; null: a token of Firebase. */
  keys: SubscriptionKeys | null;
}
type DeviceRow = typeof pushDevices.$inferSelect;

/** Locks the device until the transaction ends; null when it is not registered. */
export async function lockDevice(tx: Executor, device: string): Promise<DeviceRow | null> {
  return (await tx.select().from(pushDevices).where(eq(pushDevices.device, device)).for('update'))[0] ?? null;
}

/** Deletes the sign-in's devices except one. */
export async function deleteOtherDevices(tx: Executor, tokenHash: string, device: string): Promise<void> {
  await tx.delete(pushDevices).where(and(eq(pushDevices.tokenHash, tokenHash), ne(pushDevices.device, device)));
}

/** Registers the device for this sign-in, or for a guest, whoever had it. */
export async function upsertDevice(
  tx: Executor,
  { device, tokenHash, language, keys, createdAt }: DeviceRow,
): Promise<void> {
  await tx
    .insert(pushDevices)
    .values({ device, tokenHash, language, keys, createdAt })
    .onConflictDoUpdate({ target: pushDevices.device, set: { tokenHash, language, keys, createdAt } });
}

/** Deletes all devices of a sign-in. */
export async function deleteDevicesOf(db: Executor, tokenHash: string): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.tokenHash, tokenHash));
}

/** Deletes a device that can no longer be reached. */
export async function deleteDevice(db: Executor, device: string): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.device, device));
}

/**
 * The device of a message, if it still is its recipient's: a customer's by the sign-in, a guest's by the order that the message
 * tells of. Messages of an older version name no recipient.
 * @returns null: it is not registered, or no longer for them
 */
export async function findDevice(
  db: Executor,
  { target, recipient, data }: Pick<OutboxMessage, 'target' | 'recipient' | 'data'>,
): Promise<DeviceRow | null> {
  const isTarget = eq(pushDevices.device, target);
  if (recipient === null) return (await db.select().from(pushDevices).where(isTarget))[0] ?? null;
  const ofCustomer = db
    .select({ one: sql`1` })
    .from(tokens)
    .where(and(eq(tokens.hash, pushDevices.tokenHash), eq(tokens.customerId, recipient)));
  const ofOrder = db
    .select({ one: sql`1` })
    .from(orderDevices)
    .innerJoin(orders, eq(orders.id, orderDevices.orderId))
    .where(
      and(
        eq(orderDevices.device, pushDevices.device),
        eq(orders.shopperId, recipient),
        eq(orders.number, Number(data?.order_id ?? 0)),
      ),
    );
  const isTheirs = or(exists(ofCustomer), and(isNull(pushDevices.tokenHash), exists(ofOrder)));
  return (await db.select().from(pushDevices).where(and(isTarget, isTheirs)))[0] ?? null;
}

/** A customer's devices, newest first. */
export async function devicesOf(db: Executor, customerId: number): Promise<Device[]> {
  return db
    .select({ device: pushDevices.device, language: pushDevices.language, keys: pushDevices.keys })
    .from(pushDevices)
    .innerJoin(tokens, eq(tokens.hash, pushDevices.tokenHash))
    .where(eq(tokens.customerId, customerId))
    .orderBy(desc(pushDevices.createdAt))
    .limit(MAX_DEVICES);
}
