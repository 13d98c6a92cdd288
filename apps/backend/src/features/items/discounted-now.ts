/** Whether an item is discounted now, in SQL. Mirrors `badgeDiscount` in `domain`. */
import { eq, gt, sql, type SQL } from 'drizzle-orm';
import type { At } from '../../db/query-time';
import * as t from '../../db/schema';
import { itemsOnSale } from './sale-runs';

/**
 * A running flash sale overrides the store's and the item's own discount. Running sales are selected once, not once
 * per item.
 */
export function discountedNow(at: At): SQL<boolean> {
  const { id, reduced } = t.items;
  const { discount } = t.flashSaleItems;
  return sql<boolean>`((${reduced} AND ${id} NOT IN (${itemsOnSale(at, eq(discount, 0))})) OR ${id} IN (${itemsOnSale(at, gt(discount, 0))}))`;
}
