/** SQL of orders. Money: `ledger-queries.ts`; stock: `stock-queries.ts`; keys: `shoppers/idempotency-queries.ts`. */
import { and, asc, count, desc, eq, getTableColumns, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { isAnyOf } from '../../db/any-of';
import { compiled, compiledInsert } from '../../db/compiled';
import type { Executor } from '../../db/database';
import { rowsBefore, type Page } from '../../db/page';
import { runPipelined } from '../../db/run-pipelined';
import * as t from '../../db/schema';

export type OrderRow = typeof t.orders.$inferSelect & {
  isGuest: boolean;
  moduleType: string;
  /** Minor units that the order holds: payments minus refunds. */
  held: number;
  /** Payments, refunds not subtracted. */
  received: number;
};
const orderColumns = {
  ...getTableColumns(t.orders),
  isGuest: t.shoppers.isGuest,
  moduleType: t.modules.type,
  held: sql<number>`(SELECT coalesce(sum(p.amount), 0)::int FROM order_payments p WHERE p.order_id = ${t.orders.id})`,
  received: sql<number>`(SELECT coalesce(sum(p.amount) FILTER (WHERE p.amount > 0), 0)::int FROM order_payments p WHERE p.order_id = ${t.orders.id})`,
};
const ordersWithOwner = (db: Executor) =>
  db
    .select(orderColumns)
    .from(t.orders)
    .innerJoin(t.shoppers, eq(t.shoppers.id, t.orders.shopperId))
    .innerJoin(t.modules, eq(t.modules.id, t.orders.moduleId));
export type OrderLineRow = typeof t.orderRows.$inferSelect;
export type NewOrderRow = typeof t.orders.$inferInsert;
export type NewOrderLine = typeof t.orderRows.$inferInsert;
export type CourierRow = typeof t.couriers.$inferSelect;
export type TransferRow = typeof t.offlinePayments.$inferSelect;
export type RefundRow = typeof t.refunds.$inferSelect;

const nextId = compiled<Record<string, never>, { id: number }[]>((db) =>
  db
    .select({ id: sql<number>`nextval(pg_get_serial_sequence('orders', 'id'))`.mapWith(Number) })
    .from(sql`(SELECT 1) one`),
);
const addOrder = compiledInsert(t.orders, []);
const addRow = compiledInsert(t.orderRows, ['id']);

/** The id of the next order. */
export async function nextOrderId(db: Executor): Promise<number> {
  const [next] = await nextId(db, {});
  if (!next) throw new Error('The sequence of orders gave no number.');
  return next.id;
}

/** @param order with its id, see {@link nextOrderId} */
export async function insertOrder(
  db: Executor,
  order: NewOrderRow & { id: number },
  rows: Omit<NewOrderLine, 'orderId'>[],
): Promise<void> {
  await runPipelined(addOrder(db, order), ...rows.map((row) => addRow(db, { ...row, orderId: order.id })));
}

export async function findOrderByNumber(db: Executor, number: number): Promise<OrderRow | null> {
  return (await ordersWithOwner(db).where(eq(t.orders.number, number)))[0] ?? null;
}

export async function findOrder(db: Executor, orderId: number): Promise<OrderRow | null> {
  return (await ordersWithOwner(db).where(eq(t.orders.id, orderId)))[0] ?? null;
}

const orderForUpdate = compiled<{ id: number }, { id: number }[]>((db) =>
  db
    .select({
      id: t.orders.id,
      // The trigger on `orders` requires this setting of the transaction.
      door: sql<string>`set_config('shop.order', ${t.orders.id}::text, true)`,
    })
    .from(t.orders)
    .where(eq(t.orders.id, sql.placeholder('id')))
    .for('update'),
);

/**
 * Locks and reads the order until the transaction ends. For `changeOrder` only. A separate statement reads the
 * order: one that waited for the lock would sum the ledger of its older snapshot.
 */
export async function lockOrder(tx: Executor, orderId: number): Promise<OrderRow | null> {
  const [, order] = await runPipelined(orderForUpdate(tx, { id: orderId }), findOrder(tx, orderId));
  return order;
}

/** No step is applied to the order until the transaction ends; it may still move to another shopper. */
export async function keepOrder(tx: Executor, orderId: number): Promise<void> {
  await tx.select({ id: t.orders.id }).from(t.orders).where(eq(t.orders.id, orderId)).for('key share');
}

/**
 * Locks all orders of a shopper until the transaction ends, before the shopper. For the removal of an account. Rows that
 * refer to an order may still be inserted: who inserts them holds the shopper's lock already, and would wait for ever.
 */
export async function lockOrdersOf(tx: Executor, shopperId: number): Promise<void> {
  await tx
    .select({ id: t.orders.id })
    .from(t.orders)
    .where(eq(t.orders.shopperId, shopperId))
    .orderBy(asc(t.orders.id))
    .for('no key update');
}

/** For `changeOrder` only, which has locked the order: a trigger rejects any other update. Runs when awaited. */
export const updateOrder = (tx: Executor, orderId: number, columns: Partial<NewOrderRow>) =>
  tx.update(t.orders).set(columns).where(eq(t.orders.id, orderId));

/** Inserts the event of a step. For `changeOrder` only. Runs when awaited. */
export const insertStep = (tx: Executor, step: typeof t.orderEvents.$inferInsert) =>
  tx.insert(t.orderEvents).values(step);

const idByNumber = compiled<{ number: number }, { id: number }[]>((db) =>
  db
    .select({ id: t.orders.id })
    .from(t.orders)
    .where(eq(t.orders.number, sql.placeholder('number'))),
);

/** The id of a public order number; null when there is none. */
export async function findIdByNumber(db: Executor, number: number): Promise<number | null> {
  return (await idByNumber(db, { number }))[0]?.id ?? null;
}

export async function rowsOfOrders(db: Executor, orderIds: number[]): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return [];
  return db.select().from(t.orderRows).where(isAnyOf(t.orderRows.orderId, orderIds)).orderBy(asc(t.orderRows.id));
}

/** A shopper's orders, newest first. */
export async function ordersOf(
  db: Executor,
  shopperId: number,
  page: Page & { running: boolean },
): Promise<{ orders: OrderRow[]; total: number }> {
  const where = and(eq(t.orders.shopperId, shopperId), page.running ? t.running(t.orders.status) : undefined);
  const orders = await ordersWithOwner(db)
    .where(where)
    .orderBy(desc(t.orders.id))
    .limit(page.limit)
    .offset(rowsBefore(page));
  return { orders, total: await db.$count(t.orders, where) };
}

/** Stores a shopper ordered from, most recent first, with the items bought there. */
export async function storesOfShopper(
  db: Executor,
  shopperId: number,
  moduleId: number | null,
): Promise<{ storeId: number; itemIds: number[] }[]> {
  const last = sql<number>`max(${t.orders.id})`;
  const rows = await db
    .select({
      storeId: sql<number>`${t.orders.storeId}`,
      itemIds: sql<number[]>`array_agg(DISTINCT ${t.orderRows.itemId})`,
      last,
    })
    .from(t.orders)
    .innerJoin(t.orderRows, eq(t.orderRows.orderId, t.orders.id))
    .where(
      and(
        eq(t.orders.shopperId, shopperId),
        isNotNull(t.orders.storeId),
        moduleId === null ? undefined : eq(t.orders.moduleId, moduleId),
      ),
    )
    .groupBy(t.orders.storeId)
    .orderBy(desc(last))
    .limit(20);
  return rows;
}

export async function setCourierPlace(db: Executor, orderId: number, lat: number, lng: number): Promise<void> {
  await db.update(t.orders).set({ courierLat: lat, courierLng: lng }).where(eq(t.orders.id, orderId));
}

/**
 * Running orders after the id `after`, in order of placement; scheduled ones only when due before `until`. Paging
 * by `after` visits every order before any is visited again.
 */
export async function runningOrders(
  db: Executor,
  { after, until, limit }: { after: number; until: Date; limit: number },
): Promise<OrderRow[]> {
  return ordersWithOwner(db)
    .where(
      and(
        t.running(t.orders.status),
        gt(t.orders.id, after),
        or(isNull(t.orders.scheduleAt), lte(t.orders.scheduleAt, until)),
      ),
    )
    .orderBy(asc(t.orders.id))
    .limit(limit);
}

/** Recent orders that the usual tip is computed from: scanning a million would take a second. */
const TIP_SAMPLE = 5000;

/** The most frequent recent tip; null without orders. */
export async function mostFrequentTip(db: Executor): Promise<number | null> {
  const recent = db
    .select({ tip: t.orders.tip })
    .from(t.orders)
    .orderBy(desc(t.orders.id))
    .limit(TIP_SAMPLE)
    .as('recent');
  const rows = await db
    .select({ tip: recent.tip })
    .from(recent)
    .where(sql`${recent.tip} > 0`)
    .groupBy(recent.tip)
    .orderBy(desc(count()), asc(recent.tip))
    .limit(1);
  return rows[0]?.tip ?? null;
}

/** Orders with a refund request. */
export async function ordersWithRefundRequest(db: Executor): Promise<OrderRow[]> {
  return ordersWithOwner(db)
    .innerJoin(t.refunds, eq(t.refunds.orderId, t.orders.id))
    .where(eq(t.orders.status, 'refund_requested'))
    .limit(100);
}

export async function couriersOfZone(db: Executor, zoneId: number) {
  return db.select().from(t.couriers).where(eq(t.couriers.zoneId, zoneId)).orderBy(asc(t.couriers.id));
}

export async function findCouriers(db: Executor, ids: number[]) {
  if (ids.length === 0) return [];
  return db.select().from(t.couriers).where(isAnyOf(t.couriers.id, ids));
}

/** The transfer report and refund request of each order. */
export async function transfersAndRefundsOf(
  db: Executor,
  ids: number[],
): Promise<{ id: number; offline: TransferRow | null; refund: RefundRow | null }[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: t.orders.id, offline: t.offlinePayments, refund: t.refunds })
    .from(t.orders)
    .leftJoin(t.offlinePayments, eq(t.offlinePayments.orderId, t.orders.id))
    .leftJoin(t.refunds, eq(t.refunds.orderId, t.orders.id))
    .where(isAnyOf(t.orders.id, ids));
}
