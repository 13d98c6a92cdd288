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
