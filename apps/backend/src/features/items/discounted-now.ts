/** Whether an item is reduced now, in SQL: the twin of `badgeDiscount` in `domain`. */
import { sql, type SQL } from 'drizzle-orm';
import * as t from '../../db/schema';
import { saleRuns } from './sale-runs';

/** A flash sale that runs decides alone, else its store's discount or its own. What runs is looked up once, not for each item. */
export function discountedNow(at: Date): SQL<boolean> {
  const { itemId, saleId, discount } = t.flashSaleItems;
  const inSale = sql`SELECT ${itemId} FROM ${t.flashSaleItems} JOIN ${t.flashSales} ON ${t.flashSales.id} = ${saleId} WHERE ${saleRuns(at)}`;
  const byStore = sql`SELECT s.id FROM ${t.stores} s WHERE s.discount_percent > 0`;
  return sql<boolean>`(${t.items.id} IN (${inSale} AND ${discount} > 0) OR ((${t.items.discount} > 0 OR ${t.items.storeId} IN (${byStore})) AND ${t.items.id} NOT IN (${inSale} AND ${discount} = 0)))`;
}
