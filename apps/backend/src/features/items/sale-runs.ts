/** Which flash sale runs at a moment: written once, for prices, lists and the sale's own page. */
import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import type { At } from '../../db/about-now';
import * as t from '../../db/schema';

export const saleRuns = (at: At): SQL | undefined =>
  and(eq(t.flashSales.published, true), lte(t.flashSales.startsAt, at), gt(t.flashSales.endsAt, at));

/** The ids of what such sales sell, as a subquery. @param which more that is asked of an item's place in its sale */
export function itemsOnSale(at: At, which?: SQL): SQL {
  const { itemId, saleId } = t.flashSaleItems;
  return sql`SELECT ${itemId} FROM ${t.flashSaleItems} JOIN ${t.flashSales} ON ${t.flashSales.id} = ${saleId} WHERE ${and(saleRuns(at), which)}`;
}
