/** Devices that take push messages: one belongs to the sign-in that gave it last, and ends with that sign-in (decision 060). */
import type { Db, Executor } from '../../db/database';
import { dropDevicesOf, dropOtherDevices, lockDevice, putDevice, type Device } from './device-queries';
import { dropPending } from './queries';

/**
 * The sign-in's device from now on. Whoever had it before hears no more on it, and what was on its way to them is dropped: it
 * is somebody else's who holds it now.
 */
export async function saveDevice(db: Db, tokenHash: string, { device, language }: Device, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockDevice(tx, device);
    if (before && before.tokenHash !== tokenHash) await dropPending(tx, device);
    await dropOtherDevices(tx, tokenHash, device);
    await putDevice(tx, { device, tokenHash, language, createdAt: at });
  });
}

/** The sign-in has no device any more. */
export async function withdrawDevice(db: Executor, tokenHash: string): Promise<void> {
  await dropDevicesOf(db, tokenHash);
}
