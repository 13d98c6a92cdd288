/** SQL of push devices. */
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Language } from '../../languages';
import type { Executor } from '../../db/database';
import { pushDevices, tokens } from '../../db/schema';

/** Devices notified per customer: the newest. */
const MAX_DEVICES = 10;

export interface Device {
  device: string;
  language: Language;
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

/** Registers the device for this sign-in, whoever had it. */
export async function upsertDevice(tx: Executor, { device, tokenHash, language, createdAt }: DeviceRow): Promise<void> {
  await tx
    .insert(pushDevices)
    .values({ device, tokenHash, language, createdAt })
    .onConflictDoUpdate({ target: pushDevices.device, set: { tokenHash, language, createdAt } });
}

/** Deletes all devices of a sign-in. */
export async function deleteDevicesOf(db: Executor, tokenHash: string): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.tokenHash, tokenHash));
}

/** Deletes a device that can no longer be reached. */
export async function deleteDevice(db: Executor, device: string): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.device, device));
}

/** Whether the device is registered. */
export async function isRegistered(db: Executor, device: string): Promise<boolean> {
  const rows = await db.select({ device: pushDevices.device }).from(pushDevices).where(eq(pushDevices.device, device));
  return rows.length > 0;
}

/** A customer's devices, newest first. */
export async function devicesOf(db: Executor, customerId: number): Promise<Device[]> {
  return db
    .select({ device: pushDevices.device, language: pushDevices.language })
    .from(pushDevices)
    .innerJoin(tokens, eq(tokens.hash, pushDevices.tokenHash))
    .where(eq(tokens.customerId, customerId))
    .orderBy(desc(pushDevices.createdAt))
    .limit(MAX_DEVICES);
}
