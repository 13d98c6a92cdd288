/** The embedded database is vacuumed, as a server does by itself. */
import { sql } from 'drizzle-orm';
import { bootBeforeAll } from '../../testing.spec-helper';
import { vacuumChanged } from './vacuum';

const backend = bootBeforeAll();
const one = async (query: ReturnType<typeof sql>) => (await backend.shop.db.execute(query)).rows[0] as never;
const pagesOf = (table: string): Promise<{ pages: number; visible: number }> =>
  one(sql`SELECT relpages AS pages, relallvisible AS visible FROM pg_class WHERE oid = ${table}::regclass`);
const sizeOf = async (table: string) =>
  ((await one(sql`SELECT pg_relation_size(${table}::regclass)::int AS bytes`)) as { bytes: number }).bytes;

it('after filling, indexes alone answer for all pages of the items', async () => {
  const { pages, visible } = await pagesOf('items');
  expect(pages).toBeGreaterThan(50);
  expect(visible).toBe(pages);
});

it('a table that is rewritten again and again keeps its size', async () => {
  const { db } = backend.shop;
  const rewrite = async () => {
    await db.execute(sql`UPDATE search_entries SET unread = NOT unread`);
    // Counters are written once a second.
    await db.execute(sql`SELECT pg_stat_force_next_flush()`);
  };
  await vacuumChanged(db);
  await rewrite();
  expect(await vacuumChanged(db)).toContain('search_entries');
  const twice = await sizeOf('search_entries');
  for (let turn = 0; turn < 5; turn += 1) {
    await rewrite();
    await vacuumChanged(db);
  }
  expect(await sizeOf('search_entries')).toBeLessThanOrEqual(twice * 1.2);
  expect((await pagesOf('search_entries')).visible).toBeGreaterThan(0);
});

it('what has not changed is left alone', async () => {
  await vacuumChanged(backend.shop.db);
  expect(await vacuumChanged(backend.shop.db)).not.toContain('items');
});
