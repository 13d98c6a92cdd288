/** Reading and cancelling orders (contract §7.5, §7.6). Orders are their shopper's; a guest's also whoever's knows id and phone. */
import type { Shop } from '../../app';
import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { offlinePayments, orders, refunds } from '../../db/schema';
import { Refusal } from '../../refusal';
import { findParcelCategories, type ParcelCategoryRow } from '../parcels/queries';
import type { Shopper } from '../shoppers/caller';
import { findStoresById, type StoreRow } from '../stores/queries';
import { changeOrder } from './change';
import { paymentsOf, type OrderPaymentRow } from './ledger';
import { findCouriers, findOrder, ordersOf, rowsOfOrders, type OrderLineRow, type OrderRow } from './queries';

export interface FullOrder {
  order: OrderRow;
  rows: OrderLineRow[];
  store: StoreRow | null;
  /** What is sent; null when it is no parcel. */
  parcel: ParcelCategoryRow | null;
  courier: Awaited<ReturnType<typeof findCouriers>>[number] | null;
  offline: typeof offlinePayments.$inferSelect | null;
  refund: typeof refunds.$inferSelect | null;
  /** Its ledger, oldest first. */
  payments: OrderPaymentRow[];
}

export interface OrderClaim {
  order_id: string | number;
  contact_number?: string;
}

const digits = (phone: string) => phone.replace(/\D/g, '');

function mayRead(order: OrderRow, shopper: Shopper | null, claim: OrderClaim): boolean {
  if (shopper && shopper.id === order.shopperId) return true;
  const phone = digits(claim.contact_number ?? '');
  return order.isGuest && phone !== '' && phone === digits(order.contactPhone);
}

/** Orders with all that belongs to them, in eight statements however many they are. */
async function complete(db: Executor, found: OrderRow[]): Promise<FullOrder[]> {
  const rows = await rowsOfOrders(
    db,
    found.map(({ id }) => id),
  );
  const stores = await findStoresById(db, [...new Set(found.flatMap(({ storeId }) => storeId ?? []))]);
  const parcels = await findParcelCategories(db, [
    ...new Set(found.flatMap(({ parcelCategoryId }) => parcelCategoryId ?? [])),
  ]);
  const couriers = await findCouriers(db, [...new Set(found.flatMap(({ courierId }) => courierId ?? []))]);
  const ids = found.map(({ id }) => id);
  const beside =
    ids.length === 0
      ? []
      : await db
          .select({ id: orders.id, offline: offlinePayments, refund: refunds })
          .from(orders)
          .leftJoin(offlinePayments, eq(offlinePayments.orderId, orders.id))
          .leftJoin(refunds, eq(refunds.orderId, orders.id))
          .where(inArray(orders.id, ids));
  const payments = await paymentsOf(db, ids);
  return found.map((order) => ({
    order,
    rows: rows.filter(({ orderId }) => orderId === order.id),
    store: stores.get(order.storeId ?? 0) ?? null,
    parcel: parcels.find(({ id }) => id === order.parcelCategoryId) ?? null,
    courier: couriers.find(({ id }) => id === order.courierId) ?? null,
    offline: beside.find(({ id }) => id === order.id)?.offline ?? null,
    refund: beside.find(({ id }) => id === order.id)?.refund ?? null,
    payments: payments.filter(({ orderId }) => orderId === order.id),
  }));
}

/** @throws Refusal 404 for what is no number of an order */
export const orderNumber = (said: string | number): number => {
  const id = Number(said);
  if (!Number.isSafeInteger(id) || id < 1 || id >= 2 ** 31) throw new Refusal(404, 'order', 'orderUnknown');
  return id;
};

/** @throws Refusal 404, the same for an unknown order and for somebody else's */
export async function readOrder(db: Executor, shopper: Shopper | null, claim: OrderClaim): Promise<FullOrder> {
  const order = await findOrder(db, orderNumber(claim.order_id));
  const [full] = order && mayRead(order, shopper, claim) ? await complete(db, [order]) : [];
  if (!full) throw new Refusal(404, 'order', 'orderUnknown');
  return full;
}

export async function listOrders(
  db: Executor,
  shopper: Shopper,
  page: { running: boolean; limit: number; offset: number },
): Promise<{ orders: FullOrder[]; total: number }> {
  const { orders, total } = await ordersOf(db, shopper.id, page);
  return { orders: await complete(db, orders), total };
}

/** Cancels a pending order: what it holds goes back, exactly once. @throws Refusal */
export async function cancelOrder(
  { db, clock, live }: Pick<Shop, 'db' | 'clock' | 'live'>,
  shopper: Shopper,
  claim: OrderClaim & { reason: string },
): Promise<void> {
  const orderId = orderNumber(claim.order_id);
  const actor = { who: 'customer', shopperId: shopper.id } as const;
  await db.transaction((tx) => changeOrder(tx, orderId, 'cancel', actor, { at: clock(), reason: claim.reason }));
  await live.orderChanged(orderId);
}
