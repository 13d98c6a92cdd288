/** What a search finds: in lists, suggestions, stores, categories and within a store (decision 108). */
import { eq, sql } from 'drizzle-orm';
import * as t from './db/schema';
import { readEntries, refreshEntries } from './features/search/read-entries';
import { bootBeforeAll, FOOD, HERE, type Json } from './testing.spec-helper';

const backend = bootBeforeAll();
const PHARMACY: Json = { ...HERE, moduleid: '3' };
const SHOP: Json = { ...HERE, moduleid: '4' };

const query = (name: string, more: Json = {}) => new URLSearchParams({ name, limit: '40', offset: '1', ...more });
const read = async (path: string, headers: Json = HERE): Promise<Json> => {
  const { status, body } = await backend.get(path, headers);
  expect({ path, status }).toEqual({ path, status: 200 });
  return body as Json;
};
const search = (text: string, headers: Json = HERE, more: Json = {}) =>
  read(`items/search?${query(text, more)}`, headers);
const names = async (text: string, headers: Json = HERE, more: Json = {}): Promise<string[]> => [
  ...new Set(((await search(text, headers, more)).products as Json[]).map(({ name }) => String(name))),
];

describe('a search finds what is meant', () => {
  it.each([
    ['ارز', 'Basmati Rice'],
    ['أرز', 'Basmati Rice'],
    ['قهوه', 'House Blend Coffee'],
    ['حَلِيب', 'Whole Milk'],
    ['حلیب', 'Whole Milk'],
    ['\u202bحليب\u202c\u200f', 'Whole Milk'],
    ['tomatos', 'Vine Tomatoes'],
    ['chedar', 'Mature Cheddar'],
    ['orange juice fresh', 'Pressed Orange Juice'],
    ['juice orange', 'Pressed Orange Juice'],
    ['eggplant', 'Aubergine'],
    ['soft drink', 'Cola, Six Cans'],
    ['cola 1l', 'Cola, Six Cans'],
    ['ＭＩＬＫ', 'Whole Milk'],
    ['pgdf', 'Whole Milk'],
    ['ةهمن', 'Whole Milk'],
  ])('%s: %s first', async (text, name) => {
    expect((await names(text))[0]).toBe(name);
  });

  it.each([
    ['كيبورد', 'Quiet Keyboard', SHOP],
    ['هيدفون', 'Wireless Headphones', SHOP],
    ['panadol', 'Paracetamol 500 mg', PHARMACY],
    ['برجر', 'Classic Smash', FOOD],
    ['choclate', 'Dark Chocolate 70 %', HERE],
  ])('%s: %s among others', async (text, name, headers) => {
    expect(await names(text, headers)).toContain(name);
  });

  it.each([
    // Of a kind that nobody sells, the kind.
    ['sparkling water', 'Spring Water, Six', HERE],
    ['مياه معدنية', 'Spring Water, Six', HERE],
    ['canned tomatoes', 'Peeled Plum Tomatoes', HERE],
    ['nescafe', 'House Blend Coffee', HERE],
    ['fish fillet', 'Whole Sea Bass', HERE],
    ['cherry tomatoes', 'Vine Tomatoes', HERE],
    ['double A batteries', 'AA Batteries, Eight', HERE],
    ['falafel sandwich', 'Falafel Wrap', FOOD],
    ['chicken curry', 'Butter Chicken', FOOD],
    ['waterproof jacket', 'Rain Coat', SHOP],
    ['house plant', 'Potted Monstera', SHOP],
    ['school bag', 'City Backpack', SHOP],
    ['unsweetened', 'Oat Drink, Unsweetened', HERE],
    ['sugar free', 'Oat Drink, Unsweetened', HERE],
    ['noodels', 'Pad Thai', FOOD],
    ['smartwatch', 'Fitness Watch', SHOP],
    ['spf50', 'Sunscreen SPF 50', PHARMACY],
    ['bandaid', 'Waterproof Plasters', PHARMACY],
    ['صداع', 'Paracetamol 500 mg', PHARMACY],
    // By what works in it.
    ['ascorbic acid', 'Vitamin C 1000', PHARMACY],
  ])('%s: %s among the first', async (text, name, headers) => {
    expect((await names(text, headers)).slice(0, 3)).toContain(name);
  });

  it.each([
    ['vegan', 'vegan'],
    ['نباتي صرف', 'vegan'],
    ['gluten free', 'gluten_free'],
    ['gluten-free salad', 'gluten_free'],
    ['خالي من الغلوتين', 'gluten_free'],
    ['halal', 'halal'],
    ['برجر حلال', 'halal'],
    ['vegetarian pizza', 'veg'],
    ['بيتزا نباتية', 'veg'],
  ])('%s: dishes that are it alone', async (text, flag) => {
    const { products, total_size: total } = await search(text, FOOD, { limit: '100', facets: '1' });
    expect(total).toBeGreaterThan(0);
    const wrong = (products as Json[])
      .filter((product) => !(flag === 'veg' ? product.veg === 1 : product.diets?.includes(flag)))
      .map(({ name }) => name);
    expect(wrong).toEqual([]);
    expect((await search(text, FOOD, { facets: '1' })).facets.total).toBe(total);
  });

  it('what a dish does not contain is found when all of its allergens are known', async () => {
    for (const text of ['dairy free', 'lactose free', 'بدون حليب']) {
      const { products } = await search(text, FOOD);
      expect([text, products.length > 0]).toEqual([text, true]);
      for (const { allergens } of products as Json[]) expect(allergens).not.toContain('milk');
    }
  });

  it('organic goods first, and alone when nothing else is said', async () => {
    for (const text of ['organic', 'عضوي']) {
      const { products } = await search(text);
      expect((products as Json[]).length).toBeGreaterThan(0);
      expect((products as Json[]).every(({ organic }) => organic === 1)).toBe(true);
    }
    expect((await names('organic apples'))[0]).toBe('Red Apples');
  });

  it('an amount puts first what holds it, and leaves out nothing', async () => {
    const [plain, litre, millilitres] = [await search('milk'), await search('milk 1 l'), await search('milk ١٠٠٠ ml')];
    expect(litre.total_size).toBe(plain.total_size);
    expect(millilitres).toEqual(litre);
    expect((litre.products as Json[]).length).toBeGreaterThan(0);
  });

  it('nothing for what is not sold, and for signs and spaces', async () => {
    for (const text of [
      'lawn mower',
      'constructor',
      'xqzwvk',
      'bicycle',
      '😀',
      '"',
      '%',
      '_',
      "'; DROP TABLE items; --",
    ])
      expect(await search(text)).toMatchObject({ total_size: 0, products: [], items: [], stores: [] });
  });

  it('a page and its facets count the same, and pages neither repeat nor lose items', async () => {
    const whole = (await search('juice', HERE, { limit: '100' })) as { total_size: number; products: Json[] };
    expect((await search('juice', HERE, { facets: '1' })).facets.total).toBe(whole.total_size);
    const ids = whole.products.map(({ id }) => Number(id));
    const paged: number[] = [];
    for (let offset = 1; paged.length < ids.length; offset += 1) {
      const { products } = await search('juice', HERE, { limit: '7', offset: String(offset) });
      expect(products.length).toBeGreaterThan(0);
      paged.push(...(products as Json[]).map(({ id }) => Number(id)));
    }
    expect(paged).toEqual(ids);
  });
});

describe('one matcher', () => {
  it.each(['ارز', 'tomatos', 'eggplant', 'rice basmati'])('suggests for “%s” what the list has first', async (text) => {
    const { items } = await read(`items/item-or-store-search?name=${encodeURIComponent(text)}`);
    expect(items[0].name).toBe((await names(text))[0]);
    const words = (await backend.get(`items/search-suggestion?name=${encodeURIComponent(text)}`)).body as string[];
    expect(words[0]).toBe(items[0].name);
  });

  it('searches within a store, by the names of its items alone', async () => {
    const { id } = await read('stores/details/green-corner');
    const { products } = await search('tomatos', HERE, { store_id: String(id) });
    expect(new Set((products as Json[]).map(({ store_id: store }) => store))).toEqual(new Set([id]));
    expect(products[0].name).toBe('Vine Tomatoes');
    expect(await names('corner', HERE, { store_id: String(id) })).toEqual([]);
  });

  it.each([
    ['green corner', 'green-corner', HERE],
    ['grean cornar', 'green-corner', HERE],
    ['الركن الاخضر', 'green-corner', HERE],
    ['harbor market', 'harbour-market', HERE],
    ['صيدليه الليل', 'night-pharmacy', PHARMACY],
  ])('finds the store “%s”', async (text, slug, headers) => {
    const { stores } = await read(`stores/search?${query(text)}`, headers);
    expect(stores[0].slug).toBe(slug);
    const suggested = await read(`items/item-or-store-search?name=${encodeURIComponent(text)}`, headers);
    expect(suggested.stores[0].slug).toBe(slug);
  });

  it('finds restaurants by their kitchen', async () => {
    const { stores } = await read(`stores/search?${query('pizza')}`, FOOD);
    expect((stores as Json[]).map(({ slug }) => slug)).toContain('forno-almera');
  });

  it('finds categories', async () => {
    for (const [text, slug] of [
      ['fruits', 'fruit'],
      ['فواكة', 'fruit'],
      ['vegetabels', 'vegetables'],
    ] as const)
      // prettier-ignore
      expect(((await backend.get(`categories/${encodeURIComponent(text)}`)).body as Json[])[0]?.slug).toBe(slug);
  });

  it.each([
    ['vegetabels', 'categories', 'vegetables', HERE],
    ['خضراوت', 'categories', 'vegetables', HERE],
    ['فواكة', 'categories', 'fruit', HERE],
    ['t,h;i', 'categories', 'fruit', HERE],
    ['k,v]k', 'brands', 'norden', SHOP],
    ['نوردين', 'brands', 'norden', SHOP],
    ['nordan', 'brands', 'norden', SHOP],
    ['fevr', 'conditions', 'pain', PHARMACY],
    ['زكام', 'conditions', 'cold', PHARMACY],
  ])('suggests for “%s” among %s: %s', async (text, kind, slug, headers) => {
    const suggested = await read(`items/item-or-store-search?name=${encodeURIComponent(text)}`, headers);
    expect(suggested[kind][0]?.slug).toBe(slug);
  });

  it('suggests no page of another module, and none by chance', async () => {
    for (const text of ['norden', 'xqzwvk', 'lawn mower']) {
      const { categories, brands, conditions } = await read(`items/item-or-store-search?name=${text}`);
      expect([text, categories, brands, conditions]).toEqual([text, [], [], []]);
    }
  });

  it('finds items of a brand, and of a store beside the word of an item', async () => {
    const brand = (await search('نوردن', SHOP)).products as Json[];
    expect(brand.length).toBeGreaterThan(0);
    expect((await search('norden', SHOP)).products).toEqual(brand);
    const { products } = await search('milk green corner');
    expect(products.length).toBeGreaterThan(0);
    for (const { store_name: store, name } of products as Json[])
      expect([String(store), /milk|drink|laban/i.test(String(name))]).toEqual([
        expect.stringContaining('Green Corner'),
        true,
      ]);
  });

  it('finds medicines by what they are for', async () => {
    expect(await names('fever', PHARMACY)).toContain('Paracetamol 500 mg');
  });
});

describe('names that change', () => {
  const rename = (from: string, name: t.Localized) =>
    backend.shop.db
      .update(t.items)
      .set({ name, searchText: `${name.en} ${name.ar}`.toLowerCase() })
      .where(sql`${t.items.name}->>'en' = ${from} AND ${t.items.moduleId} = 1`);

  it('are found by the next search', async () => {
    expect((await search('zucchetti')).total_size).toBe(0);
    await rename('Root Ginger', { en: 'Zucchetti Ginger', ar: 'زنجبيل الزوكيتي' });
    expect(await names('zuccheti')).toEqual(['Zucchetti Ginger']);
    await backend.shop.db.update(t.stores).set({ name: { en: 'Quay Larder', ar: 'مخزن الرصيف' } }).where(eq(t.stores.slug, 'spice-house')); // prettier-ignore
    expect((await read(`stores/search?${query('quay lardr')}`)).stores[0].slug).toBe('spice-house');
    expect((await read(`stores/search?${query('spice house')}`)).stores).toEqual([]);
  });

  it('a category that is renamed is found by its new name, and words that no name has are forgotten', async () => {
    const { db } = backend.shop;
    await db.update(t.categories).set({ name: { en: 'Orchard goods', ar: 'من البستان' } }).where(eq(t.categories.slug, 'everyday-fruit')); // prettier-ignore
    expect(await names('orchard')).toContain('Bananas');
    expect((await read('items/item-or-store-search?name=orchad')).categories[0].name).toBe('Orchard goods');
    const knows = async (term: string) =>
      (await db.execute(sql`SELECT 1 FROM search_terms WHERE term = ${term}`)).rows.length > 0;
    await rename('Zucchetti Ginger', { en: 'Root Ginger', ar: 'زنجبيل طازج' });
    await db.execute(sql`DELETE FROM item_names WHERE name->>'en' = 'Zucchetti Ginger'`);
    for (let hour = 0; hour < 24; hour += 1) {
      await refreshEntries(db, hour);
      await readEntries(db);
    }
    expect([await knows('zucchetti'), await knows('banana'), await knows('bananas')]).toEqual([false, false, true]);
    expect((await names('bananna'))[0]).toBe('Bananas');
  });
});

describe('a search finds nothing by chance', () => {
  it.each([
    // The keys of these letters on the other keyboard are signs.
    ['صدور دجاج', HERE],
    ['نسدول', FOOD],
    // A store's name is not nearly this.
    ['charger', SHOP],
    ['jacket', SHOP],
    ['usb c cable', SHOP],
    // Two words as one are not any of them.
    ['eye drops', PHARMACY],
    ['face mask', PHARMACY],
  ])('“%s”', async (text, headers) => {
    expect(await names(text, headers)).toEqual([]);
  });

  it.each([
    ['صابون', 'Dish Soap, Lemon', HERE],
    ['نودلز', 'Pad Thai', FOOD],
    ['ضماد', 'Elastic Bandage', PHARMACY],
    ['حذاء رياضي', 'Light Runners', SHOP],
  ])('“%s” finds %s', async (text, wanted, headers) => {
    expect((await names(text, headers)).slice(0, 2)).toContain(wanted);
  });
});

describe('when nothing is found', () => {
  const help = (text: string, headers: Json = HERE) => read(`search/help?name=${encodeURIComponent(text)}`, headers);

  it.each([
    ['tommattoess', 'Tomatoes'],
    ['xqz basmati wvk', 'Basmati'],
    ['برتقالللل', 'برتقال'],
    // What the catalogue has of several words, and of those what they are about.
    ['brown eggs', 'Eggs'],
    ['chicken breast', 'Chicken'],
    ['صدور دجاج', 'دجاج'],
    ['gluten free', null],
  ])('“%s”: did you mean “%s”', async (text, meant) => {
    expect((await help(text)).did_you_mean).toBe(meant);
    if (meant) expect((await search(meant)).total_size).toBeGreaterThan(0);
  });

  it('[PLUS-41] how many items other modules have', async () => {
    const { modules } = await help('shawarma');
    expect(modules).toEqual([{ id: 2, total: (await search('shawarma', FOOD)).total_size }]);
    expect(await help('xqzwvk')).toEqual({ did_you_mean: null, modules: [] });
  });
});
