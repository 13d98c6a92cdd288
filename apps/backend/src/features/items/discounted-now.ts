/** Whether an item is reduced now, in SQL: the twin of `badgeDiscount` in `domain`. */
import { eq, gt, sql, type SQL } from 'drizzle-orm';
import type { At } from '../../db/about-now';
import * as t from '../../db/schema';
import { itemsOnSale } from './sale-runs';

/** A flash sale that runs decides alone, else its store's discount or its own. What runs is looked up once, not for each item. */
export function discountedNow(at: At): SQL<boolean> {
  const { id, reduced } = t.items;
  const { discount } = t.flashSaleItems;
  return sql<boolean>`((${reduced} AND ${id} NOT IN (${itemsOnSale(at, eq(discount, 0))})) OR ${id} IN (${itemsOnSale(at, gt(discount, 0))}))`;
}
