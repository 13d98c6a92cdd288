/**
 * Reading and canceling orders (contract §7.5, §7.6). Orders are private to their shopper; number and phone of a
 * guest's order show its state, but no personal data (decision 049).
 */
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import type { Page } from '../../db/page';
import { DomainError } from '../../domain-error';
import { reviewsOfOrder, type OrderReviews } from '../reviews/queries';
import { findParcelCategories, type ParcelCategoryRow } from '../parcels/queries';
import type { Shopper } from '../shoppers/caller';
import { findStoresById, type StoreRow } from '../stores/queries';
import type { RequestPlace } from '../../plugins/place';
import { changeOrder } from './change';
import { isValidClaim, isGuestOrderOf } from './claims';
import { paymentsOf, type OrderPaymentRow } from './ledger-queries';
import { idOfOrder, parseOrderNumber } from './number';
import {
  transfersAndRefundsOf,
  findCouriers,
  findOrderByNumber,
  ordersOf,
  rowsOfOrders,
  type CourierRow,
  type OrderLineRow,
  type OrderRow,
  type RefundRow,
  type TransferRow,
} from './queries';

export interface FullOrder {
  order: OrderRow;
  rows: OrderLineRow[];
  store: StoreRow | null;
  /** null when it is not a parcel. */
  parcel: ParcelCategoryRow | null;
  courier: CourierRow | null;
  offline: TransferRow | null;
  refund: RefundRow | null;
  /** The ledger, oldest first. */
  payments: OrderPaymentRow[];
  /** What was said of it; null: not delivered, in a list, or not for this reader. */
  reviews: OrderReviews | null;
  /** Claimed by number and phone: personal data is hidden. */
  byPhone: boolean;
}

export interface OrderClaim {
  order_id: string | number;
  /** A phone without digits never matches. */
  contact_number?: string;
}

/** Loads orders with all related rows, in eight statements. */
async function withRelatedRows(db: Executor, found: OrderRow[]): Promise<FullOrder[]> {
  const ids = found.map(({ id }) => id);
  const rows = await rowsOfOrders(db, ids);
  const stores = await findStoresById(db, [...new Set(found.flatMap(({ storeId }) => storeId ?? []))]);
  const parcels = await findParcelCategories(db, [
    ...new Set(found.flatMap(({ parcelCategoryId }) => parcelCategoryId ?? [])),
  ]);
  const couriers = await findCouriers(db, [...new Set(found.flatMap(({ courierId }) => courierId ?? []))]);
  const reports = await transfersAndRefundsOf(db, ids);
  const payments = await paymentsOf(db, ids);
  return found.map((order) => ({
    order,
    rows: rows.filter(({ orderId }) => orderId === order.id),
    store: stores.get(order.storeId ?? 0) ?? null,
    parcel: parcels.find(({ id }) => id === order.parcelCategoryId) ?? null,
    courier: couriers.find(({ id }) => id === order.courierId) ?? null,
    offline: reports.find(({ id }) => id === order.id)?.offline ?? null,
    refund: reports.find(({ id }) => id === order.id)?.refund ?? null,
    payments: payments.filter(({ orderId }) => orderId === order.id),
    reviews: null,
    byPhone: false,
  }));
}

type ClaimCheck = (order: OrderRow | null, number: number, phone: string) => Promise<boolean>;

async function readClaimed(
  db: Executor,
  shopper: Shopper | null,
  claim: OrderClaim,
  isClaimed: ClaimCheck,
): Promise<FullOrder> {
  const number = parseOrderNumber(claim.order_id);
  const order = await findOrderByNumber(db, number);
  const isOwn = order !== null && order.shopperId === shopper?.id;
  const phone = claim.contact_number ?? '';
  const byPhone = !isOwn && /\d/.test(phone) && (await isClaimed(order, number, phone));
  const [full] = order && (isOwn || byPhone) ? await withRelatedRows(db, [order]) : [];
  if (!full) throw new DomainError(404, 'order', 'orderUnknown');
  const reviews = isOwn && order?.reachedAt.delivered ? await reviewsOfOrder(db, full.order.id) : null;
  return { ...full, reviews, byPhone };
}

/** @throws DomainError 404 for an unknown or another shopper's order alike; 429 after too many wrong phones */
export const readOrder = (
  shop: Pick<Shop, 'db' | 'clock'>,
  shopper: Shopper | null,
  claim: OrderClaim,
  { address }: Pick<RequestPlace, 'address'>,
): Promise<FullOrder> =>
  readClaimed(shop.db, shopper, claim, (order, number, phone) => isValidClaim(shop, order, { number, phone, address }));

/** Reads again for a watcher that {@link readOrder} has let in, without counting an attempt. @throws DomainError 404 */
export const rereadOrder = (db: Executor, shopper: Shopper | null, claim: OrderClaim): Promise<FullOrder> =>
  readClaimed(db, shopper, claim, async (order, _number, phone) => isGuestOrderOf(order, phone));

export async function listOrders(
  db: Executor,
  shopper: Shopper,
  page: Page & { running: boolean },
): Promise<{ orders: FullOrder[]; total: number }> {
  const { orders, total } = await ordersOf(db, shopper.id, page);
  return { orders: await withRelatedRows(db, orders), total };
}

/** Cancels a pending order and refunds it exactly once. @throws DomainError */
export async function cancelOrder(
  { db, clock, live }: Pick<Shop, 'db' | 'clock' | 'live'>,
  shopper: Shopper,
  claim: OrderClaim & { reason: string },
): Promise<void> {
  const orderId = await idOfOrder(db, claim.order_id);
  const actor = { who: 'customer', shopperId: shopper.id } as const;
  await db.transaction((tx) => changeOrder(tx, orderId, 'cancel', actor, { at: clock(), reason: claim.reason }));
  await live.orderChanged(orderId);
}
