/** Orders that are open and unpaid keep goods from others: one person, phone or address has so many at a time (decision 042). */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import type { Words } from '../../db/schema';
import { Refusal } from '../../refusal';
import { phoneDigits, type Bounds } from '../shoppers/bounds';
import type { Shopper } from '../shoppers/caller';

interface Placing {
  shopper: Shopper;
  phone: string;
  /** See `addressPrint`. */
  placedFrom: string;
  rows: readonly { itemId: number; quantity: number; name: Words }[];
}

const isOpen = sql`o.status = 'pending' AND o.total > (SELECT coalesce(sum(p.amount), 0) FROM order_payments p WHERE p.order_id = o.id)`;
const isOfPhone = (phone: string) => sql`regexp_replace(o.contact_phone, '[^0-9]', '', 'g') = ${phoneDigits(phone)}`;

async function assertFew(db: Executor, bounds: Bounds, { shopper, phone, placedFrom }: Placing): Promise<void> {
  const { rows } = await db.execute<{ mine: number; phone: number; address: number }>(sql`SELECT
    (SELECT count(*)::int FROM orders o WHERE o.shopper_id = ${shopper.id} AND ${isOpen}) AS mine,
    (SELECT count(*)::int FROM orders o WHERE ${isOfPhone(phone)} AND ${isOpen}) AS phone,
    (SELECT count(*)::int FROM orders o WHERE o.placed_from = ${placedFrom} AND ${isOpen}) AS address`);
  const { mine = 0, phone: ofPhone = 0, address = 0 } = rows[0] ?? {};
  const most = shopper.isGuest ? bounds.openOfGuest : bounds.openOfCustomer;
  const isMany =
    mine >= most || (shopper.isGuest && (ofPhone >= bounds.openOfPhone || address >= bounds.openOfAddress));
  if (isMany)
    throw new Refusal(
      429,
      'throttled',
      'openOrdersMany',
      { orders: Math.max(mine, shopper.isGuest ? ofPhone : 0) },
      60,
    );
}

async function assertFewUnits(
  db: Executor,
  { guestUnits }: Bounds,
  { shopper, phone, placedFrom, rows }: Placing,
): Promise<void> {
  const wanted = new Map<number, number>();
  for (const { itemId, quantity } of rows) wanted.set(itemId, (wanted.get(itemId) ?? 0) + quantity);
  const { rows: held } = await db.execute<{ itemId: number; units: number }>(sql`
    SELECT r.item_id AS "itemId", sum(r.quantity)::int AS units
    FROM orders o JOIN order_rows r ON r.order_id = o.id JOIN shoppers s ON s.id = o.shopper_id AND s.is_guest
    WHERE ${isOpen} AND o.stock_held_at IS NOT NULL
      AND (o.shopper_id = ${shopper.id} OR o.placed_from = ${placedFrom} OR ${isOfPhone(phone)})
    GROUP BY r.item_id`);
  for (const { itemId, name } of rows) {
    const units = (wanted.get(itemId) ?? 0) + (held.find((entry) => entry.itemId === itemId)?.units ?? 0);
    if (units > guestUnits) throw new Refusal(403, 'stock', 'guestUnitsMany', { units: guestUnits, name });
  }
}

/**
 * Inside of the order's transaction, which has locked the shopper. Phones and addresses are not locked: what several orders
 * at one moment pass by is bounded by `countGuestOrder`. @throws Refusal 429 for one order too many, 403 for too many units
 */
export async function assertOpenOrders(db: Executor, bounds: Bounds | null, placing: Placing): Promise<void> {
  if (!bounds) return;
  await assertFew(db, bounds, placing);
  if (placing.shopper.isGuest && placing.rows.length > 0) await assertFewUnits(db, bounds, placing);
}
