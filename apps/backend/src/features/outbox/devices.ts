/** Devices that take push messages: one belongs to the sign-in that gave it last, and ends with that sign-in (decision 060). */
import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import type { Db, Executor } from '../../db/database';
import { outbox, pushDevices, tokens } from '../../db/schema';
import type { Language } from '../../languages';

/** More sign-ins of one customer than that are hardly his: the newest hear. */
const MOST = 10;

export interface Device {
  device: string;
  language: Language;
}

/**
 * The sign-in's device from now on. Whoever had it before hears no more on it, and what was on its way to them is dropped: it
 * is somebody else's who holds it now.
 */
export async function saveDevice(db: Db, tokenHash: string, { device, language }: Device, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(pushDevices).where(eq(pushDevices.device, device)).for('update');
    if (before && before.tokenHash !== tokenHash) await dropPending(tx, device);
    await tx.delete(pushDevices).where(and(eq(pushDevices.tokenHash, tokenHash), ne(pushDevices.device, device)));
    await tx
      .insert(pushDevices)
      .values({ device, tokenHash, language, createdAt: at })
      .onConflictDoUpdate({ target: pushDevices.device, set: { tokenHash, language, createdAt: at } });
  });
}

/** The sign-in has no device any more. */
export async function withdrawDevice(db: Executor, tokenHash: string): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.tokenHash, tokenHash));
}

/** Google does not know it any more. */
export async function forgetDevice(db: Executor, device: string): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.device, device));
}

export async function isDevice(db: Executor, device: string): Promise<boolean> {
  const rows = await db.select({ device: pushDevices.device }).from(pushDevices).where(eq(pushDevices.device, device));
  return rows.length > 0;
}

/** Newest first. */
export async function devicesOf(db: Executor, customerId: number): Promise<Device[]> {
  return db
    .select({ device: pushDevices.device, language: pushDevices.language })
    .from(pushDevices)
    .innerJoin(tokens, eq(tokens.hash, pushDevices.tokenHash))
    .where(eq(tokens.customerId, customerId))
    .orderBy(desc(pushDevices.createdAt))
    .limit(MOST);
}

async function dropPending(db: Executor, device: string): Promise<void> {
  await db.delete(outbox).where(and(eq(outbox.kind, 'push'), eq(outbox.target, device), isNull(outbox.sentAt)));
}
