/** Whether an item is discounted now, in SQL. Mirrors `badgeDiscount` in `domain`. */
import { eq, gt, sql, type SQL } from 'drizzle-orm';
import type { At } from '../../db/about-now';
import * as t from '../../db/schema';
import { itemsInRunningSales } from './running-sales';

/**
 * A running flash sale overrides the store's and the item's own discount. Running sales are selected once, not once
 * per item.
 */
export function isDiscounted(at: At): SQL<boolean> {
  const { id, reduced } = t.items;
  const { discount } = t.flashSaleItems;
  return sql<boolean>`((${reduced} AND ${id} NOT IN (${itemsInRunningSales(at, eq(discount, 0))})) OR ${id} IN (${itemsInRunningSales(at, gt(discount, 0))}))`;
}
