/** SQL of the orders. Stock falls only through guarded updates, rows in id order. */
import { and, asc, count, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { compiled, compiledInsert } from '../../db/compiled';
import type { Executor } from '../../db/database';
import { inOneGo } from '../../db/in-one-go';
import * as t from '../../db/schema';

export type OrderRow = typeof t.orders.$inferSelect & {
  isGuest: boolean;
  moduleType: string;
  /** Minor units that the order holds: what came without what went back. */
  held: number;
  /** What came, whatever went back. */
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

const lockedShopper = compiled<{ id: number }, { isGuest: boolean; orderId: number }[]>((db) =>
  db
    .select({
      isGuest: t.shoppers.isGuest,
      orderId: sql<number>`nextval(pg_get_serial_sequence('orders', 'id'))`.mapWith(Number),
    })
    .from(t.shoppers)
    .where(eq(t.shoppers.id, sql.placeholder('id')))
    .for('update'),
);
const wanted = sql`${sql.placeholder('quantity')}::int`;
type Taken = (db: Executor, values: { id: number; quantity: number }) => Promise<{ id: number }[]>;
const lessStock: Taken = compiled((db) =>
  db
    .update(t.items)
    .set({ stock: sql`${t.items.stock} - ${wanted}`, orderCount: sql`${t.items.orderCount} + 1` })
    .where(and(eq(t.items.id, sql.placeholder('id')), sql`(${t.items.stock} IS NULL OR ${t.items.stock} >= ${wanted})`))
    .returning({ id: t.items.id }),
);
const lessFlash: Taken = compiled((db) =>
  db
    .update(t.flashSaleItems)
    .set({ sold: sql`${t.flashSaleItems.sold} + ${wanted}` })
    .where(
      and(
        eq(t.flashSaleItems.id, sql.placeholder('id')),
        sql`${t.flashSaleItems.sold} + ${wanted} <= ${t.flashSaleItems.stock}`,
      ),
    )
    .returning({ id: t.flashSaleItems.id }),
);
const lessVariation: Taken = compiled((db) =>
  db
    .update(t.itemVariations)
    .set({ stock: sql`${t.itemVariations.stock} - ${wanted}` })
    .where(and(eq(t.itemVariations.id, sql.placeholder('id')), sql`${t.itemVariations.stock} >= ${wanted}`))
    .returning({ id: t.itemVariations.id }),
);
/** Of an item whose variations keep the stock: its own is their sum. */
const lessOfAll: Taken = compiled((db) =>
  db
    .update(t.items)
    .set({ stock: sql`greatest(0, ${t.items.stock} - ${wanted})`, orderCount: sql`${t.items.orderCount} + 1` })
    .where(eq(t.items.id, sql.placeholder('id')))
    .returning({ id: t.items.id }),
);
const addOrder = compiledInsert(t.orders, []);
const addRow = compiledInsert(t.orderRows, ['id']);

/** One shopper's orders are placed one after the other. `orderId`: the id of the next one; null: there is no such shopper. */
export async function lockShopper(
  db: Executor,
  shopperId: number,
): Promise<{ isGuest: boolean; orderId: number } | null> {
  return (await lockedShopper(db, { id: shopperId }))[0] ?? null;
}

/** Takes stock of an item (and of its variation, and of its flash sale); false when less is left. Inside a transaction. */
export async function takeStock(
  db: Executor,
  item: { itemId: number; variationId: number | null; flashItemId: number | null; quantity: number },
): Promise<boolean> {
  const { quantity } = item;
  const taken = await inOneGo(
    ...(item.flashItemId === null ? [] : [lessFlash(db, { id: item.flashItemId, quantity })]),
    ...(item.variationId === null ? [] : [lessVariation(db, { id: item.variationId, quantity })]),
    (item.variationId === null ? lessStock : lessOfAll)(db, { id: item.itemId, quantity }),
  );
  return taken.every((rows) => rows.length > 0);
}

export async function giveStockBack(db: Executor, rows: readonly OrderLineRow[]): Promise<void> {
  for (const row of [...rows].sort((a, b) => a.itemId - b.itemId)) {
    await db
      .update(t.items)
      .set({ stock: sql`${t.items.stock} + ${row.quantity}` })
      .where(eq(t.items.id, row.itemId));
    if (row.variationId !== null)
      await db
        .update(t.itemVariations)
        .set({ stock: sql`${t.itemVariations.stock} + ${row.quantity}` })
        .where(eq(t.itemVariations.id, row.variationId));
    if (row.flashItemId !== null)
      await db
        .update(t.flashSaleItems)
        .set({ sold: sql`greatest(0, ${t.flashSaleItems.sold} - ${row.quantity})` })
        .where(eq(t.flashSaleItems.id, row.flashItemId));
  }
}

/** @param order with its id, see {@link lockShopper} */
export async function insertOrder(
  db: Executor,
  order: typeof t.orders.$inferInsert & { id: number },
  rows: Omit<typeof t.orderRows.$inferInsert, 'orderId'>[],
): Promise<void> {
  await inOneGo(addOrder(db, order), ...rows.map((row) => addRow(db, { ...row, orderId: order.id })));
}

export async function findOrderByNumber(db: Executor, number: number): Promise<OrderRow | null> {
  return (await ordersWithOwner(db).where(eq(t.orders.number, number)))[0] ?? null;
}

export async function findOrder(db: Executor, orderId: number): Promise<OrderRow | null> {
  return (await ordersWithOwner(db).where(eq(t.orders.id, orderId)))[0] ?? null;
}

const lockedOrder = compiled<{ id: number }, { id: number }[]>((db) =>
  db
    .select({
      id: t.orders.id,
      // What the trigger of `orders` asks for: this transaction holds this order.
      door: sql<string>`set_config('shop.order', ${t.orders.id}::text, true)`,
    })
    .from(t.orders)
    .where(eq(t.orders.id, sql.placeholder('id')))
    .for('update'),
);

/**
 * The order as it is while nobody else changes it, until the transaction ends. For `changeOrder` alone. The order is read by
 * a statement of its own: one that waits for the lock would sum up the ledger as it was before.
 */
export async function lockOrder(tx: Executor, orderId: number): Promise<OrderRow | null> {
  const [, order] = await inOneGo(lockedOrder(tx, { id: orderId }), findOrder(tx, orderId));
  return order;
}

export async function rowsOfOrders(db: Executor, orderIds: number[]): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return [];
  return db.select().from(t.orderRows).where(inArray(t.orderRows.orderId, orderIds)).orderBy(asc(t.orderRows.id));
}

/** A shopper's orders, newest first. */
export async function ordersOf(
  db: Executor,
  shopperId: number,
  page: { running: boolean; limit: number; offset: number },
): Promise<{ orders: OrderRow[]; total: number }> {
  const where = and(eq(t.orders.shopperId, shopperId), page.running ? t.running(t.orders.status) : undefined);
  const orders = await ordersWithOwner(db)
    .where(where)
    .orderBy(desc(t.orders.id))
    .limit(page.limit)
    .offset((page.offset - 1) * page.limit);
  const totals = await db.select({ total: count() }).from(t.orders).where(where);
  return { orders, total: totals[0]?.total ?? 0 };
}

/** Stores a shopper ordered from, the newest first, with the items bought there. */
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
 * Running orders behind the id `after`, in the order in which they were placed; those ordered ahead only once they are wanted
 * before `until`. The last id of a page is the next one's `after`, so that none is looked at twice before all were once.
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

/** Orders that are looked at for what people tip now: among a million, all of them would take a second. */
const RECENT = 5000;

/** The tip that is given most often of late; null before the first one. */
export async function mostGivenTip(db: Executor): Promise<number | null> {
  const recent = db.select({ tip: t.orders.tip }).from(t.orders).orderBy(desc(t.orders.id)).limit(RECENT).as('recent');
  const rows = await db
    .select({ tip: recent.tip })
    .from(recent)
    .where(sql`${recent.tip} > 0`)
    .groupBy(recent.tip)
    .orderBy(desc(count()), asc(recent.tip))
    .limit(1);
  return rows[0]?.tip ?? null;
}

/** Orders whose money was asked back. */
export async function refundsAsked(db: Executor): Promise<OrderRow[]> {
  const rows = await db
    .select(orderColumns)
    .from(t.orders)
    .innerJoin(t.shoppers, eq(t.shoppers.id, t.orders.shopperId))
    .innerJoin(t.modules, eq(t.modules.id, t.orders.moduleId))
    .innerJoin(t.refunds, eq(t.refunds.orderId, t.orders.id))
    .where(eq(t.orders.status, 'refund_requested'))
    .limit(100);
  return rows;
}

export async function couriersOfZone(db: Executor, zoneId: number) {
  return db.select().from(t.couriers).where(eq(t.couriers.zoneId, zoneId)).orderBy(asc(t.couriers.id));
}

export async function findCouriers(db: Executor, ids: number[]) {
  if (ids.length === 0) return [];
  return db.select().from(t.couriers).where(inArray(t.couriers.id, ids));
}

type Key = { shopperId: number; key: string };
const ownKey = () =>
  and(eq(t.idempotencyKeys.shopperId, sql.placeholder('shopperId')), eq(t.idempotencyKeys.key, sql.placeholder('key')));
const claimed = compiled<Key & { bodyHash: string; createdAt: string }, { key: string }[]>((db) =>
  db
    .insert(t.idempotencyKeys)
    .values({
      shopperId: sql`${sql.placeholder('shopperId')}`,
      key: sql`${sql.placeholder('key')}`,
      bodyHash: sql`${sql.placeholder('bodyHash')}`,
      createdAt: sql`${sql.placeholder('createdAt')}`,
    })
    .onConflictDoNothing()
    .returning({ key: t.idempotencyKeys.key }),
);
const answered = compiled<Key & { answer: string }, { key: string }[]>((db) =>
  db
    .update(t.idempotencyKeys)
    .set({ answer: sql`${sql.placeholder('answer')}::jsonb` })
    .where(ownKey())
    .returning({ key: t.idempotencyKeys.key }),
);

/** Claims an idempotency key; null when it is fresh, else what is known of its first use. */
export async function claimKey(
  db: Executor,
  shopperId: number,
  key: string,
  bodyHash: string,
  at: Date,
): Promise<{ bodyHash: string; answer: Record<string, unknown> | null } | null> {
  if ((await claimed(db, { shopperId, key, bodyHash, createdAt: at.toISOString() })).length > 0) return null;
  const rows = await db
    .select({ bodyHash: t.idempotencyKeys.bodyHash, answer: t.idempotencyKeys.answer })
    .from(t.idempotencyKeys)
    .where(and(eq(t.idempotencyKeys.shopperId, shopperId), eq(t.idempotencyKeys.key, key)));
  return rows[0] ?? { bodyHash, answer: null };
}

/** Whether an order was placed under this key: asking again is no new order. */
export async function isAnswered(db: Executor, shopperId: number, key: string | null): Promise<boolean> {
  if (key === null) return false;
  const rows = await db
    .select({ answer: t.idempotencyKeys.answer })
    .from(t.idempotencyKeys)
    .where(and(eq(t.idempotencyKeys.shopperId, shopperId), eq(t.idempotencyKeys.key, key)));
  return rows.some(({ answer }) => answer !== null);
}

export async function answerKey(
  db: Executor,
  shopperId: number,
  key: string,
  answer: Record<string, unknown>,
): Promise<void> {
  await answered(db, { shopperId, key, answer: JSON.stringify(answer) });
}

/** Keys are kept for a day. */
export async function dropOldKeys(db: Executor, before: Date): Promise<void> {
  await db.delete(t.idempotencyKeys).where(sql`${t.idempotencyKeys.createdAt} < ${before}`);
}
