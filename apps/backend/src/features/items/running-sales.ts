/** Which flash sales run at a given time: shared by prices, lists and the page of a sale. */
import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import type { At } from '../../db/query-time';
import * as t from '../../db/schema';

export const isSaleRunning = (at: At): SQL | undefined =>
  and(eq(t.flashSales.published, true), lte(t.flashSales.startsAt, at), gt(t.flashSales.endsAt, at));

/**
 * The ids of items in running flash sales, as a subquery. @param which a further condition on the item's row in the
 * sale
 */
export function itemsInRunningSales(at: At, which?: SQL): SQL {
  const { itemId, saleId } = t.flashSaleItems;
  return sql`SELECT ${itemId} FROM ${t.flashSaleItems} JOIN ${t.flashSales} ON ${t.flashSales.id} = ${saleId} WHERE ${and(isSaleRunning(at), which)}`;
}

/**
 * The ids of items that are in stock but whose running sale has none left, as a subquery: few, and mostly none. Mirrors
 * the second half of `isSoldOut`; the first is `shelf_empty`.
 */
export function itemsSoldOutBySales(at: At): SQL {
  const { itemId, saleId, stock, sold } = t.flashSaleItems;
  const hasVariations = sql`EXISTS (SELECT 1 FROM ${t.itemVariations} v WHERE v.item_id = ${itemId})`;
  return sql`SELECT ${itemId} FROM ${t.flashSaleItems} JOIN ${t.flashSales} ON ${t.flashSales.id} = ${saleId} JOIN ${t.items} i ON i.id = ${itemId}
    WHERE ${and(isSaleRunning(at), lte(stock, sold))} AND i.stock IS NOT NULL AND NOT ${hasVariations}`;
}
