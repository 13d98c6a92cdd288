/**
 * Push devices: a device belongs to whoever registered it last, a sign-in, with which it ends (decision 060), or a guest, for some of
 * their orders (decision 148).
 */
import type { Executor } from '../../db/database';
import { deleteOtherDevices, lockDevice, upsertDevice, type Device } from './device-queries';
import {
  deleteDevicesOfGuest,
  deleteOrderDevice,
  deleteOrdersOfDevice,
  deleteUntoldDevices,
  insertOrderDevice,
} from './order-device-queries';
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
  // After the upsert, which waits for a guest who registers it at the same time.
  await deleteOrdersOfDevice(tx, device);
}

/**
 * Registers the device for an order of a guest, in place of another one. What its previous owner was told there ends, as in
 * {@link saveDevice}. Call it in a transaction that holds the guest's lock.
 */
export async function saveOrderDevice(
  tx: Executor,
  order: { id: number; guestId: number },
  { device, language, keys }: Device,
  at: Date,
): Promise<void> {
  await upsertDevice(tx, { device, tokenHash: null, language, keys, createdAt: at });
  await deletePendingPushes(tx, device, order.guestId);
  await deleteOrdersOfDevice(tx, device, order.guestId);
  const before = await deleteOrderDevice(tx, order.id);
  await insertOrderDevice(tx, order.id, device);
  await deleteUntoldDevices(tx, before);
}

/** The order is told to no device any more. Call it in a transaction that holds the guest's lock. */
export async function endOrderDevice(tx: Executor, orderId: number): Promise<void> {
  await deleteUntoldDevices(tx, await deleteOrderDevice(tx, orderId));
}

/** No order of the guest is told to a device any more: they have signed in. Call it in a transaction that holds the guest's lock. */
export async function endDevicesOfGuest(tx: Executor, guestId: number): Promise<void> {
  await deleteUntoldDevices(tx, await deleteDevicesOfGuest(tx, guestId));
}
