/** Changes the payment of an unpaid order: to cash, or to the wallet (contract §7.6). */
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import { DomainError } from '../../domain-error';
import { offeredAt } from '../payments/offered';
import type { Shopper } from '../shoppers/caller';
import { changeOrder, type Actor } from './change';
import { idOfOrder } from './number';
import { findOrder } from './queries';

type Payer = Pick<Shopper, 'id'>;
const own = ({ id }: Payer): Actor => ({ who: 'customer', shopperId: id });

/** A failed order is reopened by paying another way. */
async function takeUp(tx: Executor, orderId: number, actor: Actor, { clock }: Pick<Shop, 'clock'>): Promise<void> {
  if ((await findOrder(tx, orderId))?.status === 'failed')
    await changeOrder(tx, orderId, 'retry', actor, { at: clock() });
}

/** @param said the public number @throws DomainError 404 for an unknown order, 403 when it is paid, 406 where cash is not accepted */
export async function payInCash(
  shop: Pick<Shop, 'db' | 'clock' | 'config' | 'zones' | 'live'>,
  shopper: Payer,
  said: string | number,
): Promise<void> {
  const { db, clock, config, zones, live } = shop;
  const actor = own(shopper);
  const orderId = await idOfOrder(db, said);
  const allZones = await zones();
  await db.transaction(async (tx) => {
    const order = await findOrder(tx, orderId);
    if (!order) throw new DomainError(404, 'order', 'orderUnknown');
    await takeUp(tx, orderId, actor, shop);
    const { cash } = offeredAt(config, allZones, order);
    await changeOrder(tx, orderId, 'choose_cash', actor, { at: clock(), cash });
  });
  await live.orderChanged(orderId);
}

/** @param said the public number @throws DomainError 404 for an unknown order, 403 when it is paid, 400 when the balance is too low */
export async function payFromWallet(
  shop: Pick<Shop, 'db' | 'clock' | 'live'>,
  customer: Payer,
  said: string | number,
): Promise<void> {
  const { db, clock, live } = shop;
  const actor = own(customer);
  const orderId = await idOfOrder(db, said);
  await db.transaction(async (tx) => {
    await takeUp(tx, orderId, actor, shop);
    await changeOrder(tx, orderId, 'pay_from_wallet', actor, { at: clock() });
  });
  await live.orderChanged(orderId);
}
