/** Push devices: a device belongs to the sign-in that registered it last, and ends with that sign-in (decision 060). */
import type { Executor } from '../../db/database';
import { deleteOtherDevices, lockDevice, upsertDevice, type Device } from './device-queries';
import { deletePendingPushes } from './queries';

/**
 * Registers the device for this sign-in. Pending messages for its previous owner are deleted: somebody else holds the
 * device now. Call it in a transaction.
 */
export async function saveDevice(
  tx: Executor,
  tokenHash: string,
  { device, language, keys }: Device,
  at: Date,
): Promise<void> {
  const before = await lockDevice(tx, device);
  if (before && before.tokenHash !== tokenHash) await deletePendingPushes(tx, device);
  await deleteOtherDevices(tx, tokenHash, device);
  await upsertDevice(tx, { device, tokenHash, language, keys, createdAt: at });
}
