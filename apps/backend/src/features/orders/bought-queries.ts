/** SQL of the items that a customer has ordered: two statements, of which the first has no more rows than a person's orders. */
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { isAnyOf, isNoneOf } from '../../db/any-of';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';
import { itemConditions } from '../items/filters';
import type { ItemFilter } from '../items/item-filter';
import { itemsSoldOutBySales } from '../items/running-sales';
import type { OrderLineRow } from './queries';

/** Older orders say little about what somebody buys today. */
const LAST_ORDERS = 200;
/** The food never came. */
const IN_VAIN = ['canceled', 'failed'];

export interface Bought {
  itemId: number;
  /** When each of the orders was placed, milliseconds since 1970. */
  orderedAt: number[];
  /** The row of the last order, and its units. */
  lastRow: number;
  lastQuantity: number;
  /** Days that one pack lasts; null: unknown. */
  packDays: number | null;
}

/** Items that can be bought at the place now, from the last orders of the module. */
export async function findBought(
  db: Executor,
  at: Date,
  shopperId: number,
  { zoneIds, moduleId }: Pick<ItemFilter, 'zoneIds'> & { moduleId: number },
): Promise<Bought[]> {
  const recent = db
    .select({ id: t.orders.id, createdAt: t.orders.createdAt })
    .from(t.orders)
    .where(
      and(
        eq(t.orders.shopperId, shopperId),
        eq(t.orders.moduleId, moduleId),
        isNotNull(t.orders.storeId),
        isNoneOf(t.orders.status, IN_VAIN),
      ),
    )
    .orderBy(desc(t.orders.id))
    .limit(LAST_ORDERS)
    .as('recent');
  return db
    .select({
      itemId: t.orderRows.itemId,
      // An order may have the item in two rows.
      orderedAt: sql<
        number[]
      >`(SELECT json_agg(extract(epoch FROM placed) * 1000) FROM unnest(array_agg(DISTINCT ${recent.createdAt})) placed)`,
      lastRow: sql<number>`max(${t.orderRows.id})`,
      lastQuantity: sql<number>`(array_agg(${t.orderRows.quantity} ORDER BY ${t.orderRows.id} DESC))[1]`,
      packDays: sql<number | null>`max(${t.items.packDays})`,
    })
    .from(recent)
    .innerJoin(t.orderRows, eq(t.orderRows.orderId, recent.id))
    .innerJoin(t.items, eq(t.items.id, t.orderRows.itemId))
    .where(
      and(
        itemConditions({ zoneIds, moduleId }, at),
        eq(t.items.shelfEmpty, false),
        sql`${t.items.id} NOT IN (${itemsSoldOutBySales(at)})`,
      ),
    )
    .groupBy(t.orderRows.itemId);
}

/** Rows of orders by their id. */
export async function findOrderRows(db: Executor, ids: readonly number[]): Promise<Map<number, OrderLineRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(t.orderRows).where(isAnyOf(t.orderRows.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
