/** SQL of the devices that take push messages. */
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Language } from '../../languages';
import type { Executor } from '../../db/database';
import { pushDevices, tokens } from '../../db/schema';

/** More sign-ins of one customer than that are hardly his: the newest hear. */
const MOST = 10;

export interface Device {
  device: string;
  language: Language;
}
type DeviceRow = typeof pushDevices.$inferSelect;

/** The device as it is while nobody else takes it, until the transaction ends; null when nobody had it. */
export async function lockDevice(tx: Executor, device: string): Promise<DeviceRow | null> {
  return (await tx.select().from(pushDevices).where(eq(pushDevices.device, device)).for('update'))[0] ?? null;
}

/** The sign-in's devices but one. */
export async function dropOtherDevices(tx: Executor, tokenHash: string, device: string): Promise<void> {
  await tx.delete(pushDevices).where(and(eq(pushDevices.tokenHash, tokenHash), ne(pushDevices.device, device)));
}

/** It belongs to this sign-in from now on, whoever had it. */
export async function putDevice(tx: Executor, { device, tokenHash, language, createdAt }: DeviceRow): Promise<void> {
  await tx
    .insert(pushDevices)
    .values({ device, tokenHash, language, createdAt })
    .onConflictDoUpdate({ target: pushDevices.device, set: { tokenHash, language, createdAt } });
}

/** All devices of a sign-in. */
export async function dropDevicesOf(db: Executor, tokenHash: string): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.tokenHash, tokenHash));
}

/** A device that nobody reaches any more, whosever it was. */
export async function dropDevice(db: Executor, device: string): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.device, device));
}

/** Whether it is anybody's. */
export async function isDevice(db: Executor, device: string): Promise<boolean> {
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
    .limit(MOST);
}
