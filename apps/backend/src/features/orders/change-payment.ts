/** Changes the payment of an unpaid order (contract §7.6, ORD-09). A failed one is reopened by it. */
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import { DomainError } from '../../domain-error';
import { isOffered, offeredMethods } from '../payments/offered';
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

/** The methods that an order can be turned to by name; the wallet pays at once instead. */
const STEPS = {
  cash_on_delivery: 'choose_cash',
  digital_payment: 'choose_card',
  offline_payment: 'choose_transfer',
} as const;
export type TurnedTo = keyof typeof STEPS;

/**
 * @param orderNumber the public number @throws DomainError 404 for an unknown order, 403 when it is paid, 406 for a method that is not
 * offered, or not for this amount
 */
export async function turnTo(
  shop: Pick<Shop, 'db' | 'clock' | 'config' | 'zones' | 'live'>,
  shopper: Payer,
  orderNumber: string | number,
  method: TurnedTo,
): Promise<void> {
  const { db, clock, config, zones, live } = shop;
  const actor = actorOf(shopper);
  const orderId = await idOfOrder(db, orderNumber);
  const allZones = await zones();
  await db.transaction(async (tx) => {
    const order = await findOrder(tx, orderId);
    if (!order) throw new DomainError(404, 'order', 'orderUnknown');
    const offered = offeredMethods(config, allZones, order);
    if (!isOffered(method, offered)) throw new DomainError(406, 'payment_method', 'gatewayUnknown');
    await reopenFailed(tx, orderId, actor, shop);
    // A failed order that is paid by card again has its method already.
    if (order.status === 'failed' && order.paymentMethod === method) return;
    await changeOrder(tx, orderId, STEPS[method], actor, { at: clock(), cash: offered.cash });
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
