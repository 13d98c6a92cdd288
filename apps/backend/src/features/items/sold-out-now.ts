/**
 * Whether an item is sold out, in SQL. Mirrors `isSoldOut` in `domain`, for lists that put sold-out items last
 * (decision 035).
 */
import { sql, type SQL } from 'drizzle-orm';
import type { At } from '../../db/query-time';
import * as t from '../../db/schema';
import { isSaleRunning } from './sale-runs';

/**
 * Sold out if no variation has stock; without variations, if the item or the running flash sale has none. Never where
 * no stock is kept.
 */
export function soldOutNow(at: At): SQL<boolean> {
  const variations = sql`SELECT NOT bool_or(v.stock > 0) FROM ${t.itemVariations} v WHERE v.item_id = ${t.items.id}`;
  const { stock, sold, saleId, itemId } = t.flashSaleItems;
  const flash = sql`SELECT ${stock} - ${sold} FROM ${t.flashSaleItems} JOIN ${t.flashSales} ON ${t.flashSales.id} = ${saleId} WHERE ${itemId} = ${t.items.id} AND ${isSaleRunning(at)} LIMIT 1`;
  return sql<boolean>`coalesce((${variations}), ${t.items.stock} IS NOT NULL AND least(${t.items.stock}, (${flash})) <= 0)`;
}
