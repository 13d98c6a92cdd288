/** Figures, notifications, push device and removal of a customer account (contract §6.2). */
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import type { RequestPlace } from '../../plugins/place';
import { countOrders, removeCustomer } from '../accounts/queries';
import { deleteDevicesOf } from '../outbox/device-queries';
import { saveDevice } from '../outbox/devices';
import { enqueuePush } from '../outbox/message';
import { customerOf, hashOfToken } from '../shoppers/caller';
import { pointBalance, walletBalance } from '../wallet/ledger';
import type { Figures } from './present';
import { insertNotification, type NewNotification } from './queries';

/** Figures of the profile page. */
export const figuresOf = async (db: Executor, customerId: number): Promise<Figures> => ({
  orders: await countOrders(db, customerId),
  wallet: await walletBalance(db, customerId),
  points: await pointBalance(db, customerId),
});

/**
 * Deletes the signed-in account and closes its live streams.
 * @returns false: it has running orders and was not deleted
 * @throws DomainError 401 when nobody is signed in
 */
export async function removeAccount({ db, live }: Pick<Shop, 'db' | 'live'>, place: RequestPlace): Promise<boolean> {
  const removedId = await db.transaction(async (tx) => {
    const customer = await customerOf(tx, place);
    if ((await countOrders(tx, customer.id, true)) > 0) return null;
    await removeCustomer(tx, customer.id);
    return customer.id;
  });
  if (removedId === null) return false;
  await live.tokensRevoked(removedId);
  return true;
}

/**
 * Registers the push device of a session.
 * @param device its token; '@': unregister
 * @throws DomainError 401 when nobody is signed in
 */
export async function savePushDevice(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  device: string,
  place: RequestPlace,
): Promise<void> {
  await customerOf(db, place);
  const tokenHash = hashOfToken(place.token ?? '');
  if (device === '@') await deleteDevicesOf(db, tokenHash);
  else await saveDevice(db, tokenHash, { device, language: place.language }, clock());
}

/**
 * Stores a notification for the notifications page and enqueues a push message to each device of the customer. Call
 * it in the transaction of the change it reports.
 */
export async function notifyCustomer(db: Executor, notification: NewNotification): Promise<void> {
  await insertNotification(db, notification);
  const { customerId, title, description, type, orderNumber, createdAt } = notification;
  const data = { type, ...(orderNumber ? { order_id: String(orderNumber) } : {}) };
  await enqueuePush(db, customerId, { title, body: description, data }, createdAt);
}
