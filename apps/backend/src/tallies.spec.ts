/** Totals of item lists: tallies count what they hold, and all else is counted in the items (decision 062). */
import { count } from 'drizzle-orm';
import * as t from './db/schema';
import { itemConditions } from './features/items/filters';
import type { ItemFilter } from './features/items/item-filter';
import { countItems } from './features/items/list-pages';
import { isTallied, isTalliedByFacets, isTalliedByPrice, isTalliedByStore } from './features/items/tallies';
import { itemFacets, type ItemFilterChoice } from './features/items/facets';
import { boot } from './testing.spec-helper';

const WHERE = { zoneIds: [1, 2], moduleId: 1 };
/** Each field of a filter, with values that split the demo. A new field does not compile without some. */
const VALUES: { [Field in keyof Required<ItemFilter>]: ItemFilter[Field][] } = {
  zoneIds: [[], [1], [1, 2]],
  moduleId: [1, 2, 3, null],
  storeId: [1, 2],
  categoryId: [1, 12],
  marks: [[], ['vegan'], ['without_milk', 'without_nuts'], ['vegan', 'without_nuts']],
  values: [{ colour: ['blue'] }, { size: ['M', '38'], brand: ['1'] }],
  ids: [[], [1, 2, 3]],
  type: ['all', 'veg', 'non_veg'],
  minPrice: [0, 500, 133, 12_345, 2 ** 31 - 1],
  maxPrice: [0, 500, 901, 12_345],
  minRating: [0, 3, 4, 4.5],
  campaign: [true, false, 'either'],
  discounted: [true, false],
  recommended: [true, false],
  basic: [true, false],
  setMenu: [true, false],
  brandId: [1],
  conditionId: [1],
  hasCondition: [true, false],
  categoryIds: [[], [1, 2]],
  exceptId: [1],
  served: [
    { meal: 'lunch', day: 4, minute: 720 },
    { meal: 'dinner', day: 4, minute: 30 },
  ],
  found: [
    {
      names: { ids: [1, 2, 3], scores: [1, 1, 1] },
      stores: { ids: [], scores: [] },
      of: null,
      pages: { category: [], brand: [], condition: [] },
      measures: [],
      diets: null,
    },
    {
      names: { ids: [], scores: [] },
      stores: { ids: [], scores: [] },
      of: { storeIds: [1], brandIds: [], names: null },
      pages: { category: [], brand: [], condition: [] },
      measures: [],
      diets: null,
    },
  ],
  part: ['direct', 'subcategories'],
};

let world: Awaited<ReturnType<typeof boot>>;
beforeAll(async () => {
  world = await boot();
});
afterAll(() => world.close());

const fields = Object.keys(VALUES) as (keyof ItemFilter)[];
const filters = (over: ItemFilter): ItemFilter[] =>
  fields.flatMap((field) => VALUES[field].map((value) => ({ ...WHERE, ...over, [field]: value })));

it.each<[string, ItemFilter]>([
  ['alone', {}],
  ['within a category', { categoryId: 1 }],
  ['discounted', { discounted: true }],
  ['within prices', { minPrice: 200, maxPrice: 900 }],
  ['within odd prices', { minPrice: 133, maxPrice: 1779, categoryId: 1 }],
  ['discounted within prices', { minPrice: 155, maxPrice: 2000, discounted: true }],
])('a total is the number of items, by every field of a filter: %s', async (_, over) => {
  const { db } = world.shop.database;
  const at = world.shop.clock();
  const totals: [ItemFilter, number][] = [];
  const counted: [ItemFilter, number][] = [];
  for (const filter of filters(over)) {
    totals.push([filter, await countItems(db, at, filter)]);
    const [row] = await db.select({ items: count() }).from(t.items).where(itemConditions(filter, at));
    counted.push([filter, row?.items ?? -1]);
  }
  expect(totals).toEqual(counted);
  expect(new Set(totals.map(([, total]) => total)).size).toBeGreaterThan(8);
});

it('the length of a store’s list is a sum too, without its campaign items', async () => {
  const { db, pool } = world.shop.database;
  const at = world.shop.clock();
  await pool.query('UPDATE items SET campaign_from = now(), campaign_to = now() WHERE store_id = 2 AND id % 4 = 0');
  const { rows: categories } = await pool.query<{ id: number }>('SELECT id FROM categories ORDER BY id LIMIT 20');
  const [told, counted]: number[][] = [[], []];
  for (const storeId of [1, 2, 3, 99_999])
    for (const categoryId of [undefined, ...categories.map(({ id }) => id)]) {
      const filter: ItemFilter = { storeId, categoryId, type: 'all' };
      expect(isTalliedByStore(filter)).toBe(true);
      told?.push(await countItems(db, at, filter));
      const [row] = await db.select({ items: count() }).from(t.items).where(itemConditions(filter, at));
      counted?.push(row?.items ?? -1);
    }
  expect(told).toEqual(counted);
  expect(new Set(told).size).toBeGreaterThan(8);
  expect(isTalliedByStore({ storeId: 1, type: 'veg' })).toBe(false);
  expect(isTalliedByStore({ storeId: 1, moduleId: 1 })).toBe(false);
  expect(isTalliedByStore({ categoryId: 1 })).toBe(false);
});

it('facets that are summed are those that are counted, with flash sales and campaigns', async () => {
  const { db, pool } = world.shop.database;
  const at = world.shop.clock();
  // A running sale suspends the discount of some items, and gives others one.
  await pool.query(
    'UPDATE items SET reduced = true WHERE id IN (SELECT item_id FROM flash_sale_items WHERE id % 2 = 0)',
  );
  await pool.query('UPDATE flash_sale_items SET discount = 0 WHERE id % 2 = 0');
  const lists: ItemFilter[] = [
    WHERE,
    { ...WHERE, discounted: true },
    { ...WHERE, zoneIds: [1], categoryId: 1 },
    { ...WHERE, moduleId: 2, type: 'veg' },
    { ...WHERE, categoryId: 2, discounted: true },
  ];
  const choices: ItemFilterChoice[] = [
    {},
    { discounted: true },
    { campaign: true },
    { marks: ['halal'] },
    { minRating: 4, marks: ['vegan', 'gluten_free'] },
    { categoryIds: [1, 12], discounted: true },
  ];
  const totals: number[] = [];
  for (const list of lists)
    for (const chosen of choices) {
      expect(isTalliedByFacets(list)).toBe(true);
      const summed = await itemFacets(db, at, list, chosen);
      // No item is cheaper than nothing: the same list, counted in the items.
      expect([list, chosen, summed]).toEqual([
        list,
        chosen,
        await itemFacets(db, at, list, { ...chosen, minPrice: 0 }),
      ]);
      totals.push(summed.total);
    }
  expect(new Set(totals).size).toBeGreaterThan(12);
  expect(isTalliedByFacets({ ...WHERE, brandId: 1 })).toBe(false);
  expect(isTalliedByFacets({ ...WHERE, marks: ['without_milk'] })).toBe(false);
});

it('a field that the tallies do not hold is counted in the items, a new one too', () => {
  expect(isTallied(WHERE)).toBe(true);
  expect(isTallied({ ...WHERE, marks: undefined, storeId: undefined, campaign: false })).toBe(true);
  // A field that somebody adds to the filters and to the conditions, but not to the tallies.
  expect(isTallied({ ...WHERE, halal: true } as ItemFilter)).toBe(false);
  expect(isTallied({ ...WHERE, halal: undefined } as ItemFilter)).toBe(true);
  expect(isTallied({ ...WHERE, minPrice: 200 })).toBe(false);
  expect(isTalliedByPrice({ ...WHERE, minPrice: 200, discounted: true })).toBe(true);
  expect(isTalliedByPrice({ ...WHERE, minPrice: 200, minRating: 4 })).toBe(false);
  expect(isTalliedByPrice({ ...WHERE, minPrice: 200, halal: true } as ItemFilter)).toBe(false);
});
