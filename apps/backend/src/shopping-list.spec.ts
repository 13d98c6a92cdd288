/** Stores for a shopping list (PLUS-39, decision 118). */
import { eq } from 'drizzle-orm';
import * as t from './db/schema';
import { bootBeforeAll, FOOD, HERE, rejected, type Json } from './testing.spec-helper';

const backend = bootBeforeAll({ CLOCK_STILL: '1' });
const PHARMACY: Json = { ...HERE, moduleid: '3' };
const ARABIC: Json = { ...HERE, 'x-localization': 'ar' };

const ask = (lines: unknown, headers: Json = HERE) => backend.post('search/list', { lines }, headers);
const stores = async (lines: string[], headers: Json = HERE): Promise<Json[]> => {
  const { status, body } = await ask(lines, headers);
  expect({ status, body: status === 200 ? null : body }).toEqual({ status: 200, body: null });
  return body.stores;
};
const best = async (lines: string[], headers: Json = HERE): Promise<Json> => (await stores(lines, headers))[0] ?? {};
/** '0: 2 × Whole Milk' */
const read = ({ lines }: Json): string[] =>
  lines.map(({ line, quantity, product, variation }: Json) =>
    [`${line}: ${quantity} × ${product.name}`, ...(variation ? [variation] : [])].join(', '),
  );

it('[PLUS-39] lines in English become items, units and the price that the cart charges', async () => {
  const offer = await best(['2 whole milk 1 l', '6 eggs', '½ kg tomatos', 'lawn mower']);
  expect(read(offer).map((line) => line.replace(/, .*/, ''))).toEqual([
    '0: 2 × Whole Milk',
    '1: 1 × Free-Range Eggs',
    '2: 1 × Vine Tomatoes',
  ]);
  expect(offer).toMatchObject({ covered: 3, store: { module_id: 1, open: 1 } });
  // The cart's own prices.
  const guest = await backend.guest();
  const lines: Json[] = [];
  for (const { product, quantity, variation } of offer.lines) {
    const added = await backend.addToCart(product.id, {
      guest_id: guest,
      quantity,
      variation: variation ? [{ type: variation }] : [],
    });
    expect({ status: added.status, body: added.status === 200 ? null : added.body }).toEqual({
      status: 200,
      body: null,
    });
    lines.splice(0, lines.length, ...added.body);
  }
  const sum = (numbers: number[]) => Math.round(numbers.reduce((total, each) => total + each, 0) * 100) / 100;
  expect(sum(offer.lines.map(({ total }: Json) => total))).toBe(offer.total);
  expect(lines.map(({ price, quantity }) => [quantity, price])).toEqual(
    offer.lines.map(({ quantity, total }: Json) => [quantity, total]),
  );
});

it('[PLUS-39] lines in Arabic find the same items, named in the language of the reader', async () => {
  const english = await best(['2 whole milk', '12 eggs', 'basmati rice']);
  const arabic = await best(['٢ حليب كامل الدسم', 'درزن بيض', 'ارز بسمتي'], ARABIC);
  const ids = ({ lines }: Json) => lines.map(({ product, quantity }: Json) => [product.id, quantity]);
  expect(arabic.store.id).toBe(english.store.id);
  expect(ids(arabic)).toEqual(ids(english));
  expect(arabic.lines[0].product.name).toBe('حليب كامل الدسم');
});

it.each([
  [
    ['حليب', 'milk', 'ميلك eggs'],
    ['Whole Milk', 'Whole Milk', undefined],
  ],
  [
    ['choclate dark', 'pgdf', 'eggplant'],
    ['Dark Chocolate 70 %', 'Whole Milk', 'Aubergine'],
  ],
  [
    ['2 semi skimmed milk', 'sparkling water 1.5 l', 'eggplnt', 'طماطم معلبة'],
    ['Whole Milk', 'Spring Water, Six', 'Aubergine', 'Peeled Plum Tomatoes'],
  ],
])('[PLUS-39] the matcher of searches reads them: %j', async (lines, names) => {
  const found = new Map<number, string>();
  for (const offer of await stores(lines))
    for (const { line, product } of offer.lines) if (!found.has(line)) found.set(line, product.name);
  names.forEach((name, line) => name && expect([lines[line], found.get(line)]).toEqual([lines[line], name]));
});

it('[PLUS-39] most lines first, then open, then the cheapest; each store with what it may be swapped for', async () => {
  const all = await stores(['milk', 'bread', 'cheddar', 'bananas']);
  expect(all.length).toBeGreaterThan(1);
  expect(all.length).toBeLessThanOrEqual(5);
  const keys = all.map(({ covered, store, total }) => [-covered, store.active && store.open ? 0 : 1, total]);
  expect(keys).toEqual([...keys].sort((one, other) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2]));
  for (const { store, lines, covered } of all) {
    expect(lines).toHaveLength(covered);
    for (const { product, alternatives } of lines) {
      const items: Json[] = [product, ...alternatives.map((each: Json) => each.product)];
      expect(items.every(({ store_id }) => store_id === store.id)).toBe(true);
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      expect(alternatives.length).toBeLessThanOrEqual(3);
    }
  }
  expect(all.flatMap(({ lines }) => lines).some(({ alternatives }: Json) => alternatives.length > 0)).toBe(true);
});

it('[PLUS-39] what is sold out is another item or missing, and no more units than are left', async () => {
  const offer = await best(['3 bananas']);
  const { id } = offer.lines[0].product;
  const { db } = backend.shop;
  await db.update(t.items).set({ stock: 2 }).where(eq(t.items.id, id));
  const after = (await stores(['3 bananas'])).find(({ store }) => store.id === offer.store.id);
  expect(after?.lines[0]).toMatchObject({ quantity: 2, product: { id, stock: 2 } });
  await db.update(t.items).set({ stock: 0 }).where(eq(t.items.id, id));
  const gone = (await stores(['3 bananas'])).flatMap(({ lines }) => lines.map(({ product }: Json) => product.id));
  expect(gone).not.toContain(id);
});

it('[PLUS-39] of the module and the zones of the caller', async () => {
  const medicines = await best(['panadol', 'plasters', 'vitamin c'], PHARMACY);
  expect(medicines.store.module_id).toBe(3);
  expect(medicines.covered).toBeGreaterThan(1);
  expect(await stores(['whole milk'], { ...HERE, zoneid: '[99]' })).toEqual([]);
  expect((await ask(['milk'], FOOD)).status).toBe(200);
});

it('[PLUS-39] a list is bounded, and odd lines are no error', async () => {
  const { zoneid: _zone, ...nowhere } = HERE;
  const { moduleid: _module, ...noModule } = HERE;
  expect(await ask([])).toMatchObject(rejected(403, 'lines'));
  expect((await ask(Array.from({ length: 61 }, () => 'milk'))).status).toBe(403);
  expect((await ask(['a'.repeat(201)])).status).toBe(403);
  expect((await ask(['milk'], nowhere)).status).toBe(403);
  expect((await ask(['milk'], noModule)).status).toBe(403);
  const odd = ['%', '"', '😀', '500 g', "'; DROP TABLE items; --", '\u200f', 'constructor', '__proto__', '0 0 0', '½'];
  expect(await stores(odd)).toEqual([]);
});
