/** Aisles of the grocery home, and amounts of items (PLUS-64, decision 086). */
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import * as t from './db/schema';
import { bootBeforeAll, HERE, type Json } from './testing.spec-helper';

const backend = bootBeforeAll({ CLOCK_STILL: '1' });

const aisles = async (query = '', headers: Json = HERE): Promise<Json> => {
  const { status, body } = await backend.get(`categories/aisles${query}`, headers);
  expect(status).toBe(200);
  return body;
};
/** The best seller of each name, as several stores sell it. */
const bestOfNames = (list: Json[], limit: number): number[] =>
  idsOf(list.filter(({ name }, index) => list.findIndex((other) => other.name === name) === index)).slice(0, limit);
const idsOf = (list: Json[]): number[] => list.map(({ id }) => id);
const PARCEL: Json = { ...HERE, moduleid: '5' };

describe('aisles', () => {
  it('[PLUS-64] are the main categories in their order, each with the length of its page and the best of each name on it', async () => {
    const { aisles: found, products, total_size: total } = await aisles('?limit=10&items=6');
    const roots = (await backend.get('categories')).body.filter((category: Json) => category.products_count > 0);
    expect(idsOf(found)).toEqual(idsOf(roots).slice(0, 10));
    expect(total).toBe(roots.length);
    expect(found.length).toBeGreaterThan(4);
    for (const { id, name, slug, products_count: count, product_ids: ids } of found) {
      const page = (await backend.get(`categories/items/${slug}?limit=36`)).body;
      expect({ id, count, ids }).toEqual({ id, count: page.total_size, ids: bestOfNames(page.products, 6) });
      expect(
        products.filter((item: Json) => ids.includes(item.id)).map((item: Json) => item.category_ids[0].name),
      ).toEqual(ids.map(() => name));
    }
  });

  it('[PLUS-64] come by page, no aisle twice, and none after the last', async () => {
    const all = idsOf((await aisles('?limit=10')).aisles);
    const pages = [await aisles('?limit=2'), await aisles('?limit=2&offset=2')];
    expect(pages.flatMap((page) => idsOf(page.aisles))).toEqual(all.slice(0, 4));
    expect(pages[0]?.aisles.map(({ product_ids: ids }: Json) => ids.length)).toEqual([8, 8]);
    const beyond = await aisles('?limit=2&offset=900');
    expect(beyond).toMatchObject({ aisles: [], products: [], total_size: pages[0]?.total_size });
  });

  it('[PLUS-64] list what is sold out last, by stock and by a flash sale', async () => {
    const { db } = backend.shop;
    const [first] = (await aisles('?limit=1&items=4')).aisles;
    const [best, second] = first.product_ids as [number, number];
    const [sale] = await db.select().from(t.flashSales).where(eq(t.flashSales.moduleId, 1)).limit(1);
    await db.delete(t.flashSaleItems).where(sql`${t.flashSaleItems.itemId} IN (${best}, ${second})`);
    await db.update(t.items).set({ stock: 0 }).where(eq(t.items.id, best));
    await db.update(t.items).set({ stock: 5 }).where(eq(t.items.id, second));
    await db
      .insert(t.flashSaleItems)
      .values({ saleId: Number(sale?.id), itemId: second, discount: 10, discountType: 'percent', stock: 3, sold: 3 });
    const now = (await aisles('?limit=1&items=20')).aisles[0];
    expect(now.product_ids.length).toBeGreaterThan(10);
    expect(now.product_ids).not.toContain(best);
    expect(now.product_ids).not.toContain(second);
    const page = (await backend.get(`categories/items/${now.slug}?limit=120`)).body;
    expect(now.product_ids).toEqual(bestOfNames(page.products, 20));
  });

  it('[PLUS-64] are of the zones and the module that are asked for, in both languages', async () => {
    const nowhere = await aisles('', { ...HERE, zoneid: '[99]' });
    expect(nowhere).toMatchObject({ total_size: 0, aisles: [], products: [] });
    expect((await aisles('', PARCEL)).aisles).toEqual([]);
    expect((await backend.get('categories/aisles', { zoneid: '[1]' })).status).toBe(403);
    const arabic = (await aisles('', { ...HERE, 'x-localization': 'ar' })).aisles.map(({ name }: Json) => name);
    expect(arabic.join(' ')).toMatch(/[\u0600-\u06ff]/);
    const [one, both] = [await aisles('?limit=1', { ...HERE, zoneid: '[1]' }), await aisles('?limit=1')];
    expect(one.aisles[0].products_count).toBeLessThan(both.aisles[0].products_count);
  });

  it.each(['?limit=0', '?limit=11', '?items=21', '?items=0', '?offset=0', '?limit=x'])('refuses %s', async (query) =>
    expect((await backend.get(`categories/aisles${query}`)).status).toBe(403),
  );

  it('take one statement, and another for items that are not cached', async () => {
    await aisles('?limit=3');
    const spy = jest.spyOn(pg.Client.prototype, 'query');
    await aisles('?limit=3');
    const reads = (spy.mock.calls as unknown as [string | { text: string }][])
      .map(([first]) => (typeof first === 'string' ? first : first.text))
      .filter((text) => text.includes('item_tallies'));
    spy.mockRestore();
    expect(reads).toHaveLength(1);
  });
});

describe('amounts of items', () => {
  const detailsOf = async (slug: string) => (await backend.get(`items/details/${slug}`)).body;

  it('[PLUS-64] say what one unit holds, and are missing for pieces', async () => {
    expect(await detailsOf('bananas-green-corner')).toMatchObject({ net_amount: 1, net_unit: 'kg' });
    expect(await detailsOf('grapes-green-corner')).toMatchObject({ net_amount: 500, net_unit: 'g' });
    expect(await detailsOf('lemons-green-corner')).toMatchObject({ net_amount: 500, net_unit: 'g' });
    expect(await detailsOf('pineapple-green-corner')).not.toHaveProperty('net_amount');
  });

  it.each([
    ['without a unit', { netAmount: 5 }],
    ['without a number', { netUnit: 'g' as const }],
    ['of nothing', { netAmount: 0, netUnit: 'g' as const }],
    ['in another unit', { netAmount: 5, netUnit: 'oz' as never }],
  ])('the database refuses one %s', async (_, columns) => {
    const { db } = backend.shop;
    const change = db.update(t.items).set(columns).where(eq(t.items.slug, 'pineapple-green-corner'));
    await expect(change).rejects.toThrow();
  });
});
