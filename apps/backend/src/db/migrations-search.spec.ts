/** What a shop had before its names were indexed is entered by the migration and read in batches, on both databases (decision 108). */
import { drizzle } from 'drizzle-orm/node-postgres';
import { readEntries } from '../features/search/read-entries';
import { files, openUnmigrated, runMigration } from './migrations.spec-helper';
import * as schema from './schema';

const SEARCH = '0032_search.sql';
const words = (en: string, ar: string) => `'${JSON.stringify({ en, ar })}'`;
const ITEMS = 1200;

describe.each(['embedded', 'postgres'] as const)('%s', (kind) => {
  const opened = openUnmigrated(kind);
  const read = async (sql: string) => (await opened.client.query<Record<string, unknown>>(sql)).rows;

  beforeAll(async () => {
    const { client } = opened;
    for (const file of files.filter((name) => name < SEARCH)) await runMigration(client, file);
    const name = words('Corner Shop', 'دكان الزاوية');
    await client.query(`
      INSERT INTO zones (id, name, ring) VALUES (1, ${name}, '[]');
      INSERT INTO modules (id, type, slug, name, description, icon, position) VALUES (1, 'food', 'f', ${name}, ${name}, 'i', 1);
      INSERT INTO categories (id, module_id, slug, name, image) VALUES (1, 1, 'c', ${words('Rice & grains', 'أرز وحبوب')}, 'i');
      INSERT INTO brands (id, module_id, slug, name, image) VALUES (1, 1, 'b', ${words('Norden', 'نوردن')}, 'i');
      INSERT INTO stores (id, module_id, zone_id, slug, name, address, phone, email, logo, cover, lat, lng, minutes_low, minutes_high)
        VALUES (1, 1, 1, 's', ${name}, ${name}, '1', 'e', 'l', 'c', 0, 0, 1, 2);
      INSERT INTO items (store_id, module_id, category_id, slug, name, description, image, tint, price, search_text)
        SELECT 1, 1, 1, 'i' || n, jsonb_build_object('en', 'Thing ' || n, 'ar', 'أرز ' || n), ${name}, 'i', 't', 100, 'thing ' || n
        FROM generate_series(1, ${ITEMS}) n`);
    await runMigration(client, SEARCH);
  }, 300_000);

  it('enters every name, store and brand, unread', async () => {
    expect(
      await read('SELECT kind, count(*)::int AS count FROM search_entries WHERE unread GROUP BY 1 ORDER BY 1'),
    ).toEqual([
      { kind: 'brand', count: 1 },
      { kind: 'item', count: ITEMS },
      { kind: 'store', count: 1 },
    ]);
  });

  it('reads so many at once, and all in the end', async () => {
    const db = drizzle(opened.client, { schema });
    const unread = async () => (await read('SELECT count(*)::int AS count FROM search_entries WHERE unread'))[0]?.count;
    await readEntries(db, 1);
    expect(await unread()).toBe(ITEMS + 2 - 500);
    await readEntries(db);
    expect(await unread()).toBe(0);
    expect(await read(`SELECT names, context FROM search_entries e JOIN item_names n ON kind = 'item' AND n.id = ref WHERE n.name->>'en' = 'Thing 7'`)) // prettier-ignore
      .toEqual([{ names: [['thing', '7'], ['ارز', '7']], context: ['rice', 'grains', 'ارز', 'وحبوب'] }]); // prettier-ignore
    expect(await read(`SELECT stem, sound, is_word FROM search_terms WHERE term = 'norden'`)).toEqual([
      { stem: 'norden', sound: 'NRDN', is_word: true },
    ]);
  });

  it('what is deleted can not be found any more', async () => {
    await opened.client.query('DELETE FROM brands');
    expect(await read(`SELECT ref FROM search_entries WHERE kind = 'brand'`)).toEqual([]);
  });
});
