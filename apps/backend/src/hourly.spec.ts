/** Hourly jobs scan no large table; checked by PostgreSQL's plans. */
import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Shop } from './context';
import { buildApp } from './app';
import { demo } from './demo';
import { readConfig } from './config';
import { runHousekeeping } from './housekeeping';
import { demoDatabase } from './postgres.spec-helper';
import { testSettings } from './testing.spec-helper';
import { FOLDERS, folderOf } from './features/uploads/store';
import { sweepImages } from './features/uploads/sweep';
import type { Json } from './testing.spec-helper';
import { renewSpecials } from './demo/renew-specials';

const ROWS = 20_000;
/** Tables that grow with customers or items. Sales and store campaigns are few. */
const LARGE = [
  ...['idempotency_keys', 'outbox', 'codes', 'tries', 'tokens', 'tickets', 'items', 'reviews'],
  ...['customers', 'orders', 'messages', 'refunds'],
];
const uploads = mkdtempSync(join(tmpdir(), 'shop-hourly-'));

let shop: Shop;
let statements: { text: string; values: unknown[] }[] = [];
const send = pg.Client.prototype.query;
beforeAll(async () => {
  shop = await buildApp(readConfig({ ...testSettings(await demoDatabase('hourly')), UPLOADS_DIR: uploads }), demo);
  await shop.app.ready();
  // All rows are recent: usually the hourly run finds nothing to do.
  await shop.database.pool.query(`
    INSERT INTO shoppers (id, is_guest) SELECT n, false FROM generate_series(1, ${ROWS}) n;
    INSERT INTO customers (id, first_name, last_name, email, phone, ref_code)
      SELECT n, 'x', 'x', n || '@x.example', '+' || n, n::text FROM generate_series(1, ${ROWS}) n;
    INSERT INTO idempotency_keys (shopper_id, key, body_hash, created_at)
      SELECT n, 'k', 'h', '2026-03-05' FROM generate_series(1, ${ROWS}) n;
    INSERT INTO outbox (kind, target, text, created_at) SELECT 'mail', 'x', 'x', '2026-03-05' FROM generate_series(1, ${ROWS});
    INSERT INTO codes (purpose, target, hash, created_at) SELECT 'login', n::text, 'h', '2026-03-05' FROM generate_series(1, ${ROWS}) n;
    INSERT INTO tries (key, count, since) SELECT n::text, 1, '2026-03-05' FROM generate_series(1, ${ROWS}) n;
    INSERT INTO tokens (hash, customer_id, used_at) SELECT n::text, n, '2026-03-05' FROM generate_series(1, ${ROWS}) n;
    INSERT INTO tickets (hash, shopper_id, expires_at) SELECT n::text, n, '2026-03-06' FROM generate_series(1, ${ROWS}) n;
    -- Without what they point to, which the hour does not ask.
    SET session_replication_role = replica;
    INSERT INTO messages (conversation_id, is_mine, text, files)
      SELECT n, true, 'x', CASE n WHEN 1 THEN '["of-a-row.webp"]' ELSE '[]' END::jsonb FROM generate_series(1, ${ROWS}) n;
    INSERT INTO refunds (order_id, reason, images, amount)
      SELECT n, 'x', CASE n WHEN 1 THEN '["of-a-row.webp"]' ELSE '[]' END::jsonb, 1 FROM generate_series(1, ${ROWS}) n;
    INSERT INTO orders (number, shopper_id, store_id, module_id, zone_id, type, status, items_amount, add_ons_amount, discount_amount,
        tax_amount, tax_percent, tax_included, delivery_charge, original_delivery_charge, additional_charge, total, payment_method,
        contact_name, contact_phone, contact_email, reached_at, attachments)
      SELECT 100000000 + n, n, 1, 1, 1, 'delivery', 'delivered', 0, 0, 0, 0, 0, false, 0, 0, 0, 0, 'x', 'x', 'x', 'x', '{}',
        CASE n WHEN 1 THEN '["of-a-row.webp"]' ELSE '[]' END::jsonb FROM generate_series(1, ${ROWS}) n;
    UPDATE customers SET image = 'of-a-row.webp' WHERE id = 1;
    SET session_replication_role = DEFAULT;
    ANALYZE`);
}, 300_000);
afterAll(async () => {
  pg.Client.prototype.query = send;
  await shop.app.close();
});

/** Records the statements of some work. */
async function statementsOf(work: () => Promise<unknown>) {
  statements = [];
  pg.Client.prototype.query = function query(this: pg.Client, ...given: unknown[]) {
    const [first, second] = given as [string | { text?: string; values?: unknown[] }, unknown[] | undefined];
    const text = typeof first === 'string' ? first : (first.text ?? '');
    const values = (typeof first === 'string' ? second : (first.values ?? second)) ?? [];
    if (/^\s*(select|delete|update)/i.test(text))
      statements.push({ text, values: Array.isArray(values) ? values : [] });
    return (send as (...args: unknown[]) => unknown).apply(this, given);
  } as typeof send;
  await work();
  pg.Client.prototype.query = send;
  return statements;
}

/** Large tables with a sequential scan in the plan. */
function scannedIn(plan: Json): string[] {
  const below = ((plan.Plans ?? []) as Json[]).flatMap(scannedIn);
  const isScan = plan['Node Type'] === 'Seq Scan' && LARGE.includes(plan['Relation Name'] as string);
  return isScan ? [plan['Relation Name'] as string, ...below] : below;
}

async function scansOf(work: () => Promise<unknown>): Promise<string[]> {
  const scanned: string[] = [];
  const statements = await statementsOf(work);
  expect(statements.length).toBeGreaterThan(0);
  for (const { text, values } of statements) {
    const { rows } = await shop.database.pool.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
    const [{ Plan: plan }] = (rows as { 'QUERY PLAN': [{ Plan: Json }] }[])[0]?.['QUERY PLAN'] ?? [{ Plan: {} }];
    scanned.push(...scannedIn(plan));
  }
  return scanned;
}

it('old keys, messages, codes, attempts, tokens and tickets are found by indexes; a missing one is detected', async () => {
  const keep = () => runHousekeeping(shop, new Date('2026-03-05T12:00:00Z'));
  expect(await scansOf(keep)).toEqual([]);
  await shop.database.pool.query('DROP INDEX idempotency_keys_by_age');
  expect(await scansOf(keep)).toEqual(['idempotency_keys']);
}, 120_000);

it('finished campaigns are found among all items by their own index', async () => {
  expect(await scansOf(() => renewSpecials(shop.db, new Date('2026-03-05T12:00:00Z')))).toEqual([]);
}, 120_000);

it('unreferenced pictures are checked against rows with pictures only; a missing index is detected', async () => {
  // By the disk's clock.
  const old = new Date(Date.now() - 2 * 3_600_000);
  const plant = () => {
    for (const kind of FOLDERS) {
      const folder = folderOf({ uploadsDir: uploads }, kind);
      mkdirSync(folder, { recursive: true });
      for (const name of ['of-a-row.webp', 'of-none.webp']) {
        writeFileSync(join(folder, name), '');
        utimesSync(join(folder, name), old, old);
      }
    }
  };
  const sweep = () => {
    plant();
    return sweepImages(shop.db, shop.config);
  };
  expect(await scansOf(sweep)).toEqual([]);
  // The rows were queried: no review has a picture.
  const left = FOLDERS.filter((kind) => readdirSync(folderOf({ uploadsDir: uploads }, kind)).length > 0);
  expect(left).toEqual(['order', 'conversation', 'refund', 'profile']);
  await shop.database.pool.query('DROP INDEX refunds_with_pictures, customers_with_pictures');
  expect((await scansOf(sweep)).sort()).toEqual(['customers', 'refunds']);
}, 120_000);
