/** Lists of goods by brand, colour and size, with counts (PLUS-67, decision 100). */
import { ITEM_VALUE_FILTERS, ITEM_VALUE_RULES, type ItemValueFilter } from '@shop/domain/item-values';
import { coloursOf, sizesOf, type ReadChoice } from '@shop/domain/option-words';
import { eq, sql } from 'drizzle-orm';
import * as t from './db/schema';
import { readOptions } from './features/items/read-options';
import { bootBeforeAll, HERE, type Json } from './testing.spec-helper';

const backend = bootBeforeAll({ CLOCK_STILL: '1' });
const SHOPPING: Json = { ...HERE, moduleid: '4' };
const ALL = 'items/search?name=fashion&limit=100';

const read = async (path: string, headers = SHOPPING): Promise<Json> => {
  const { status, body } = await backend.get(path, headers);
  expect({ path, status }).toEqual({ path, status: 200 });
  return body;
};
/** All items of a list. */
async function itemsOf(path: string): Promise<Json[]> {
  const items: Json[] = [];
  for (let offset = 1; ; offset += 1) {
    const { products, total_size: total } = await read(`${path}&offset=${offset}`);
    items.push(...products);
    if (products.length === 0 || items.length >= total) return items;
  }
}
const valuesAt = async (path: string, headers = SHOPPING): Promise<Record<ItemValueFilter, Json[]>> =>
  (await read(`${path}&facets=1&values=1`, headers)).facets.values;
const chosen = (values: Partial<Record<ItemValueFilter, readonly string[]>>) =>
  ITEM_VALUE_FILTERS.flatMap((filter) =>
    values[filter]
      ? [`&${ITEM_VALUE_RULES[filter].parameter}=${encodeURIComponent(JSON.stringify(values[filter]))}`]
      : [],
  ).join('');

const choicesOf = (item: Json): ReadChoice[] =>
  item.choice_options.map(({ title, options, swatches = [] }: Json) => ({
    titles: [title],
    options: options.map((option: string) => ({
      names: [option],
      colour: swatches.find((swatch: Json) => swatch.option === option)?.colour ?? null,
    })),
  }));

/** The values of each item by the domain's rules, brands by the database. */
async function known(): Promise<{ id: number; values: Record<ItemValueFilter, string[]> }[]> {
  const brands = new Map(
    (await backend.shop.db.select({ id: t.items.id, brandId: t.items.brandId }).from(t.items)).map((row) => [
      row.id,
      row.brandId,
    ]),
  );
  return (await itemsOf(ALL)).map((item) => ({
    id: item.id,
    values: {
      brand: brands.get(item.id) ? [String(brands.get(item.id))] : [],
      colour: coloursOf(choicesOf(item)),
      size: sizesOf(choicesOf(item)),
    },
  }));
}
const has = (item: { values: Record<ItemValueFilter, string[]> }, filter: ItemValueFilter, any?: readonly string[]) =>
  !any || any.some((value) => item.values[filter].includes(value));

const counted = (values: Json[]) =>
  Object.fromEntries(values.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]));
const tally = (all: string[]) =>
  all.reduce<Record<string, number>>((sums, value) => ({ ...sums, [value]: (sums[value] ?? 0) + 1 }), {});

describe('goods by brand, colour and size', () => {
  it.each<Partial<Record<ItemValueFilter, string[]>>>([
    {},
    { colour: ['blue'] },
    { colour: ['blue', 'red'] },
    { size: ['M', '38'] },
    { colour: ['black'], size: ['39'] },
    { brand: ['1'] },
    { brand: ['1', '2'], colour: ['black', 'beige'], size: ['S', 'XL', '40'] },
  ])('[PLUS-67] %j leaves what has one of each, and counts what each value would leave', async (choice) => {
    const items = await known();
    expect(items.length).toBeGreaterThan(50);
    const expected = items.filter((item) => ITEM_VALUE_FILTERS.every((one) => has(item, one, choice[one])));
    expect(expected.length).toBeGreaterThan(0);
    const path = `${ALL}${chosen(choice)}`;
    expect((await itemsOf(path)).map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
    const { total_size: total, filtered, facets } = await read(`${path}&facets=1&values=1`);
    expect([total, facets.total, filtered]).toEqual([expected.length, expected.length, true]);
    for (const filter of ITEM_VALUE_FILTERS) {
      const others = ITEM_VALUE_FILTERS.filter((one) => one !== filter);
      const left = items.filter((item) => others.every((one) => has(item, one, choice[one])));
      expect([filter, counted(facets.values[filter])]).toEqual([
        filter,
        tally(left.flatMap((item) => item.values[filter])),
      ]);
      for (const value of choice[filter] ?? [])
        expect(facets.values[filter].map((one: Json) => one.value)).toContain(value);
    }
  });

  it('[PLUS-67] the other filters and the price count too, and a chosen value without items stays with 0', async () => {
    const whole = await valuesAt(ALL);
    const cheap = await valuesAt(`${ALL}&max_price=30`);
    const sum = (values: Json[]) => values.reduce((all, { count }) => all + count, 0);
    expect(sum(cheap.colour)).toBeLessThan(sum(whole.colour));
    expect(sum(cheap.colour)).toBeGreaterThan(0);
    const none = await valuesAt(`${ALL}&max_price=0.01${chosen({ size: ['5XL'], brand: ['1'] })}`);
    expect(none.size).toEqual([{ value: '5XL', count: 0 }]);
    expect(none.brand).toEqual([{ value: '1', name: expect.any(String), count: 0 }]);
    expect(none.colour).toEqual([]);
  });

  it('[PLUS-67] brands have names in the language of the call, most items first; a brand that is not there is none', async () => {
    const { brand } = await valuesAt(ALL);
    expect(brand.length).toBeGreaterThan(2);
    expect(brand.map(({ count }) => count)).toEqual(brand.map(({ count }) => count).sort((one, other) => other - one));
    const names = new Map((await read('brand')).map(({ id, name }: Json) => [String(id), name]));
    for (const { value, name } of brand) expect(name).toBe(names.get(value));
    const gone = await read(`${ALL}${chosen({ brand: ['2147483647'] })}&facets=1&values=1`);
    expect([gone.total_size, gone.facets.values.brand.map(({ value }: Json) => value)]).toEqual([
      0,
      expect.not.arrayContaining(['2147483647']),
    ]);
  });

  it('[PLUS-67] lists of categories, special offers and brands have them, and other modules have none', async () => {
    const [category] = (await read('categories')) as unknown as [Json];
    for (const path of [
      `categories/items/${category.id}?limit=5`,
      `categories/items/list?category_ids=[${category.id}]&limit=5`,
      'items/discounted?limit=5',
      'brand/items/1?limit=5',
    ]) {
      const values = await valuesAt(path);
      const [first] = values.colour;
      const { products, total_size: total } = await read(`${path}${chosen({ colour: [first?.value] })}`);
      expect({ path, total }).toEqual({ path, total: first?.count });
      for (const item of products) expect(coloursOf(choicesOf(item))).toContain(first?.value);
    }
    expect((await valuesAt('brand/items/1?limit=5')).brand.map(({ value }) => value)).toEqual(['1']);
    expect(await valuesAt('items/search?name=fruit', HERE)).toEqual({ brand: [], colour: [], size: [] });
    expect((await read(`${ALL}&facets=1`)).facets).not.toHaveProperty('values');
  });

  it.each([
    ['an unknown colour', 'colours=["navy"]'],
    ['no size', 'sizes=["huge"]'],
    ['no list', 'colours=red'],
    ['no brand', 'brand_ids=["x"]'],
    ['more than twenty', `brand_ids=${JSON.stringify(Array.from({ length: 21 }, (_, index) => index + 1))}`],
    ['SQL', `sizes=["M');DROP TABLE items;--"]`],
    ['a long text', `colours=${JSON.stringify(['red'.repeat(200)])}`],
  ])('[PLUS-67] refuses %s as it refuses an unknown filter', async (_, query) => {
    const { status, body } = await backend.get(`${ALL}&${encodeURI(query)}`, SHOPPING);
    expect(status).toBe(403);
    expect(body.errors[0].message).toEqual(expect.any(String));
  });
});

describe('choices that are not read yet', () => {
  const rowOf = async (id: number) =>
    (await backend.shop.db.select().from(t.items).where(eq(t.items.id, id)))[0] as typeof t.items.$inferSelect;
  const choice = (title: string, ...options: string[]) => ({
    title: { en: title, ar: title },
    options: options.map((one) => ({ en: one, ar: one })),
  });

  it('[PLUS-67] are nothing until they are read, and are read again when they change', async () => {
    const { db } = backend.shop;
    const [item] = await db
      .select()
      .from(t.items)
      .where(sql`${t.items.colours} <> '{}' AND ${t.items.moduleId} = 4`);
    const id = item?.id ?? 0;
    await db.update(t.items).set({ choices: [choice('Colour', 'Lilac'), choice('Size', '4xl', '16')] }).where(eq(t.items.id, id)); // prettier-ignore
    expect(await rowOf(id)).toMatchObject({ colours: null, sizes: null });
    expect((await read(`items/search?name=fashion${chosen({ colour: ['purple'] })}`)).total_size).toBe(0);
    await readOptions(db);
    expect(await rowOf(id)).toMatchObject({ colours: ['purple'], sizes: ['4XL', '16'] });
    // Other changes forget nothing.
    await db
      .update(t.items)
      .set({ price: 700, choices: (await rowOf(id)).choices })
      .where(eq(t.items.id, id));
    expect(await rowOf(id)).toMatchObject({ colours: ['purple'], sizes: ['4XL', '16'] });
  });

  it('are read in batches, none twice, and an item without choices is left as it is', async () => {
    const { db } = backend.shop;
    const before = await db.select({ id: t.items.id, colours: t.items.colours, sizes: t.items.sizes, choices: t.items.choices }).from(t.items).orderBy(t.items.id); // prettier-ignore
    await db.update(t.items).set({ colours: null, sizes: null });
    await readOptions(db);
    const after = await db.select({ id: t.items.id, colours: t.items.colours, sizes: t.items.sizes, choices: t.items.choices }).from(t.items).orderBy(t.items.id); // prettier-ignore
    expect(after).toEqual(before);
    expect(after.filter(({ choices, colours }) => (colours === null) !== (choices.length === 0))).toEqual([]);
    const written = await db.execute(sql`SELECT max(xmin::text::bigint) AS last FROM items`);
    await readOptions(db);
    expect((await db.execute(sql`SELECT max(xmin::text::bigint) AS last FROM items`)).rows).toEqual(written.rows);
  });
});
