/** Invariants of all orders, wallets and accounts (reliability 31), checked in the tables, independent of the code. */
import type pg from 'pg';

const HELD = '(SELECT coalesce(sum(amount), 0)::int FROM order_payments WHERE order_id = o.id)';

/** Each names a violation, and selects the orders, customers or items that have it. */
const INVARIANTS: readonly [what: string, query: string][] = [
  ['ended and holds money', `SELECT o.id FROM orders o WHERE o.status IN ('failed', 'canceled') AND ${HELD} <> 0`],
  [
    'delivered and not paid',
    `SELECT o.id FROM orders o WHERE o.status IN ('delivered', 'refund_requested', 'refund_request_canceled') AND ${HELD} <> o.total`,
  ],
  [
    'holds less than nothing or more than it costs',
    `SELECT o.id FROM orders o WHERE ${HELD} NOT BETWEEN 0 AND o.total`,
  ],
  [
    'prepared before it was paid',
    `SELECT o.id FROM orders o WHERE o.status IN ('confirmed', 'accepted', 'processing', 'handover', 'picked_up')
       AND o.payment_method <> 'cash_on_delivery' AND ${HELD} < o.total`,
  ],
  [
    'ended with reserved stock, or accepted without',
    `SELECT o.id FROM orders o WHERE (o.status IN ('failed', 'canceled')) = (o.stock_held_at IS NOT NULL) AND o.status <> 'pending'`,
  ],
  [
    'wallet and ledger differ',
    `SELECT o.id FROM orders o WHERE
       (SELECT coalesce(sum(debit - credit), 0) FROM wallet_entries
         WHERE reference = 'order:' || o.number OR reference LIKE 'order:' || o.number || ':%')
       <> (SELECT coalesce(sum(amount), 0) FROM order_payments WHERE order_id = o.id AND method = 'wallet')`,
  ],
  [
    'gateway and ledger differ',
    `SELECT o.id FROM orders o WHERE
       (SELECT coalesce(sum(amount), 0) FROM payments WHERE order_id = o.id AND status = 'success')
       <> (SELECT coalesce(sum(amount), 0) FROM order_payments WHERE order_id = o.id AND method = 'digital_payment' AND amount > 0)`,
  ],
  [
    'a card refund was not enqueued for the gateway exactly once',
    `SELECT p.id FROM order_payments p WHERE p.method = 'digital_payment' AND p.amount < 0
       AND (SELECT count(*) FROM outbox WHERE kind = 'refund' AND target = p.id::text) <> 1`,
  ],
  [
    'the balance of a wallet is not the sum of its entries',
    `SELECT customer_id AS id FROM wallet_entries GROUP BY customer_id
       HAVING sum(credit + bonus - debit) <> (array_agg(balance ORDER BY id DESC))[1] OR min(balance) < 0`,
  ],
  [
    'the apology for a late order is not credited exactly once',
    `SELECT o.id FROM orders o WHERE coalesce((o.arrival->>'credit')::int, 0) <>
       (SELECT coalesce(sum(credit), 0) FROM wallet_entries WHERE kind = 'late_order' AND reference = 'late:' || o.number)`,
  ],
  [
    'points do not match the delivery',
    `SELECT o.id FROM orders o JOIN customers c ON c.id = o.shopper_id WHERE
       (SELECT coalesce(sum(credit), 0) FROM point_entries WHERE reference = 'order:' || o.number AND kind = 'order_place')
       <> CASE WHEN o.reached_at ? 'delivered' THEN floor(o.total * 50 / 100 / 100) ELSE 0 END`,
  ],
  [
    'points and their sum differ',
    `SELECT customer_id AS id FROM point_entries GROUP BY customer_id
       HAVING sum(credit - debit) <> (array_agg(balance ORDER BY id DESC))[1] OR min(balance) < 0`,
  ],
  [
    'a coupon was used above its limit',
    `SELECT o.coupon_id AS id FROM orders o JOIN coupons c ON c.id = o.coupon_id
       WHERE o.status NOT IN ('failed', 'canceled') AND c.use_limit IS NOT NULL
       GROUP BY o.coupon_id, o.shopper_id, c.use_limit HAVING count(*) > c.use_limit`,
  ],
  [
    'status and history differ',
    `SELECT o.id FROM orders o WHERE o.status <>
       coalesce((SELECT to_status FROM order_events WHERE order_id = o.id ORDER BY id DESC LIMIT 1), 'pending')`,
  ],
  [
    'an order with a person and no customer',
    `SELECT o.id FROM orders o JOIN shoppers s ON s.id = o.shopper_id AND NOT s.is_guest
       WHERE NOT EXISTS (SELECT 1 FROM customers c WHERE c.id = s.id) AND (o.contact_name <> '' OR o.address IS NOT NULL)`,
  ],
  [
    'a running order without a customer',
    `SELECT o.id FROM orders o JOIN shoppers s ON s.id = o.shopper_id AND NOT s.is_guest
       WHERE NOT EXISTS (SELECT 1 FROM customers c WHERE c.id = s.id)
         AND o.status NOT IN ('delivered', 'canceled', 'failed', 'refunded', 'refund_request_canceled')`,
  ],
  [
    'a payment for a wallet was not credited or sent back exactly once',
    `SELECT p.id FROM payments p WHERE p.order_id IS NULL AND
       (SELECT count(*) FROM wallet_entries w WHERE w.kind = 'add_fund' AND w.reference = p.id) +
       (SELECT count(*) FROM outbox b WHERE b.kind = 'refund' AND b.target = 'payment:' || p.id)
       <> CASE p.status WHEN 'success' THEN 1 ELSE 0 END`,
  ],
  [
    'money in the wallet of an account that is gone',
    `SELECT customer_id AS id FROM wallet_entries w WHERE NOT EXISTS (SELECT 1 FROM customers c WHERE c.id = w.customer_id)
       GROUP BY 1 HAVING sum(credit + bonus - debit) <> 0`,
  ],
];

/** @param stock of each item before the first order @returns the violations; empty: none */
export async function brokenInvariants(pool: pg.Pool, stock: ReadonlyMap<number, number>): Promise<string[]> {
  const broken: string[] = [];
  for (const [what, query] of INVARIANTS) {
    const { rows } = await pool.query<{ id: number }>(query);
    if (rows.length > 0) broken.push(`${what}: ${rows.map(({ id }) => id).join(', ')}`);
  }
  const { rows: left } = await pool.query<{ id: number; stock: number; held: number }>(
    `SELECT i.id, i.stock, (SELECT coalesce(sum(r.quantity), 0)::int FROM order_rows r JOIN orders o ON o.id = r.order_id
       WHERE r.item_id = i.id AND o.stock_held_at IS NOT NULL) AS held FROM items i WHERE i.id = ANY($1)`,
    [[...stock.keys()]],
  );
  for (const item of left)
    if (item.stock !== (stock.get(item.id) ?? 0) - item.held)
      broken.push(`stock of item ${item.id} is ${item.stock}, and ${item.held} of ${stock.get(item.id)} are sold`);
  return broken;
}
