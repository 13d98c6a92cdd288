import { eq, inArray, sql } from 'drizzle-orm';
import type { Item } from '@shop/domain';
import { sortByPrice } from '@shop/domain/results';
import { isSoldOut } from '@shop/domain/stock';
import { toMinor } from '@shop/util';
import * as t from './db/schema';
import { bootBeforeAll, FOOD, HERE, orderBody, type Json } from './testing.spec-helper';
import { renewSpecials } from './demo/renew-specials';

const backend = bootBeforeAll();

const PHARMACY: Json = { ...HERE, moduleid: '3' };
const ECOMMERCE: Json = { ...HERE, moduleid: '4' };
const page = async (path: string, headers: Json = HERE): Promise<Json> => {
  const { status, body } = await backend.get(path, headers);
  expect({ path, status }).toEqual({ path, status: 200 });
  return body;
};

describe('item lists', () => {
  it.each([
    ['items/discounted', HERE, (item: Json) => item.discount > 0 || item.store_discount > 0],
    ['items/recommended?filter=all', HERE, (item: Json) => item.recommended === 1],
    ['items/set-menu', FOOD, (item: Json) => item.price > 10],
    ['items/basic', PHARMACY, (item: Json) => item.price <= 7],
    ['items/set-menu?type=veg', FOOD, (item: Json) => item.veg === 1],
  ])('[CALL-07] %s lists only matching items, and at least one', async (path, headers, holds) => {
    const { products, total_size: total } = await page(path, headers as Json);
    expect(total).toBeGreaterThan(0);
    expect(products.filter((item: Json) => !holds(item))).toEqual([]);
  });

  it.each(['new-arrival', 'most-reviewed'])(
    'items/%s comes with the categories of its items, and no other',
    async (path) => {
      const { products, categories } = await page(`items/${path}?limit=6`);
      const ids = new Set(products.map((item: Json) => Number(item.category_ids[0].id)));
      expect(new Set(categories.map(({ id }: Json) => id))).toEqual(ids);
    },
  );

  it('new arrivals come newest first, the best reviewed by their rating', async () => {
    const dates = (await page('items/new-arrival?limit=30')).products.map((item: Json) => item.created_at);
    expect(dates).toEqual([...dates].sort().reverse());
    const ratings = (await page('items/most-reviewed?limit=30')).products.map((item: Json) => item.avg_rating);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
  });

  it('[CALL-03] [CALL-04] new arrivals need no parameters, and are paged', async () => {
    const bare = await page('items/new-arrival');
    expect(bare.categories.length).toBeGreaterThan(0);
    expect(bare.products[0]).toHaveProperty('category_id');
    const second = await page('items/new-arrival?limit=4&offset=2');
    expect(second.products.map(({ id }: Json) => id)).toEqual(bare.products.slice(4, 8).map(({ id }: Json) => id));
  });

  it('[CALL-05] a category’s items by limit, offset and type', async () => {
    const [category] = (await backend.get('categories', FOOD)).body;
    const { products, total_size: total } = await page(
      `categories/items/${category.id}?limit=3&offset=1&type=veg`,
      FOOD,
    );
    expect(products.length).toBeLessThanOrEqual(3);
    expect(products.every((item: Json) => item.veg === 1)).toBe(true);
    expect(total).toBeLessThan((await page(`categories/items/${category.id}?type=all`, FOOD)).total_size);
  });

  it('[CALL-21] suggested items have names for a search', async () => {
    const { headers } = await backend.customer();
    const { body } = await backend.get('customer/suggested-items', headers);
    expect(body.length).toBeGreaterThan(0);
    expect(body.every(({ name }: Json) => typeof name === 'string' && name !== '')).toBe(true);
  });

  it('pages go by page number, and no item is on two of them', async () => {
    const [first, second] = [await page('items/discounted?limit=5'), await page('items/discounted?limit=5&offset=2')];
    const ids = [...first.products, ...second.products].map(({ id }: Json) => id);
    expect(new Set(ids).size).toBe(10);
  });

  it('[CALL-06] returns recommended items under both keys; cart suggestions are from one store', async () => {
    const store = await backend.storeOf('open-grocery');
    const all = await page('items/recommended?filter=all&limit=3&offset=1');
    expect(all.products).toHaveLength(3);
    expect(all.items).toEqual(all.products);
    const both = await page(`items/recommended?store_id=${store.id}`);
    expect(both.items).toEqual(both.products);
    const { items } = await page(`items/suggested?store_id=${store.id}&recommended=1`);
    expect(new Set(items.map((item: Json) => item.store_id))).toEqual(new Set([store.id]));
    expect((await backend.get('items/suggested')).status).toBe(403);
  });

  it('searches with suggestions beside the page, and returns keywords', async () => {
    const found = await page('items/search?name=milk&limit=100&offset=1');
    expect(found.products.length).toBeGreaterThan(0);
    expect(found.items.length).toBeLessThanOrEqual(10);
    expect(found.stores).toEqual(expect.any(Array));
    const words: string[] = (await backend.get('items/search-suggestion?name=milk')).body;
    expect(new Set(words).size).toBe(words.length);
    expect(words[0]?.toLowerCase()).toContain('milk');
  });
});

describe('conditions and brands', () => {
  it('[CALL-16] lists conditions, and items of one by id or slug', async () => {
    const conditions: Json[] = (await backend.get('common-condition', PHARMACY)).body;
    expect(conditions.map(({ slug }) => slug)).toContain('cold');
    const cold = conditions.find(({ slug }) => slug === 'cold') as Json;
    const bySlug = await page('common-condition/items/cold', PHARMACY);
    const byId = await page(`common-condition/items/${cold.id}`, PHARMACY);
    expect(byId).toEqual(bySlug);
    expect(bySlug.total_size).toBeGreaterThan(0);
    expect((await backend.get('common-condition/items/none', PHARMACY)).status).toBe(404);
    const store = bySlug.products[0].store_id;
    const own = await page(`items/common-conditions?store_id=${store}`, PHARMACY);
    expect(new Set(own.products.map((item: Json) => item.store_id))).toEqual(new Set([store]));
  });

  it('lists brands with item counts, and the items of a brand', async () => {
    const [brand] = (await backend.get('brand', ECOMMERCE)).body as [Json];
    const items = await page(`brand/items/${brand.slug}?limit=100`, ECOMMERCE);
    expect(items.total_size).toBe(brand.items_count);
    expect((await backend.get('brand/items/none', ECOMMERCE)).status).toBe(404);
    expect((await backend.get('brand', HERE)).body).toEqual([]);
  });
});

describe('flash sales', () => {
  const sale = async (headers: Json = HERE) => page('flash-sales?limit=2&offset=1', headers);

  it('[DATA-43] returns the running sale with its products; its items have only the flash discount', async () => {
    const { active_products: products, ...rest } = await sale();
    expect(rest).toMatchObject({ module_id: 1, title: 'Two days of low prices', is_publish: 1 });
    expect(products.length).toBeLessThanOrEqual(15);
    for (const { stock, sold, available_stock: left, item, discount } of products) {
      expect(left).toBe(stock - sold);
      expect(item).toMatchObject({ flash_sale: 1, discount, discount_type: 'percent' });
      expect(item.stock).toBeLessThanOrEqual(left);
    }
    const details = await page(`items/details/${products[0].item.slug}`);
    expect(details).toMatchObject({ flash_sale: 1, discount: products[0].discount });
  });

  it('returns a sale page by page, sold-out items last; an unknown sale is 404', async () => {
    const { id } = await sale();
    const all = await page(`flash-sales/items?flash_sale_id=${id}&limit=100`);
    expect(all.flash_sale).toMatchObject({ id });
    expect(all.products).toHaveLength(all.total_size);
    const left = all.products.map((product: Json) => product.available_stock > 0);
    expect(left).toEqual([...left].sort((a, b) => Number(b) - Number(a)));
    expect((await backend.get('flash-sales/items?flash_sale_id=99999')).status).toBe(404);
    expect((await backend.get('flash-sales', { ...HERE, moduleid: '5' })).body).toEqual({});
  });

  it.each(['1', '2', '3', '4'])('a sale of the demo names nothing twice: module %s', async (moduleid) => {
    const { id } = await sale({ ...HERE, moduleid });
    const { products } = await page(`flash-sales/items?flash_sale_id=${id}&limit=100`, { ...HERE, moduleid });
    const names = products.map(({ item }: Json) => item.name);
    expect(names.length).toBeGreaterThan(5);
    expect(names).toEqual([...new Set(names)]);
  });

  it('an order pays the flash price, takes units of the sale and restores them when cancelled', async () => {
    const { id } = await sale();
    const products = async (): Promise<Json[]> =>
      (await page(`flash-sales/items?flash_sale_id=${id}&limit=100`)).products;
    const fits = await Promise.all(
      (await products()).map(async (product) => {
        const store = await page(`stores/details/${product.item.store_id}`);
        const { item, available_stock: left } = product;
        return left > 3 && item.variations.length === 0 && store.open === 1 && store.minimum_order < item.price;
      }),
    );
    const plain = (await products()).find((_, index) => fits[index]) as Json;
    const guest = await backend.guest();
    expect((await backend.addToCart(plain.item_id, { guest_id: guest, quantity: 2 })).status).toBe(200);
    const body = orderBody(guest, plain.item.store_id, { order_type: 'take_away' });
    const placed = await backend.placeOrder(body);
    expect({ status: placed.status, body: placed.body }).toMatchObject({ status: 200 });
    const query = `order_id=${placed.body.order_id}&guest_id=${guest}`;
    const [row] = (await backend.get(`customer/order/details?${query}`)).body;
    expect(row.discount_on_item).toBeCloseTo(plain.discount_amount);
    const now = async () => (await products()).find((product) => product.id === plain.id) as Json;
    expect((await now()).sold).toBe(plain.sold + 2);
    const cancel = { order_id: placed.body.order_id, reason: 'no', guest_id: guest };
    expect((await backend.send('PUT', 'customer/order/cancel', cancel)).status).toBe(200);
    expect((await now()).sold).toBe(plain.sold);
  });

  it('an item sold out in the sale can not be ordered, although the store has stock', async () => {
    const { id } = await sale();
    const { products } = await page(`flash-sales/items?flash_sale_id=${id}&limit=100`);
    const gone = products.find((product: Json) => product.available_stock === 0);
    expect(gone.item.stock).toBe(0);
    expect((await backend.addToCart(gone.item_id, { guest_id: await backend.guest() })).status).toBe(403);
  });

  it('after the sale its items have no discount; the demo renews it', async () => {
    const later = new Date(backend.shop.clock().getTime() + 3 * 86_400_000);
    const { active_products: products } = await sale();
    const clock = jest.spyOn(backend.shop, 'clock');
    try {
      const { findItem } = await import('./features/items/queries');
      const slug = products[0].item.slug;
      expect((await findItem(backend.shop.db, later, slug))?.flash).toBeNull();
      await renewSpecials(backend.shop.db, later);
      expect((await findItem(backend.shop.db, later, slug))?.flash).toMatchObject({ sold: 0 });
    } finally {
      clock.mockRestore();
    }
  });
});

describe('stores and campaigns', () => {
  it.each([
    ['stores/latest', 'stores/latest?limit=3&offset=1&type=all', 'created_at'],
    ['stores/popular', 'stores/popular?type=all&offset=1&limit=3', 'order_count'],
    ['stores/top-rated', 'stores/top-rated?offset=1&limit=3&type=all', 'avg_rating'],
  ])('[CALL-12] [CALL-13] [CALL-14] %s is a page in its order', async (_, path, by) => {
    const { stores, total_size: total } = await page(path);
    expect(total).toBeGreaterThan(3);
    const values = stores.map((store: Json) => store[by] as string | number);
    expect(values).toEqual([...values].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
  });

  it.each([
    ['stores/recommended', (store: Json) => store.featured === 1],
    ['stores/discounted', (store: Json) => store.discount !== null],
    ['stores/top-offer-near-me', (store: Json) => store.discount !== null],
  ])('%s lists only matching stores', async (path, holds) => {
    const { stores } = await page(path);
    expect(stores.length).toBeGreaterThan(0);
    expect(stores.filter((store: Json) => !holds(store))).toEqual([]);
  });

  it('reviews and popular items of a store belong to it', async () => {
    const store = await backend.storeOf('open-grocery');
    const popular = await page(`stores/popular-items/${store.id}`);
    expect(new Set(popular.products.map((item: Json) => item.store_id))).toEqual(new Set([store.id]));
    const reviews = await page(`stores/reviews?store_id=${store.id}&limit=5`);
    expect(reviews.total_size).toBeGreaterThan(5);
    expect(reviews.reviews[0]).toMatchObject({ item_name: expect.any(String), rating: expect.any(Number) });
  });

  it('[CALL-09] a campaign lists its stores in the zones, and is among the banners', async () => {
    const [campaign] = (await backend.get('campaigns/basic')).body;
    expect(campaign).toMatchObject({ slug: 'market-week', module_id: 1 });
    const details = await page(`campaigns/basic-campaign-details?basic_campaign_id=${campaign.id}`);
    expect(details.stores.length).toBeGreaterThan(2);
    expect((await page('banners')).campaigns).toEqual([campaign]);
    expect((await backend.get('campaigns/basic-campaign-details?basic_campaign_id=9999')).status).toBe(404);
    expect((await backend.get('campaigns/basic', { ...HERE, zoneid: '[99]' })).body).toEqual([]);
  });

  it('banners of a store are a plain list', async () => {
    const store = await backend.storeOf('open-grocery');
    const { body } = await backend.get(`banners/${store.id}`);
    expect(body[0]).toMatchObject({ data: store.id, status: 1 });
    expect((await backend.get('banners/99999')).body).toEqual([]);
  });
});

describe('categories', () => {
  it('finds categories by name in either language, and the popular ones', async () => {
    const [fruit] = (await backend.get('categories/fruit')).body;
    expect(fruit.name.toLowerCase()).toContain('fruit');
    const counts = (await backend.get('categories/popular')).body.map((category: Json) => category.products_count);
    expect(counts).toEqual([...counts].sort((a: number, b: number) => b - a));
  });

  it('lists items and stores of several categories at once', async () => {
    const [one, two] = (await backend.get('categories')).body;
    const ids = encodeURIComponent(JSON.stringify([one.id, two.id]));
    const { products } = await page(`categories/items/list?category_ids=${ids}&limit=100`);
    const roots = new Set(products.map((item: Json) => Number(item.category_ids[0].id)));
    expect(roots).toEqual(new Set([one.id, two.id]));
    expect((await page(`categories/stores/list?category_ids=${ids}`)).total_size).toBeGreaterThan(0);
    expect((await backend.get('categories/items/list?category_ids=x')).status).toBe(403);
    const all: Json[] = (await backend.get(`categories/items/${one.id}/all`)).body;
    expect(all).toHaveLength((await page(`categories/items/${one.id}`)).total_size);
  });

  it('returns the items of the featured categories', async () => {
    const { items, categories } = await page('categories/featured/items');
    expect(items.length).toBe(10);
    expect(categories.every((category: Json) => category.featured === 1)).toBe(true);
  });
});

it('stores ordered from are offered again, with what was bought', async () => {
  const { headers } = await backend.customer();
  expect((await backend.get('customer/visit-again', headers)).body).toEqual([]);
  const bananas = await backend.bananas();
  await backend.addToCart(bananas.id, {}, headers);
  const body = orderBody(null, bananas.store_id);
  expect((await backend.placeOrder(body, headers)).status).toBe(200);
  const [store] = (await backend.get('customer/visit-again', headers)).body;
  expect(store).toMatchObject({ id: bananas.store_id, items: [{ id: bananas.id }] });
  expect((await backend.get('customer/visit-again')).status).toBe(401);
});

describe('what a search finds', () => {
  const names = async (path: string, headers: Json = HERE): Promise<string[]> =>
    ((await page(path, headers)).products as Json[]).map(({ name }) => name);
  const searched = (text: string) => `items/search?limit=100&offset=1&name=${encodeURIComponent(text)}`;
  const holds = (text: string) => (name: string) =>
    text
      .toLowerCase()
      .split(' ')
      .filter((word) => name.toLowerCase().includes(word)).length;

  const isEmpty = ({ stock, flash_sale: flash }: Json) => stock === 0 && !flash;
  it.each(['green apples', 'apples green', 'green'])(
    '“%s”: names that say all of it, first what can be bought',
    async (text) => {
      const { products } = (await page(searched(text))) as { products: Json[] };
      expect(products.length).toBeGreaterThan(0);
      // Not what a store whose name has a word of it sells: stores have a tab (decision 108).
      for (const { name } of products) expect([name, holds(text)(name)]).toEqual([name, text.split(' ').length]);
      expect(products).toEqual([...products.filter((item) => !isEmpty(item)), ...products.filter(isEmpty)]);
    },
  );

  it('names match in either language, whatever the caller’s language', async () => {
    const { db } = backend.shop;
    const [apples] = await db
      .select()
      .from(t.items)
      .where(sql`${t.items.name}->>'en' = 'Green Apples'`)
      .limit(1);
    const [first] = (await page(searched(`${apples?.name.ar}`))).products;
    expect(first.name).toBe('Green Apples');
  });

  it('a search of spaces is one without text, and refused by its field', async () => {
    for (const blank of ['', '%20%20', '%E2%80%8E'])
      expect(await backend.get(`items/search?limit=20&offset=1&name=${blank}`)).toMatchObject({
        status: 403,
        body: { errors: [{ code: 'name' }] },
      });
  });

  it('within a store, the store’s name does not match', async () => {
    const { id } = await page('stores/details/green-corner');
    const found = await names(`${searched('green')}&store_id=${id}`);
    expect(found.filter((name) => !/green/i.test(name))).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
  });

  it('suggests names with all words, in any order', async () => {
    const { items } = await page('items/item-or-store-search?name=apples%20green');
    const matches = (items as Json[]).map(({ name }) => holds('apples green')(name));
    expect(new Set(matches)).toEqual(new Set([2]));
  });
});

describe('a store sorted by price', () => {
  const OWN_DISCOUNTS: Record<number, { discount: number; discountType?: 'amount' }> = {
    1: { discount: 55 },
    2: { discount: 130, discountType: 'amount' },
  };

  /** @param isSoldOut sold out in all its variations */
  async function mixVariations(itemId: number, index: number, isSoldOut: boolean): Promise<void> {
    const { db } = backend.shop;
    const [first] = await db
      .select()
      .from(t.itemVariations)
      .where(eq(t.itemVariations.itemId, itemId))
      .orderBy(t.itemVariations.position)
      .limit(1);
    if (first && index % 2 === 0)
      await db
        .update(t.itemVariations)
        .set({ price: first.price * 3, stock: index % 4 === 0 ? 0 : 5 })
        .where(eq(t.itemVariations.id, first.id));
    if (first && isSoldOut)
      await db.update(t.itemVariations).set({ stock: 0 }).where(eq(t.itemVariations.itemId, itemId));
  }

  /** Combines every way to a price: sales, discounts of the store and of the item, sold-out variations. */
  async function mixPrices(storeIds: number[]): Promise<void> {
    const { db } = backend.shop;
    const [sale] = await db.select().from(t.flashSales).where(eq(t.flashSales.published, true)).limit(1);
    await db.update(t.stores).set({ discountPercent: 0 }).where(inArray(t.stores.id, storeIds));
    await db
      .update(t.stores)
      .set({ discountPercent: 35 })
      .where(eq(t.stores.id, storeIds[0] as number));
    const items = await db.select().from(t.items).where(inArray(t.items.storeId, storeIds)).orderBy(t.items.id);
    for (const [index, item] of items.entries()) {
      const kind = index % 5;
      // Every seventh item is sold out, by its own stock or in all its variations.
      const isSoldOut = index % 7 === 0;
      const change = { ...OWN_DISCOUNTS[kind], ...(isSoldOut ? { stock: 0 } : {}) };
      if (Object.keys(change).length > 0) await db.update(t.items).set(change).where(eq(t.items.id, item.id));
      if (kind === 3)
        await db
          .insert(t.flashSaleItems)
          .values({
            saleId: sale?.id ?? 0,
            itemId: item.id,
            discount: 80,
            discountType: 'percent',
            stock: 9,
            // The sale may be sold out while the store has stock.
            sold: index % 2 === 0 ? 9 : 0,
          })
          .onConflictDoNothing();
      await mixVariations(item.id, index, isSoldOut);
    }
  }

  const ruled = (wire: Json): Item =>
    ({
      id: String(wire.id),
      stock: wire.stock,
      price: toMinor(Number(wire.price), 2),
      variations: wire.variations.map(({ type, price, stock }: Json) => ({ type, price: toMinor(price, 2), stock })),
      groups: [],
      addOns: [],
      discount:
        wire.discount_type === 'percent'
          ? { kind: 'percent', percent: wire.discount }
          : { kind: 'amount', amount: toMinor(wire.discount, 2) },
      storeDiscount: wire.store_discount,
      isFlashSale: wire.flash_sale === 1,
    }) as unknown as Item;

  it.each([
    ['a store with offers', HERE, 'items/latest?store_id='],
    ['a shop with variations', ECOMMERCE, 'items/latest?store_id='],
    ['a search in a store', HERE, 'items/search?name=a&store_id='],
  ])('[STORE-07] [STORE-08] %s pages follow the client’s price order', async (_name, headers, path) => {
    const { stores } = await page('stores/get-stores/all?limit=4', headers);
    await mixPrices((stores as Json[]).map(({ id }) => id));
    let soldOut = 0;
    for (const { id } of stores as Json[]) {
      const all = (await page(`${path}${id}&limit=200&offset=1`, headers)).products;
      expect(all.length).toBeGreaterThan(0);
      for (const sort of ['high2Low', 'low2High'] as const) {
        const found: Json[] = [];
        for (let offset = 1; found.length < all.length; offset += 1) {
          const { products } = await page(`${path}${id}&sort_by=${sort}&limit=9&offset=${offset}`, headers);
          expect(products.length).toBeGreaterThan(0);
          found.push(...products);
        }
        const shown = found.map(ruled);
        soldOut += shown.filter((item) => isSoldOut(item, true)).length;
        expect(sortByPrice(shown, sort, true).map((item) => item.id)).toEqual(shown.map((item) => item.id));
        expect(new Set(found.map((item) => item.id))).toEqual(new Set(all.map((item: Json) => item.id)));
      }
    }
    expect(soldOut).toBeGreaterThan(0);
  });
});
