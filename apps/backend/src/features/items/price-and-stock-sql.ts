/** Price, discount and stock of an item at a given time, in SQL, by the rules of `domain`. */
import { eq, gt, sql, type SQL } from 'drizzle-orm';
import type { At } from '../../db/query-time';
import * as t from '../../db/schema';
import { isSaleRunning, itemsInRunningSales } from './running-sales';

/** Columns of the item's row in a running flash sale, as a subquery. */
function inRunningSale(at: At, columns: SQL): SQL {
  const { saleId, itemId } = t.flashSaleItems;
  return sql`SELECT ${columns} FROM ${t.flashSaleItems} JOIN ${t.flashSales} ON ${t.flashSales.id} = ${saleId} WHERE ${itemId} = ${t.items.id} AND ${isSaleRunning(at)} LIMIT 1`;
}

/**
 * Minor units: the price of the first variation in stock, else of the first variation, else of the item, less the
 * discount of a running flash sale, else of the store, else its own. Mirrors `priceNow` and `activeDiscount` in
 * `domain`, so that pages are cut in the order that clients show.
 */
export function currentPrice(at: At): SQL {
  const variation = sql`SELECT v.price FROM ${t.itemVariations} v WHERE v.item_id = ${t.items.id} ORDER BY v.stock > 0 DESC, v.position LIMIT 1`;
  const { discount: off, discountType } = t.flashSaleItems;
  const discount = sql`SELECT coalesce((${variation}), ${t.items.price}) AS unit,
    CASE WHEN f.discount IS NOT NULL THEN f.discount WHEN s.discount_percent > 0 THEN s.discount_percent ELSE ${t.items.discount} END AS off,
    CASE WHEN f.discount IS NOT NULL THEN f.discount_type WHEN s.discount_percent > 0 THEN 'percent' ELSE ${t.items.discountType} END AS kind
    FROM ${t.stores} s LEFT JOIN LATERAL (${inRunningSale(at, sql`${off}, ${discountType}`)}) f ON true WHERE s.id = ${t.items.storeId}`;
  return sql`(SELECT p.unit - least(p.unit, CASE WHEN p.kind = 'percent' THEN round(p.unit * p.off / 100.0) ELSE p.off END) FROM (${discount}) p)`;
}

/**
 * A running flash sale overrides the store's and the item's own discount. Running sales are selected once, not once
 * per item. Mirrors `badgeDiscount` in `domain`.
 */
export function isDiscounted(at: At): SQL<boolean> {
  const { id, reduced } = t.items;
  const { discount } = t.flashSaleItems;
  return sql<boolean>`((${reduced} AND ${id} NOT IN (${itemsInRunningSales(at, eq(discount, 0))})) OR ${id} IN (${itemsInRunningSales(at, gt(discount, 0))}))`;
}

/**
 * Sold out if no variation has stock; without variations, if the item or the running flash sale has none. Never where
 * no stock is kept. Mirrors `isSoldOut` in `domain`, for lists that put sold-out items last (decision 035).
 */
export function isSoldOut(at: At): SQL<boolean> {
  const variations = sql`SELECT NOT bool_or(v.stock > 0) FROM ${t.itemVariations} v WHERE v.item_id = ${t.items.id}`;
  const { stock, sold } = t.flashSaleItems;
  const left = inRunningSale(at, sql`${stock} - ${sold}`);
  return sql<boolean>`coalesce((${variations}), ${t.items.stock} IS NOT NULL AND least(${t.items.stock}, (${left})) <= 0)`;
}
