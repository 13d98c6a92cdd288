/** Migrations run forward from every deployed version, and keep the data. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { files, folder, openUnmigrated, runMigration } from './migrations.spec-helper';

const opened = openUnmigrated();
const run = (file: string) => runMigration(opened.client, file);

it('every migration is dated after the previous one and not in the future: an older one would be skipped', () => {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(files);
  const dates = journal.entries.map(({ when }) => when);
  expect(dates).toEqual([...new Set(dates)].sort((one, other) => one - other));
  expect(dates.at(-1)).toBeLessThan(Date.now());
});

it('a destructive migration is documented: old processes would fail beside it', () => {
  const guide = readFileSync(join(__dirname, '../../../../docs/deploy.md'), 'utf8');
  const takes = files.filter((file) =>
    /DROP (COLUMN|TABLE)|RENAME (TO|COLUMN)|CREATE TRIGGER|SET NOT NULL/.test(
      readFileSync(join(folder, file), 'utf8').replace(/ALTER INDEX[^;]*;/g, ''),
    ),
  );
  const numbers = takes.map((file) => file.slice(0, 4));
  expect(numbers).toEqual(expect.arrayContaining(['0001', '0012', '0013']));
  const rows = guide.split('\n').filter((line) => /^\| \d{4}/.test(line));
  for (const number of numbers) expect([number, rows.some((row) => row.includes(number))]).toEqual([number, true]);
});

const GUEST = '4503599627370495';
const CUSTOMER = '4503599627370494';
/** Orders from when payment was a flag: status, method, is_paid, wallet_paid; each costs 1000. */
const FLAGGED = [
  ['delivered', 'cash_on_delivery', true, 0],
  ['pending', 'cash_on_delivery', false, 300],
  ['canceled', 'wallet', true, 1000],
  ['canceled', 'digital_payment', true, 0],
  ['refunded', 'cash_on_delivery', true, 0],
  ['pending', 'digital_payment', false, 0],
  ['confirmed', 'digital_payment', true, 400],
] as const;

async function ordersWithFlags() {
  for (const [index, [status, method, isPaid, fromWallet]] of FLAGGED.entries())
    await opened.client.query(
      `INSERT INTO orders (id, shopper_id, store_id, module_id, zone_id, type, status, items_amount, add_ons_amount,
         discount_amount, tax_amount, tax_percent, tax_included, delivery_charge, original_delivery_charge, additional_charge,
         total, wallet_paid, payment_method, is_paid, contact_name, contact_phone, contact_email, reached_at)
       VALUES ($1, ${GUEST}, 1, 1, 1, 'delivery', $2, 1000, 0, 0, 0, 0, false, 0, 0, 0, 1000, $3, $4, $5, 'x', '1', 'x', '{}')`,
      [index + 1, status, fromWallet, method, isPaid],
    );
  await opened.client.query(`
    INSERT INTO payments (id, shopper_id, order_id, amount, gateway, callback, status)
      VALUES ('card-of-4', ${GUEST}, 4, 1000, 'stripe', 'x', 'success'), ('failed-of-4', ${GUEST}, 4, 1000, 'stripe', 'x', 'fail');
    INSERT INTO refunds (order_id, reason, amount) VALUES (5, 'late', 700);
  `);
}

/** The ledger rows of each order, by its number. */
async function ledgers(): Promise<string[][]> {
  const { rows } = await opened.client.query<{ order_id: number; reference: string; amount: number }>(
    'SELECT order_id, reference, amount FROM order_payments ORDER BY id',
  );
  return FLAGGED.map((_, index) =>
    rows.filter(({ order_id }) => order_id === index + 1).map(({ reference, amount }) => `${reference} ${amount}`),
  );
}

/** Other references to orders by their sequence id; the newest in wire format. */
const ordersByTheirPlace = () =>
  opened.client.query(`
    INSERT INTO shoppers (id, is_guest) VALUES (${CUSTOMER}, false);
    INSERT INTO customers (id, first_name, last_name, email, phone, ref_code) VALUES (${CUSTOMER}, 'x', 'x', 'x', '1', 'x');
    INSERT INTO notifications (customer_id, title, description, type, order_id) VALUES
      (${CUSTOMER}, '{"en":"x","ar":"x"}', '{"en":"Order #2","ar":"الطلب رقم 2"}', 'order_status', 2),
      (${CUSTOMER}, '{"en":"x","ar":"x"}', '{"en":"Sale","ar":"x"}', 'push_notification', NULL);
    INSERT INTO outbox (kind, target, text, data, sent_at) VALUES
      ('push', 'device', 'x', '{"order_id":"2","body":"Order #2"}', NULL), ('push', 'device', 'x', '{"order_id":"2"}', now());
    INSERT INTO idempotency_keys (shopper_id, key, body_hash, answer) VALUES
      (${GUEST}, 'k1', 'h', '{"order_id":3,"status":"pending"}'), (${GUEST}, 'k2', 'h', NULL);
    INSERT INTO wallet_entries (customer_id, kind, debit, balance, reference) VALUES
      (${CUSTOMER}, 'order_place', 0, 0, 'order:2'), (${CUSTOMER}, 'order_refund', 0, 0, 'order:2:17'), (${CUSTOMER}, 'referrer', 0, 0, 'friend:2');
    INSERT INTO point_entries (customer_id, kind, balance, reference) VALUES (${CUSTOMER}, 'order_place', 0, 'order:5');
  `);

async function callsOrdersByNumber() {
  const { rows } = await opened.client.query<{ id: number; number: number }>(
    'SELECT id, number FROM orders ORDER BY id',
  );
  expect(rows.map(({ id }) => id)).toEqual(FLAGGED.map((_, index) => index + 1));
  const numbers = rows.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(FLAGGED.length);
  for (const number of numbers) expect(String(number)).toMatch(/^[1-9]\d{8}$/);
  expect(numbers.slice(1).some((number, index) => Math.abs(number - (numbers[index] ?? 0)) > 1000)).toBe(true);
  const [, second, third, , fifth] = numbers;
  const read = async (sql: string) => (await opened.client.query(sql)).rows;
  expect(await read('SELECT order_number, description FROM notifications ORDER BY id')).toEqual([
    { order_number: second, description: { en: `Order #${second}`, ar: `الطلب رقم ${second}` } },
    { order_number: null, description: { en: 'Sale', ar: 'x' } },
  ]);
  expect(await read('SELECT data FROM outbox ORDER BY id')).toEqual([
    { data: { order_id: String(second), body: `Order #${second}` } },
    { data: { order_id: '2' } },
  ]);
  expect(await read('SELECT answer FROM idempotency_keys ORDER BY key')).toEqual([
    { answer: { order_id: third, status: 'pending' } },
    { answer: null },
  ]);
  expect(await read('SELECT reference FROM wallet_entries ORDER BY id')).toEqual([
    { reference: `order:${second}` },
    { reference: `order:${second}:17` },
    { reference: 'friend:2' },
  ]);
  expect(await read('SELECT reference FROM point_entries')).toEqual([{ reference: `order:${fifth}` }]);
}

it('a guest’s cart of the first version belongs to a shopper, payment flags become ledger rows, and orders get numbers', async () => {
  const [first, ...later] = files as [string, ...string[]];
  await run(first);
  const words = `'{"en":"x","ar":"x"}'`;
  await opened.client.query(`
    INSERT INTO zones (id, name, ring) VALUES (1, ${words}, '[]');
    INSERT INTO modules (id, type, slug, name, description, icon, position)
      VALUES (1, 'grocery', 'g', ${words}, ${words}, 'i', 1);
    INSERT INTO categories (id, module_id, slug, name, image) VALUES (1, 1, 'c', ${words}, 'i');
    INSERT INTO stores (id, module_id, zone_id, slug, name, address, phone, email, logo, cover, lat, lng, minutes_low, minutes_high)
      VALUES (1, 1, 1, 's', ${words}, ${words}, '1', 'e', 'l', 'c', 0, 0, 1, 2);
    INSERT INTO items (id, store_id, module_id, category_id, slug, name, description, image, tint, price, search_text)
      VALUES (1, 1, 1, 1, 'i', ${words}, ${words}, 'i', 't', 100, 'x');
    INSERT INTO guests (id) VALUES (4503599627370495);
    INSERT INTO cart_lines (guest_id, module_id, item_id, quantity, choice, choice_key)
      VALUES (4503599627370495, 1, 1, 3, '{"variation":null,"options":{},"addOns":[]}', 'k');
  `);
  for (const file of later) {
    if (file.startsWith('0012')) await ordersWithFlags();
    if (file.startsWith('0014')) await ordersByTheirPlace();
    await run(file);
  }
  const { rows } = await opened.client.query(
    'SELECT s.id, s.is_guest, l.quantity FROM shoppers s JOIN cart_lines l ON l.shopper_id = s.id',
  );
  expect(rows).toEqual([{ id: '4503599627370495', is_guest: true, quantity: 3 }]);
  const twice = opened.client
    .query(`INSERT INTO cart_lines (shopper_id, module_id, item_id, quantity, choice, choice_key)
    VALUES (4503599627370495, 1, 1, 1, '{}', 'k')`);
  await expect(twice).rejects.toThrow(/cart_line_once/);
  expect(await ledgers()).toEqual([
    ['cash 1000'],
    ['wallet 300'],
    ['wallet 1000', 'refund:2 -1000'],
    ['payment:card-of-4 1000'],
    ['cash 1000', 'asked -700'],
    [],
    ['wallet 400', 'card 600'],
  ]);
  await callsOrdersByNumber();
  const kept = await opened.client.query(
    'SELECT i.reach, i.category_parent_id AS above, i.reduced, i.shelf_price AS price, i.shelf_empty AS gone, n.name, n.words FROM items i JOIN item_names n ON n.id = i.name_id',
  );
  expect(kept.rows).toEqual([
    { reach: 1, above: 0, reduced: false, price: 100, gone: false, name: { en: 'x', ar: 'x' }, words: 'x' },
  ]);
  expect((await opened.client.query('SELECT items, category_id FROM item_tallies')).rows).toEqual([
    { items: 1, category_id: 1 },
  ]);
  const held = await opened.client.query('SELECT id FROM orders WHERE stock_held_at IS NOT NULL ORDER BY id');
  expect(held.rows.map(({ id }) => id)).toEqual([1, 2, 5, 6, 7]);
  await expect(opened.client.query("UPDATE orders SET status = 'delivered' WHERE id = 6")).rejects.toThrow(
    /changeOrder alone/,
  );
}, 300_000);
