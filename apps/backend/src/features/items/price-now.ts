/**
 * The current price of an item, in SQL. Mirrors `priceNow` and `activeDiscount` in `domain`, so that pages are cut in
 * the order that clients show.
 */
import { sql, type SQL } from 'drizzle-orm';
import type { At } from '../../db/query-time';
import * as t from '../../db/schema';
import { isSaleRunning } from './sale-runs';

/**
 * Minor units: the price of the first variation in stock, else of the first variation, else of the item, less the
 * discount of a running flash sale, else of the store, else its own.
 */
export function priceNow(at: At): SQL {
  const variation = sql`SELECT v.price FROM ${t.itemVariations} v WHERE v.item_id = ${t.items.id} ORDER BY v.stock > 0 DESC, v.position LIMIT 1`;
  const { discount: off, discountType, saleId, itemId } = t.flashSaleItems;
  const flash = sql`SELECT ${off}, ${discountType} FROM ${t.flashSaleItems} JOIN ${t.flashSales} ON ${t.flashSales.id} = ${saleId} WHERE ${itemId} = ${t.items.id} AND ${isSaleRunning(at)} LIMIT 1`;
  const discount = sql`SELECT coalesce((${variation}), ${t.items.price}) AS unit,
    CASE WHEN f.discount IS NOT NULL THEN f.discount WHEN s.discount_percent > 0 THEN s.discount_percent ELSE ${t.items.discount} END AS off,
    CASE WHEN f.discount IS NOT NULL THEN f.discount_type WHEN s.discount_percent > 0 THEN 'percent' ELSE ${t.items.discountType} END AS kind
    FROM ${t.stores} s LEFT JOIN LATERAL (${flash}) f ON true WHERE s.id = ${t.items.storeId}`;
  return sql`(SELECT p.unit - least(p.unit, CASE WHEN p.kind = 'percent' THEN round(p.unit * p.off / 100.0) ELSE p.off END) FROM (${discount}) p)`;
}
