/** SQL of open unpaid orders, which reserve stock (decision 042). */
import { and, asc, eq, isNotNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { orders } from '../../db/schema';
import { phoneDigits } from '../shoppers/shopper-limits';

/** Who places the order. `placedFrom`: see `addressHash`. */
interface OrderOrigin {
  shopperId: number;
  phone: string;
  placedFrom: string;
}

const isOpen = sql`o.status = 'pending' AND o.total > (SELECT coalesce(sum(p.amount), 0) FROM order_payments p WHERE p.order_id = o.id)`;
const isOfPhone = (phone: string) => sql`regexp_replace(o.contact_phone, '[^0-9]', '', 'g') = ${phoneDigits(phone)}`;

/** Until the transaction ends, other orders of this address wait here: none is counted before the other is written. */
export async function lockAddress(tx: Executor, placedFrom: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`orders from ${placedFrom}`}, 0))`);
}

/** Open unpaid orders of a shopper, of a phone at an address, and of an address. */
export async function openOrders(
  db: Executor,
  { shopperId, phone, placedFrom }: OrderOrigin,
): Promise<{ ofShopper: number; phone: number; address: number }> {
  const { rows } = await db.execute<{ ofShopper: number; phone: number; address: number }>(sql`SELECT
    (SELECT count(*)::int FROM orders o WHERE o.shopper_id = ${shopperId} AND ${isOpen}) AS "ofShopper",
    (SELECT count(*)::int FROM orders o WHERE o.placed_from = ${placedFrom} AND ${isOfPhone(phone)} AND ${isOpen}) AS phone,
    (SELECT count(*)::int FROM orders o WHERE o.placed_from = ${placedFrom} AND ${isOpen}) AS address`);
  return rows[0] ?? { ofShopper: 0, phone: 0, address: 0 };
}

/** Units of each item reserved by open unpaid guest orders of a guest or an address. */
export async function reservedUnits(
  db: Executor,
  { shopperId, placedFrom }: Omit<OrderOrigin, 'phone'>,
): Promise<{ itemId: number; units: number }[]> {
  const { rows } = await db.execute<{ itemId: number; units: number }>(sql`
    SELECT r.item_id AS "itemId", sum(r.quantity)::int AS units
    FROM orders o JOIN order_rows r ON r.order_id = o.id JOIN shoppers s ON s.id = o.shopper_id AND s.is_guest
    WHERE ${isOpen} AND o.stock_held_at IS NOT NULL
      AND (o.shopper_id = ${shopperId} OR o.placed_from = ${placedFrom})
    GROUP BY r.item_id`);
  return rows;
}

const BATCH = 100;
const held = sql`(SELECT coalesce(sum(p.amount), 0) FROM order_payments p WHERE p.order_id = ${orders.id})`;
const unpaid = and(eq(orders.status, 'pending'), sql`${held} < ${orders.total}`);

async function firstIds(db: Executor, where: SQL | undefined): Promise<number[]> {
  const rows = await db.select({ id: orders.id }).from(orders).where(where).orderBy(asc(orders.id)).limit(BATCH);
  return rows.map(({ id }) => id);
}

/** The first hundred orders that wait since `before` for a card payment; one that was turned to it has waited since then. */
export const unpaidByCard = (db: Executor, before: Date): Promise<number[]> =>
  firstIds(
    db,
    and(
      unpaid,
      eq(orders.paymentMethod, 'digital_payment'),
      lt(orders.createdAt, before),
      sql`coalesce(${orders.stockHeldAt}, ${orders.createdAt}) < ${before}`,
    ),
  );

/** The first hundred unpaid orders with other methods that have reserved stock since before `before`. */
export const unpaidWithStock = (db: Executor, before: Date): Promise<number[]> =>
  firstIds(
    db,
    and(
      unpaid,
      ne(orders.paymentMethod, 'digital_payment'),
      isNotNull(orders.stockHeldAt),
      lt(orders.stockHeldAt, before),
    ),
  );
