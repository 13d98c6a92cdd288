/**
 * Cached items in lists (decision 069): each change of an item is in the next response, as on its own page, which is
 * not cached.
 */
import type pg from 'pg';
import { buildApp } from './app';
import { readConfig } from './config';
import { demo } from './demo';
import { demoDatabase } from './postgres.spec-helper';
import { boot, HERE, NOON, testSettings, type Json } from './testing.spec-helper';

interface Opened {
  pool: pg.Pool;
  get: (path: string, headers: Json) => Promise<Json>;
  close: () => Promise<unknown>;
}
const opened: [name: string, open: () => Promise<Opened>][] = [
  [
    'embedded',
    async () => {
      const { shop, get, close } = await boot();
      return { pool: shop.database.pool, get: async (path, headers) => (await get(path, headers)).body, close };
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const settings = { ...testSettings(await demoDatabase('cached_items')), CLOCK: NOON, SHARED_SECONDS: '0' };
      const { app, database } = await buildApp(readConfig(settings), demo);
      const get = async (path: string, headers: Json): Promise<Json> =>
        (await app.inject({ url: `/api/v1/${path}`, headers })).json();
      return { pool: database.pool, get, close: () => app.close() };
    },
  ],
];

/** Items of the demo, one of each kind. */
const KINDS = {
  varied: `SELECT item_id AS id FROM item_variations GROUP BY 1 HAVING count(*) > 2 ORDER BY 1 LIMIT 1`,
  topped: `SELECT item_id AS id FROM item_add_ons GROUP BY 1 HAVING count(*) > 1 ORDER BY 1 LIMIT 1`,
  onSale: `SELECT p.item_id AS id FROM flash_sale_items p JOIN flash_sales s ON s.id = p.sale_id WHERE s.published AND '${NOON}' BETWEEN s.starts_at AND s.ends_at ORDER BY 1 LIMIT 1`,
  inner: `SELECT i.id FROM items i JOIN categories c ON c.id = i.category_id WHERE c.parent_id <> 0 AND i.campaign_from IS NULL ORDER BY 1 LIMIT 1`,
};
type Kind = keyof typeof KINDS;
const NAME = `'{"en":"Quince","ar":"سفرجل"}'`;
const ofItem = 'WHERE id = (SELECT id FROM changed)';
const ofStore = 'WHERE id = (SELECT store_id FROM changed)';
const ofCategory = 'WHERE id = (SELECT category_id FROM changed)';
const itsOwn = 'WHERE item_id = (SELECT id FROM changed)';
const itsAddOns = `WHERE id IN (SELECT add_on_id FROM item_add_ons ${itsOwn})`;
const itsSales = `WHERE id IN (SELECT sale_id FROM flash_sale_items ${itsOwn})`;

const CHANGES: [kind: Kind, what: string, statement: string][] = [
  ...[
    ['name', NAME],
    ['description', NAME],
    ['slug', `slug || '-x'`],
    ['image', `'x.webp'`],
    ['images', `'["y.webp"]'`],
    ['tint', `'#123456'`],
    ['price', 'price + 7'],
    ['discount', '33'],
    ['discount_type', `'amount'`],
    ['stock', '41'],
    ['maximum_quantity', '9'],
    ['unit', NAME],
    ['veg', 'NOT veg'],
    ['organic', 'NOT organic'],
    ['recommended', 'NOT recommended'],
    ['halal', 'NOT halal'],
    ['gluten_free', 'NOT gluten_free'],
    ['allergens', `'{milk,nuts}'`],
    ['available_from', `'01:02:00'`],
    ['available_to', `'03:04:00'`],
    ['choices', `choices || choices`],
    ['groups', `'[{"name":{"en":"g","ar":"g"},"multi":true,"required":false,"min":0,"max":1,"options":[]}]'`],
    ['tags', `'[{"en":"t","ar":"t"}]'`],
    ['rating', '1.5'],
    ['rating_count', 'rating_count + 1'],
    ['order_count', 'order_count + 1'],
    ['created_at', `'2020-01-01'`],
    ['category_id', `(SELECT max(id) FROM categories)`],
  ].map(([column, value]): [Kind, string, string] => [
    'varied',
    `an item: ${column}`,
    `UPDATE items SET ${column} = ${value} ${ofItem}`,
  ]),
  ...[
    ['name', NAME],
    ['discount_percent', 'discount_percent + 11'],
    ['zone_id', '3 - zone_id % 2'],
    ['schedule_order', 'NOT schedule_order'],
    ['free_delivery', 'NOT free_delivery'],
    ['minutes_low', 'minutes_low + 1'],
    ['minutes_high', 'minutes_high + 1'],
  ].map(([column, value]): [Kind, string, string] => [
    'varied',
    `its store: ${column}`,
    `UPDATE stores SET ${column} = ${value} ${ofStore}`,
  ]),
  ['varied', 'stock of a variation', `UPDATE item_variations SET stock = stock + 3 ${itsOwn}`],
  ['varied', 'price of a variation', `UPDATE item_variations SET price = price + 3 ${itsOwn}`],
  ['varied', 'name of a variation', `UPDATE item_variations SET type = ${NAME} ${itsOwn} AND position = 1`],
  ['varied', 'order of variations', `UPDATE item_variations SET position = 9 - position ${itsOwn}`],
  [
    'varied',
    'a deleted variation',
    `DELETE FROM item_variations WHERE id = (SELECT max(id) FROM item_variations ${itsOwn})`,
  ],
  [
    'varied',
    'a new variation',
    `INSERT INTO item_variations (item_id, type, price, stock, position) SELECT id, ${NAME}, 5, 5, 9 FROM changed`,
  ],
  ['topped', 'name of an add-on', `UPDATE add_ons SET name = ${NAME} ${itsAddOns}`],
  ['topped', 'price of an add-on', `UPDATE add_ons SET price = price + 3 ${itsAddOns}`],
  [
    'topped',
    'a removed add-on',
    `DELETE FROM item_add_ons ${itsOwn} AND add_on_id = (SELECT max(add_on_id) FROM item_add_ons ${itsOwn})`,
  ],
  [
    'topped',
    'a new add-on',
    `INSERT INTO item_add_ons (item_id, add_on_id) SELECT changed.id, max(a.id) FROM changed, add_ons a WHERE a.id NOT IN (SELECT add_on_id FROM item_add_ons ${itsOwn}) GROUP BY 1`,
  ],
  ['inner', 'an item: vegan', `UPDATE items SET vegan = NOT vegan ${ofItem}`],
  ['inner', 'name of its category', `UPDATE categories SET name = ${NAME} ${ofCategory}`],
  [
    'inner',
    'name of the parent category',
    `UPDATE categories SET name = ${NAME} WHERE id = (SELECT parent_id FROM categories ${ofCategory})`,
  ],
  ['inner', 'its category loses its parent', `UPDATE categories SET parent_id = 0 ${ofCategory}`],
  [
    'inner',
    'type of its module',
    `UPDATE modules SET type = CASE type WHEN 'food' THEN 'grocery' ELSE 'food' END WHERE id = (SELECT module_id FROM changed)`,
  ],
  ['onSale', 'discount of a flash sale', `UPDATE flash_sale_items SET discount = discount + 1 ${itsOwn}`],
  ['onSale', 'type of discount', `UPDATE flash_sale_items SET discount_type = 'amount' ${itsOwn}`],
  ['onSale', 'stock of a flash sale', `UPDATE flash_sale_items SET stock = sold + 2 ${itsOwn}`],
  ['onSale', 'units sold in a flash sale', `UPDATE flash_sale_items SET sold = sold + 1 ${itsOwn}`],
  ['onSale', 'an ended flash sale', `UPDATE flash_sales SET ends_at = '${NOON}' ${itsSales}`],
  ['onSale', 'a restarted flash sale', `UPDATE flash_sales SET ends_at = '2040-01-01' ${itsSales}`],
  ['onSale', 'an unpublished flash sale', `UPDATE flash_sales SET published = false ${itsSales}`],
];

describe.each(opened)('on %s', (_, open) => {
  let backend: Opened;
  const items = {} as Record<Kind, { id: number; store: number }>;
  beforeAll(async () => {
    backend = await open();
    for (const [kind, which] of Object.entries(KINDS)) {
      const { rows } = await backend.pool.query(
        `SELECT i.id, i.store_id AS store FROM items i JOIN (${which}) w ON w.id = i.id`,
      );
      items[kind as Kind] = rows[0];
    }
  }, 300_000);
  afterAll(() => backend.close());

  /** The item in a list of its store, and from its details, which are not cached. */
  async function responses(kind: Kind, headers: Json = HERE): Promise<{ listed: Json; alone: Json }> {
    const { id, store } = items[kind];
    const { products } = await backend.get(`items/latest?store_id=${store}&limit=200&offset=1`, headers);
    const listed = (products as Json[]).find((product) => product.id === id) as Json;
    return { listed, alone: await backend.get(`items/details/${id}`, headers) };
  }

  it.each(CHANGES)('%s: %s', async (kind, _what, statement) => {
    const before = await responses(kind);
    expect(before.listed).toEqual(before.alone);
    await backend.pool.query(`WITH changed AS (SELECT * FROM items WHERE id = ${items[kind].id}) ${statement}`);
    const after = await responses(kind);
    expect(after.listed).toEqual(after.alone);
    // A change that no response shows would prove nothing.
    expect(after.listed).not.toEqual(before.listed);
  });

  it('each language has its own cached items', async () => {
    const arabic = { ...HERE, 'x-localization': 'ar' };
    const [one, other, again] = [await responses('inner'), await responses('inner', arabic), await responses('inner')];
    expect([other.listed, again.listed]).toEqual([other.alone, one.listed]);
    expect(other.listed.name).not.toEqual(one.listed.name);
  });

  it('a deleted item is in no list', async () => {
    await responses('topped');
    const { id, store } = items.topped;
    await backend.pool.query('DELETE FROM banners WHERE item_id = $1', [id]);
    await backend.pool.query('DELETE FROM items WHERE id = $1', [id]);
    const { products } = await backend.get(`items/latest?store_id=${store}&limit=200&offset=1`, HERE);
    expect((products as Json[]).map((product) => product.id)).not.toContain(id);
  });
});
