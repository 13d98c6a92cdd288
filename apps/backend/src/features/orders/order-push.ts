/**
 * The device that is told of a guest's order (decision 148). Only the guest who placed it may name one: their id opens the order,
 * its number and phone do not.
 */
import type { OrderPush } from '@shop/contract/account';
import type { OrderStatus } from '@shop/domain';
import { isOrderTold } from '@shop/domain/order-news';
import type { Config } from '../../config';
import type { Shop } from '../../context';
import { DomainError } from '../../domain-error';
import type { RequestPlace } from '../../plugins/place';
import type { Device } from '../outbox/device-queries';
import { endOrderDevice, saveOrderDevice } from '../outbox/devices';
import { readEndpoint } from '../outbox/push-endpoint';
import { areKeys } from '../outbox/web-push';
import { shopperOf } from '../shoppers/caller';
import { lockCaller } from '../shoppers/lock';
import { findOrder, keepOrder } from './queries';
import { readOrder } from './read';

/** @returns null: none @throws DomainError 403 when address or keys are none of a push service */
function deviceOf(
  { subscription, cm_firebase_token: token }: OrderPush,
  { pushLoopback }: Pick<Config, 'pushLoopback'>,
): Pick<Device, 'device' | 'keys'> | null {
  if (!subscription) return token ? { device: token, keys: null } : null;
  const { endpoint, keys } = subscription;
  if (!readEndpoint(endpoint, pushLoopback) || !areKeys(keys))
    throw new DomainError(403, 'endpoint', 'subscriptionMalformed');
  return { device: endpoint, keys };
}

/**
 * Registers the device for the order, or ends what is registered.
 * @throws DomainError 401 without a shopper; 404 for another's order; 403 for a customer's, one that is told no more, or a device that
 * is none of a push service
 */
export async function saveOrderPush(
  { db, clock, config }: Pick<Shop, 'db' | 'clock' | 'config'>,
  body: OrderPush,
  place: RequestPlace,
): Promise<void> {
  const shopper = await shopperOf(db, place, body.guest_id);
  const { order } = await readOrder({ db, clock }, shopper, { order_id: body.order_id }, place);
  if (!shopper.isGuest) throw new DomainError(403, 'order_id', 'orderToldByAccount');
  const device = deviceOf(body, config);
  const at = clock();
  await db.transaction(async (tx) => {
    // The order before its shopper (decision 040): a step of it waits, and then tells the new device.
    await keepOrder(tx, order.id);
    // A sign-in of this guest waits, and then ends what is registered here.
    await lockCaller(tx, place, shopper);
    if (!device) return endOrderDevice(tx, order.id);
    const now = await findOrder(tx, order.id);
    if (now?.shopperId !== shopper.id) throw new DomainError(404, 'order', 'orderUnknown');
    if (!isOrderTold(now.status as OrderStatus, Object.values(now.reachedAt), at))
      throw new DomainError(403, 'order_id', 'orderToldNoMore');
    const { id, language } = now;
    await saveOrderDevice(tx, { id, guestId: shopper.id }, { ...device, language }, at);
  });
}
