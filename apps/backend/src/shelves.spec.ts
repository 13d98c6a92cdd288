/**
 * Columns and tallies that triggers maintain (decision 062) equal what is computed from the rows, after any change.
 */
import { and, eq, sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from './db/database';
import { openDatabase } from './db/open-database';
import * as t from './db/schema';
import { currentPrice, isSoldOut } from './features/items/price-and-stock-sql';
import { deleteUnusedNames } from './features/items/suggestions';
import { mergeTallies } from './features/items/tallies';
import { publicPagesOf } from './features/pages/queries';
import { freshDatabase } from './postgres.spec-helper';
import { boot } from './testing.spec-helper';
import { seedDemo } from './demo/seed';

const MOMENT = new Date('2026-03-05T11:00:00Z');
/** No flash sale is running. */
const LATER = new Date('2030-01-01T00:00:00Z');
type Opened = Pick<Database, 'db' | 'pool'>;

/** Items with a wrong maintained column. */
async function wrongOf({ db }: Opened): Promise<number[]> {
  const { items, stores, modules, categories, itemNames } = t;
  const own = sql`left(${items.searchText}, length(concat(${items.name}->>'en', ' ', ${items.name}->>'ar')))`;
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.storeId))
    .innerJoin(modules, eq(modules.id, stores.moduleId))
    .innerJoin(categories, eq(categories.id, items.categoryId))
    .leftJoin(itemNames, eq(itemNames.id, items.nameId))
    .where(
      sql`NOT coalesce(${and(
        sql`${items.reach} = CASE WHEN ${modules.everyZone} THEN 0 ELSE ${stores.zoneId} END`,
        eq(items.categoryParentId, categories.parentId),
        sql`${items.reduced} = (${items.discount} > 0 OR ${stores.discountPercent} > 0)`,
        sql`${items.shelfPrice} = ${currentPrice(LATER)}`,
        sql`${items.shelfEmpty} = ${isSoldOut(LATER)}`,
        eq(itemNames.name, items.name),
        eq(itemNames.reach, items.reach),
        eq(itemNames.moduleId, items.moduleId),
        sql`${itemNames.words} = ${own}`,
        sql`NOT EXISTS (SELECT 1 FROM reviews r WHERE r.item_id = ${items.id} AND r.store_id <> ${items.storeId})`,
      )}, false)`,
    );
  return rows.map(({ id }) => id);
}

const KIND =
  'module_id, category_id, category_parent_id, reach, coalesce(brand_id, 0), coalesce(condition_id, 0), floor(rating)::int, veg, reduced, recommended, basic, set_menu';
/** Tally keys whose sum differs from the number of items. */
async function wrongTallies({ pool }: Opened): Promise<unknown[]> {
  const { rows } = await pool.query(`
    SELECT * FROM (SELECT ${KIND}, count(*)::int AS items FROM items WHERE campaign_from IS NULL GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12) counted
    FULL JOIN (SELECT module_id, category_id, category_parent_id, reach, brand_id, condition_id, stars, veg, reduced, recommended, basic, set_menu,
      sum(items)::int AS items FROM item_tallies GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 HAVING sum(items) <> 0) told
    ON counted::text = told::text WHERE counted IS NULL OR told IS NULL`);
  return rows;
}

/** Stores whose tallies differ from their number of items in a category or below it. */
async function wrongStores({ pool }: Opened): Promise<unknown[]> {
  const { rows } = await pool.query(`
    SELECT * FROM (SELECT x.id, i.store_id, count(*)::int AS items FROM items i CROSS JOIN LATERAL
      (SELECT i.category_id UNION ALL SELECT c.parent_id FROM categories c WHERE c.id = i.category_id) x(id) WHERE x.id <> 0 GROUP BY 1, 2) counted
    FULL JOIN (SELECT category_id, store_id, sum(items)::int AS items FROM store_tallies GROUP BY 1, 2 HAVING sum(items) <> 0) told
    ON counted::text = told::text WHERE counted IS NULL OR told IS NULL`);
  return rows;
}

/** Steps of prices whose tallies differ from the number of items in them. */
async function wrongPrices({ pool }: Opened): Promise<unknown[]> {
  const { rows } = await pool.query(`
    SELECT * FROM (SELECT module_id, price_step(price) AS step, category_id, category_parent_id, reach, veg, reduced, count(*)::int AS items
      FROM items WHERE campaign_from IS NULL GROUP BY 1, 2, 3, 4, 5, 6, 7) counted
    FULL JOIN (SELECT module_id, step, category_id, category_parent_id, reach, veg, reduced, sum(items)::int AS items
      FROM price_tallies GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(items) <> 0) told
    ON counted::text = told::text WHERE counted IS NULL OR told IS NULL`);
  return rows;
}

const FACETS =
  'module_id, category_id, category_parent_id, reach, floor(rating)::int AS stars, veg, reduced, halal, vegan, gluten_free';
/** Kinds of items that facets tell apart whose tallies differ from the number of items. */
async function wrongFacets({ pool }: Opened): Promise<unknown[]> {
  const { rows } = await pool.query(`
    SELECT * FROM (SELECT ${FACETS}, count(*)::int AS items FROM items WHERE campaign_from IS NULL GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10) counted
    FULL JOIN (SELECT module_id, category_id, category_parent_id, reach, stars, veg, reduced, halal, vegan, gluten_free, sum(items)::int AS items
      FROM facet_tallies GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 HAVING sum(items) <> 0) told
    ON counted::text = told::text WHERE counted IS NULL OR told IS NULL`);
  return rows;
}

/** Blocks of ids whose tallies differ from the number of items in them. */
async function wrongBlocks({ pool }: Opened): Promise<unknown[]> {
  const { rows } = await pool.query(`
    SELECT * FROM (SELECT id / ${t.IDS_OF_A_BLOCK} AS block, count(*)::int AS items FROM items WHERE campaign_from IS NULL GROUP BY 1) counted
    FULL JOIN (SELECT block, sum(items)::int AS items FROM block_tallies GROUP BY 1 HAVING sum(items) <> 0) told
    ON counted::text = told::text WHERE counted IS NULL OR told IS NULL`);
  return rows;
}

const CHANGES: [what: string, statement: string][] = [
  ['a variation is sold out', 'UPDATE item_variations SET stock = 0 WHERE id % 3 = 0'],
  ['all variations are sold out', 'UPDATE item_variations SET stock = 0 WHERE item_id % 5 = 0'],
  [
    'a variation is restocked at a higher price',
    'UPDATE item_variations SET stock = 4, price = price + 35 WHERE id % 7 = 0',
  ],
  ['variations are deleted', 'DELETE FROM item_variations WHERE item_id % 11 = 0'],
  [
    'a variation is added',
    `INSERT INTO item_variations (item_id, type, price, stock, position) SELECT id, '{"en":"x","ar":"x"}', 777, 0, 0 FROM items WHERE id % 13 = 0`,
  ],
  ['a variation moves to another item', 'UPDATE item_variations SET item_id = 17 WHERE id % 19 = 0'],
  ['stock is 0', 'UPDATE items SET stock = 0 WHERE id % 4 = 0'],
  [
    'stock is restored, or no longer tracked',
    'UPDATE items SET stock = CASE WHEN id % 8 = 0 THEN NULL ELSE 3 END WHERE id % 4 = 0',
  ],
  [
    'prices change',
    `UPDATE items SET price = price + id % 9, discount = id % 30, discount_type = 'amount' WHERE id % 6 = 0`,
  ],
  ['a store discounts everything', 'UPDATE stores SET discount_percent = (id % 3) * 15'],
  ['stores move', 'UPDATE stores SET zone_id = 1 + id % 3'],
  ['a store is renamed', `UPDATE stores SET name = '{"en":"Quay Larder","ar":"مخزن الرصيف"}' WHERE id = 2`],
  ['a module is served everywhere', 'UPDATE modules SET every_zone = NOT every_zone WHERE id IN (1, 4)'],
  ['categories move to another parent', 'UPDATE categories SET parent_id = 1 WHERE parent_id = 2'],
  ['items move to another category and store', 'UPDATE items SET category_id = 40, store_id = 3 WHERE id % 50 = 0'],
  [
    'items are renamed',
    `UPDATE items SET name = '{"en":"Quince","ar":"سفرجل"}', search_text = 'quince سفرجل shop متجر' WHERE id % 70 = 0`,
  ],
  [
    'items get ratings and brands',
    'UPDATE items SET rating = id % 5, brand_id = 1, veg = id % 2 = 0 WHERE id % 10 = 0',
  ],
  ['dishes suit other diets', 'UPDATE items SET halal = NOT halal WHERE id % 12 = 0'],
  [
    'items become campaign items, or ordinary ones',
    `UPDATE items SET campaign_from = CASE WHEN campaign_from IS NULL THEN now() END, campaign_to = CASE WHEN campaign_from IS NULL THEN now() END WHERE id % 90 = 0 OR campaign_from IS NOT NULL`,
  ],
  [
    'items are deleted',
    'DELETE FROM items WHERE id % 33 = 0 AND NOT EXISTS (SELECT 1 FROM order_rows r WHERE r.item_id = items.id)',
  ],
  [
    'a store is deleted',
    'DELETE FROM stores WHERE id IN (SELECT id FROM stores s WHERE NOT EXISTS (SELECT 1 FROM banners b WHERE b.store_id = s.id) ORDER BY id DESC LIMIT 2)',
  ],
  [
    'many items are inserted at once',
    `INSERT INTO items (store_id, module_id, category_id, slug, name, description, image, tint, price, search_text, discount)
      SELECT store_id, module_id, category_id, slug || '-again', name, description, image, tint, price, search_text, 5 FROM items WHERE id % 3 = 0`,
  ],
];

const opened: [name: string, open: () => Promise<Opened & { close: () => Promise<void> }>][] = [
  ['embedded', async () => boot().then(({ shop, close }) => ({ ...shop.database, close }))],
  [
    'PostgreSQL',
    async () => {
      const database = await openDatabase({ databaseUrl: await freshDatabase('shelves'), dataDir: null });
      await seedDemo(database.db, { items: 800, stores: 68 }, MOMENT);
      return database;
    },
  ],
];

describe.each(opened)('on %s', (_, open) => {
  let database: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    database = await open();
  }, 300_000);
  afterAll(() => database.close());

  it.each([['the demo is seeded', 'SELECT 1'], ...CHANGES])('is right after: %s', async (_what, statement) => {
    await database.pool.query(statement);
    expect(await wrongOf(database)).toEqual([]);
    expect(await wrongTallies(database)).toEqual([]);
    expect(await wrongStores(database)).toEqual([]);
    expect(await wrongPrices(database)).toEqual([]);
    expect(await wrongFacets(database)).toEqual([]);
    expect(await wrongBlocks(database)).toEqual([]);
  });

  it('merging changes no sum, and leaves one row per key', async () => {
    await mergeTallies(database.db);
    expect(await wrongTallies(database)).toEqual([]);
    expect(await wrongStores(database)).toEqual([]);
    expect(await wrongPrices(database)).toEqual([]);
    expect(await wrongFacets(database)).toEqual([]);
    expect(await wrongBlocks(database)).toEqual([]);
    const { rows } = await database.pool.query('SELECT count(*)::int AS rows, min(items) AS least FROM item_tallies');
    const kinds = await database.pool.query(
      `SELECT count(*)::int AS kinds FROM (SELECT DISTINCT ${KIND} FROM items WHERE campaign_from IS NULL) k`,
    );
    expect(rows).toEqual([{ rows: kinds.rows[0].kinds, least: 1 }]);
    const several = await database.pool.query(
      'SELECT 1 FROM store_tallies GROUP BY category_id, store_id HAVING count(*) > 1 OR sum(items) < 1',
    );
    expect(several.rows).toEqual([]);
    const steps = await database.pool.query(
      'SELECT 1 FROM price_tallies GROUP BY module_id, step, category_id, category_parent_id, reach, veg, reduced HAVING count(*) > 1 OR sum(items) < 1',
    );
    expect(steps.rows).toEqual([]);
    const facets = await database.pool.query(
      'SELECT 1 FROM facet_tallies GROUP BY module_id, category_id, category_parent_id, reach, stars, veg, reduced, halal, vegan, gluten_free HAVING count(*) > 1 OR sum(items) < 1',
    );
    expect(facets.rows).toEqual([]);
    const blocks = await database.pool.query(
      'SELECT 1 FROM block_tallies GROUP BY block HAVING count(*) > 1 OR sum(items) < 1',
    );
    expect(blocks.rows).toEqual([]);
  });

  it('every page of a sitemap is what is left after those before it', async () => {
    const { rows } = await database.pool.query('SELECT id FROM items WHERE campaign_from IS NULL ORDER BY id');
    const ids = (rows as { id: number }[]).map(({ id }) => id);
    expect(ids.at(-1)).toBeGreaterThan(t.IDS_OF_A_BLOCK);
    for (const limit of [7, 200, 1000])
      for (let offset = 1; (offset - 2) * limit <= ids.length; offset += 1) {
        const page = await publicPagesOf(database.db, 'items', MOMENT, { limit, offset });
        expect(page.total).toBe(ids.length);
        expect(page.rows.map(({ id }) => id)).toEqual(ids.slice((offset - 1) * limit, offset * limit));
      }
  });

  it('an unused name is deleted within a day, and no other', async () => {
    const names = async () => (await database.db.select({ id: t.itemNames.id }).from(t.itemNames)).map(({ id }) => id);
    const used = async () =>
      new Set((await database.db.select({ id: t.items.nameId }).from(t.items)).map(({ id }) => id));
    await database.pool.query(`UPDATE items SET name = '{"en":"Once more","ar":"مرة أخرى"}' WHERE id % 7 = 0`);
    const before = await names();
    expect(before.length).toBeGreaterThan((await used()).size);
    for (let hour = 100; hour < 124; hour += 1) await deleteUnusedNames(database.db, hour);
    expect((await names()).sort()).toEqual([...(await used())].sort());
  });

  it('a wrong value would be detected', async () => {
    await database.pool.query('ALTER TABLE items DISABLE TRIGGER USER');
    await database.pool.query('UPDATE items SET shelf_price = shelf_price + 1 WHERE id = 1');
    await database.pool.query('DELETE FROM items WHERE id = 2');
    await database.pool.query('ALTER TABLE items ENABLE TRIGGER USER');
    expect(await wrongOf(database)).toEqual([1]);
    expect(await wrongTallies(database)).not.toEqual([]);
    expect(await wrongStores(database)).not.toEqual([]);
    expect(await wrongPrices(database)).not.toEqual([]);
  });
});

describe('two concurrent transactions', () => {
  let database: Database;
  const clients: pg.Client[] = [];
  beforeAll(async () => {
    const databaseUrl = await freshDatabase('shelves_at_once');
    database = await openDatabase({ databaseUrl, dataDir: null });
    await seedDemo(database.db, { items: 800, stores: 68 }, MOMENT);
    for (let index = 0; index < 2; index += 1) {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      clients.push(client);
    }
  }, 300_000);
  afterAll(async () => {
    for (const client of clients) await client.end();
    await database.close();
  });

  /** Both finish their work before the first one commits; the second may have to wait for it. */
  async function together(first: string, second: string): Promise<void> {
    const [one, other] = clients as [pg.Client, pg.Client];
    await one.query('BEGIN');
    await other.query('BEGIN');
    await one.query(first);
    const waits = other.query(second);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await one.query('COMMIT');
    await waits;
    await other.query('COMMIT');
    expect(await wrongOf(database)).toEqual([]);
    expect(await wrongTallies(database)).toEqual([]);
    expect(await wrongStores(database)).toEqual([]);
    expect(await wrongPrices(database)).toEqual([]);
    expect(await wrongFacets(database)).toEqual([]);
    expect(await wrongBlocks(database)).toEqual([]);
  }

  it('two customers buy the last units of two variations of an item', async () => {
    const { rows } = await database.pool.query<{ ids: number[]; item: number }>(
      'SELECT item_id AS item, array_agg(id ORDER BY id) AS ids FROM item_variations GROUP BY 1 HAVING count(*) > 1 LIMIT 1',
    );
    const { item, ids } = rows[0] as { item: number; ids: [number, number] };
    await database.pool.query('UPDATE item_variations SET stock = 0 WHERE item_id = $1', [item]);
    await database.pool.query('UPDATE item_variations SET stock = 1 WHERE id = ANY($1)', [ids.slice(0, 2)]);
    await together(
      `UPDATE item_variations SET stock = 0 WHERE id = ${ids[0]}`,
      `UPDATE item_variations SET stock = 0 WHERE id = ${ids[1]}`,
    );
    const after = await database.pool.query('SELECT shelf_empty FROM items WHERE id = $1', [item]);
    expect(after.rows).toEqual([{ shelf_empty: true }]);
  });

  it.each([
    ['its store moves', 'UPDATE stores SET zone_id = 3, discount_percent = 40 WHERE id = 1'],
    [
      'its category moves',
      'UPDATE categories SET parent_id = 3 WHERE id = (SELECT category_id FROM items WHERE id = 1)',
    ],
    ['its module is served everywhere', 'UPDATE modules SET every_zone = NOT every_zone WHERE id = 1'],
    ['its store is renamed', `UPDATE stores SET name = '{"en":"Quay","ar":"رصيف"}' WHERE id = 1`],
  ])('an item is inserted while %s, in either order', async (what, change) => {
    const add = (slug: string) =>
      `INSERT INTO items (store_id, module_id, category_id, slug, name, description, image, tint, price, search_text)
       SELECT store_id, module_id, category_id, '${slug}', name, description, image, tint, price, search_text FROM items WHERE id = 1`;
    const slug = `new-${what.replaceAll(' ', '-')}`;
    await together(add(`${slug}-a`), change);
    await together(change.replace('= 3', '= 2'), add(`${slug}-b`));
  });

  it('two merges of tallies run while an item is inserted', async () => {
    const [one, other] = clients as [pg.Client, pg.Client];
    await one.query('BEGIN');
    await one.query('UPDATE items SET rating = 1 WHERE id % 2 = 0');
    await Promise.all([
      mergeTallies(database.db),
      mergeTallies(database.db),
      other.query('UPDATE items SET rating = 2 WHERE id % 2 = 1'),
    ]);
    await one.query('COMMIT');
    expect(await wrongTallies(database)).toEqual([]);
    expect(await wrongStores(database)).toEqual([]);
    expect(await wrongPrices(database)).toEqual([]);
    expect(await wrongFacets(database)).toEqual([]);
    expect(await wrongBlocks(database)).toEqual([]);
    await Promise.all([mergeTallies(database.db), mergeTallies(database.db)]);
    expect(await wrongTallies(database)).toEqual([]);
    expect(await wrongStores(database)).toEqual([]);
    expect(await wrongPrices(database)).toEqual([]);
    expect(await wrongFacets(database)).toEqual([]);
    expect(await wrongBlocks(database)).toEqual([]);
  });
});
