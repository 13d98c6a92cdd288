/** Reading and cancelling orders (contract §7.5, §7.6). A guest's order needs the guest id and the phone it was placed with. */
import { canCancel } from '@shop/domain/tracking';
import type { OrderStatus } from '@shop/domain';
import type { Shop } from '../../app';
import type { Executor } from '../../db/database';
import { Refusal } from '../../refusal';
import { findStoresById, type StoreRow } from '../stores/queries';
import {
  findCourier,
  findOrder,
  giveStockBack,
  moveStatus,
  rowsOfOrder,
  type OrderLineRow,
  type OrderRow,
} from './queries';

export interface FullOrder {
  order: OrderRow;
  rows: OrderLineRow[];
  store: StoreRow | null;
  courier: Awaited<ReturnType<typeof findCourier>>;
}

export interface OrderClaim {
  order_id: string | number;
  guest_id?: string | number | null;
  contact_number?: string;
}

const digits = (phone: string) => phone.replace(/\D/g, '');

/** Who may see it: the guest that placed it, or whoever knows its id and phone. */
function mayRead(order: OrderRow, claim: OrderClaim): boolean {
  if (claim.guest_id && Number(claim.guest_id) === order.guestId) return true;
  return (
    claim.contact_number !== undefined &&
    digits(claim.contact_number) !== '' &&
    digits(claim.contact_number) === digits(order.contactPhone)
  );
}

/** @throws Refusal 404, the same for an unknown order and for somebody else's */
export async function readOrder(db: Executor, claim: OrderClaim): Promise<FullOrder> {
  const id = Number(claim.order_id);
  const order = Number.isSafeInteger(id) && id < 2 ** 31 ? await findOrder(db, id) : null;
  if (!order || !mayRead(order, claim)) throw new Refusal(404, 'order', 'orderUnknown');
  const stores = await findStoresById(db, [order.storeId]);
  return {
    order,
    rows: await rowsOfOrder(db, order.id),
    store: stores.get(order.storeId) ?? null,
    courier: order.courierId ? await findCourier(db, order.courierId) : null,
  };
}

/** Cancels a pending order and gives its stock back, exactly once. @throws Refusal */
export async function cancelOrder({ db, clock, live }: Shop, claim: OrderClaim & { reason: string }): Promise<void> {
  const orderId = await db.transaction(async (tx) => {
    const { order, rows } = await readOrder(tx, claim);
    if (order.guestId !== Number(claim.guest_id)) throw new Refusal(404, 'order', 'orderUnknown');
    if (!canCancel(order.status as OrderStatus)) throw new Refusal(403, 'status', 'cancelTooLate');
    const moved = await moveStatus(tx, order, 'canceled', clock(), {
      canceledBy: 'customer',
      cancellationReason: claim.reason,
    });
    if (!moved) throw new Refusal(403, 'status', 'cancelTooLate');
    await giveStockBack(tx, rows);
    return order.id;
  });
  await live.publish(orderId);
}
