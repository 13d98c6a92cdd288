/** Changes the payment of an unpaid order: to cash, or to the wallet (contract §7.6). */
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import { DomainError } from '../../domain-error';
import { offeredMethods } from '../payments/offered';
import type { Shopper } from '../shoppers/caller';
import { changeOrder, type Actor } from './change';
import { idOfOrder } from './number';
import { findOrder } from './queries';

type Payer = Pick<Shopper, 'id'>;
const actorOf = ({ id }: Payer): Actor => ({ who: 'customer', shopperId: id });

/** A failed order is reopened by paying another way. */
async function reopenFailed(
  tx: Executor,
  orderId: number,
  actor: Actor,
  { clock }: Pick<Shop, 'clock'>,
): Promise<void> {
  if ((await findOrder(tx, orderId))?.status === 'failed')
    await changeOrder(tx, orderId, 'retry', actor, { at: clock() });
}

/** @param orderNumber the public number @throws DomainError 404 for an unknown order, 403 when it is paid, 406 where cash is not accepted */
export async function payInCash(
  shop: Pick<Shop, 'db' | 'clock' | 'config' | 'zones' | 'live'>,
  shopper: Payer,
  orderNumber: string | number,
): Promise<void> {
  const { db, clock, config, zones, live } = shop;
  const actor = actorOf(shopper);
  const orderId = await idOfOrder(db, orderNumber);
  const allZones = await zones();
  await db.transaction(async (tx) => {
    const order = await findOrder(tx, orderId);
    if (!order) throw new DomainError(404, 'order', 'orderUnknown');
    await reopenFailed(tx, orderId, actor, shop);
    const { cash } = offeredMethods(config, allZones, order);
    await changeOrder(tx, orderId, 'choose_cash', actor, { at: clock(), cash });
  });
  await live.orderChanged(orderId);
}

/** @param orderNumber the public number @throws DomainError 404 for an unknown order, 403 when it is paid, 400 when the balance is too low */
export async function payFromWallet(
  shop: Pick<Shop, 'db' | 'clock' | 'live'>,
  customer: Payer,
  orderNumber: string | number,
): Promise<void> {
  const { db, clock, live } = shop;
  const actor = actorOf(customer);
  const orderId = await idOfOrder(db, orderNumber);
  await db.transaction(async (tx) => {
    await reopenFailed(tx, orderId, actor, shop);
    await changeOrder(tx, orderId, 'pay_from_wallet', actor, { at: clock() });
  });
  await live.orderChanged(orderId);
}
