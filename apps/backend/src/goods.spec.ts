/** Goods: colours with their pictures, and items by their ids (PLUS-80, PLUS-82, decision 093). */
import { eq } from 'drizzle-orm';
import * as t from './db/schema';
import { bootBeforeAll, HERE, type Json } from './testing.spec-helper';

const backend = bootBeforeAll({ CLOCK_STILL: '1' });
const SHOPPING: Json = { ...HERE, moduleid: '4' };

const read = async (path: string, headers = SHOPPING): Promise<Json> => {
  const { status, body } = await backend.get(path, headers);
  expect({ path, status }).toEqual({ path, status: 200 });
  return body;
};
const popular = async (): Promise<Json[]> => (await read('items/popular?limit=100')).products;
const swatchesOf = (item: Json): Json[] => item.choice_options.flatMap(({ swatches = [] }: Json) => swatches);

describe('colours', () => {
  it('[PLUS-80] each colour of an item has a value and a picture of the item in it', async () => {
    const coloured = (await popular()).filter((item) => swatchesOf(item).length > 0);
    expect(coloured.length).toBeGreaterThan(10);
    for (const item of coloured) {
      const choice = item.choice_options.find(({ swatches }: Json) => swatches);
      expect(choice.swatches.map(({ option }: Json) => option)).toEqual(choice.options);
      for (const { colour, image, image_full_url: url } of choice.swatches) {
        expect(colour).toMatch(/^#[0-9a-f]{6}$/);
        expect(item.images).toContain(image);
        expect(item.images_full_url).toContain(url);
      }
      expect(item.image).toBe(choice.swatches[0].image);
      expect(new Set(item.images).size).toBe(item.images.length);
    }
  });

  it('[PLUS-80] the names of colours are in the language of the call, and sizes are no colours', async () => {
    const [item] = (await popular()).filter((entry) => entry.choice_options.length === 2);
    const arabic = await read(`items/details/${item?.id}`, { ...SHOPPING, 'x-localization': 'ar' });
    const [colours, sizes] = arabic.choice_options;
    expect(colours.title).toBe('اللون');
    expect(colours.swatches.map(({ option }: Json) => option)).toEqual(colours.options);
    expect(sizes).not.toHaveProperty('swatches');
  });

  it('[PLUS-80] every picture of a colour is drawn, and differs from the others', async () => {
    const item = (await popular()).find((entry) => swatchesOf(entry).length > 2);
    const pictures = await Promise.all(
      swatchesOf(item ?? {}).map(async ({ image }) => {
        const { statusCode, rawPayload } = await backend.shop.app.inject(`/storage/product/${image}?w=100`);
        expect({ image, statusCode }).toEqual({ image, statusCode: 200 });
        return rawPayload.toString('base64');
      }),
    );
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('[PLUS-80] an item without colours has no such field', async () => {
    for (const item of (await read('items/popular?limit=100', HERE)).products) expect(swatchesOf(item)).toEqual([]);
  });
});

describe('items by their ids', () => {
  const byIds = async (ids: string, headers = SHOPPING): Promise<number[]> =>
    (await read(`items/by-ids?ids=${ids}`, headers)).products.map(({ id }: Json) => id);

  it('[PLUS-82] come in the order asked for, each once, as they are on any list', async () => {
    const list = await popular();
    const [a, b, c] = list as [Json, Json, Json];
    expect(await byIds(`${c.id},${a.id},${c.id},${b.id}`)).toEqual([c.id, a.id, b.id]);
    const { products } = await read(`items/by-ids?ids=${a.id}`);
    expect(products).toEqual([a]);
  });

  it('[PLUS-82] those that are gone, of another module or of another zone are left out', async () => {
    const [a] = (await popular()) as [Json];
    const [milk] = (await read('items/popular?limit=1', HERE)).products;
    expect(await byIds(`2147483647,${a.id},9999999999,${milk.id}`)).toEqual([a.id]);
    expect(await byIds(`${milk.id}`, HERE)).toEqual([milk.id]);
    expect(await byIds(`${milk.id}`, { ...HERE, zoneid: '[3]' })).toEqual([]);
  });

  it('[PLUS-82] a campaign that is over leaves with its items', async () => {
    const [a] = (await popular()) as [Json];
    const { db, clock } = backend.shop;
    const set = (days: number) =>
      db
        .update(t.items)
        .set({
          campaignFrom: new Date(clock().getTime() - 9 * 86_400_000),
          campaignTo: new Date(clock().getTime() + days * 86_400_000),
        })
        .where(eq(t.items.id, a.id));
    await set(2);
    expect(await byIds(`${a.id}`)).toEqual([a.id]);
    await set(-2);
    expect(await byIds(`${a.id}`)).toEqual([]);
    await db.update(t.items).set({ campaignFrom: null, campaignTo: null }).where(eq(t.items.id, a.id));
  });

  it.each([
    ['none', ''],
    ['no numbers', 'a,b'],
    ['more than twenty', Array.from({ length: 21 }, (_, index) => index + 1).join(',')],
    ['SQL', '1);DROP TABLE items;--'],
    ['a list', '[1,2]'],
  ])('[PLUS-82] refuses %s', async (_, ids) => {
    const { status } = await backend.get(`items/by-ids?ids=${encodeURIComponent(ids)}`, SHOPPING);
    expect(status).toBe(403);
  });

  it('[PLUS-82] refuses a call without a place', async () => {
    expect((await backend.get('items/by-ids?ids=1', {})).status).toBe(403);
  });
});
