/** Stores by arrival and fee: what a card says is what the rules say and what checkout charges (decision 087). */
import { arrivalOf, arrivesInTime } from '@shop/domain/arrival';
import { STORE_CHIPS } from '@shop/domain/store-filters';
import { bootBeforeAll, FOOD, HERE, orderBody, type Json } from './testing.spec-helper';

const backend = bootBeforeAll({ CLOCK_STILL: '1' });
const query = (sql: string, values: unknown[] = []) => backend.shop.database.pool.query(sql, values);

async function page(path: string, headers: Json = FOOD): Promise<Json> {
  const { status, body } = await backend.get(path, headers);
  expect({ path, status }).toEqual({ path, status: 200 });
  return body;
}
const list = (words: string[], more = '', service = 'all') =>
  `stores/get-stores/${service}?limit=200&offset=1${words.length > 0 ? `&filter=${encodeURIComponent(JSON.stringify(words))}` : ''}${more}`;
const storesOf = async (words: string[], headers = FOOD, service = 'all') =>
  (await page(list(words, '', service), headers)).stores as Json[];
const idsOf = (stores: Json[]) => stores.map(({ id }) => Number(id)).sort((a, b) => a - b);
const spanOf = (text: string | null) => {
  const [, min, max] = /^(\d+)-(\d+) min$/.exec(text ?? '') ?? [];
  return min && max ? { min: Number(min), max: Number(max), unit: 'min' as const } : null;
};
const isOpen = ({ active, open }: Json) => active && open === 1;
const isInTime = (store: Json) => isOpen(store) && store.delivery && arrivesInTime(spanOf(store.arrival_time));

const RULES: Record<string, (store: Json) => boolean> = {
  under_30_min: isInTime,
  free_delivery: (store) => store.free_delivery,
  discounted: (store) => store.discount_status,
  rated_4_5: (store) => store.avg_rating >= 4.5,
  vegetarian: (store) => store.veg === 1 && store.non_veg === 0,
};

it('[PLUS-65] an arrival is the preparation and the way to the place; without a place it is unknown', async () => {
  const stores = await storesOf([]);
  const delivering = stores.filter(({ delivery }) => delivery);
  expect(delivering.length).toBeGreaterThan(10);
  for (const store of delivering)
    expect(spanOf(store.arrival_time)).toEqual(arrivalOf(spanOf(store.delivery_time), store.distance));
  expect(stores.filter(({ delivery }) => !delivery).map((store) => [store.arrival_time, store.delivery_fee])).toEqual([
    [null, null],
  ]);
  const { latitude: _, longitude: __, ...nowhere } = FOOD;
  const anywhere = await storesOf([], nowhere);
  expect(new Set(anywhere.flatMap((store) => [store.arrival_time, store.delivery_fee]))).toEqual(new Set([null]));
  expect(await storesOf(['under_30_min'], nowhere)).toEqual([]);
});

it('[PLUS-65] each chip keeps the stores of its rule, and all chips together those of all rules', async () => {
  const all = await storesOf([]);
  for (const chip of STORE_CHIPS) {
    const kept = all.filter((store) => RULES[chip]?.(store));
    // None or all would prove nothing.
    expect({ chip, some: kept.length > 0 && kept.length < all.length }).toEqual({ chip, some: true });
    expect({ chip, ids: idsOf(await storesOf([chip])) }).toEqual({ chip, ids: idsOf(kept) });
  }
  for (const one of STORE_CHIPS)
    for (const other of STORE_CHIPS)
      expect({ one, other, ids: idsOf(await storesOf([one, other])) }).toEqual({
        one,
        other,
        ids: idsOf(all.filter((store) => RULES[one]?.(store) && RULES[other]?.(store))),
      });
});

it('[PLUS-65] In 30 minutes: open stores that deliver, the soonest first', async () => {
  const stores = await storesOf(['under_30_min', 'soonest'], FOOD, 'delivery');
  expect(stores.length).toBeGreaterThan(3);
  expect(stores.every(isInTime)).toBe(true);
  const latest = stores.map((store) => spanOf(store.arrival_time)?.max as number);
  expect(latest).toEqual([...latest].sort((a, b) => a - b));
  // Far away nobody is in time, and a store that closes is left out at once.
  const far = { ...FOOD, latitude: '36.5', longitude: '15.2' };
  expect(await storesOf(['under_30_min', 'soonest'], far, 'delivery')).toEqual([]);
  const first = stores[0] as Json;
  await query('UPDATE stores SET active = false WHERE id = $1', [first.id]);
  const left = await storesOf(['under_30_min', 'soonest'], FOOD, 'delivery');
  await query('UPDATE stores SET active = true WHERE id = $1', [first.id]);
  expect(idsOf(left)).toEqual(idsOf(stores.slice(1)));
});

it('[PLUS-65] the facets count what each further chip would leave', async () => {
  for (const chosen of [[], ['under_30_min'], ['discounted'], ['rated_4_5', 'under_30_min']] as string[][]) {
    const { facets, total_size: total } = await page(list(chosen, '&facets=1'));
    expect({ chosen, total }).toEqual({ chosen, total: (await storesOf(chosen)).length });
    for (const chip of STORE_CHIPS)
      expect({ chosen, chip, count: facets.filters[chip] }).toEqual({
        chosen,
        chip,
        count: (await storesOf([...chosen, chip])).length,
      });
    for (const [id, count] of Object.entries(facets.categories))
      expect({ chosen, id, count: (await page(`${list(chosen)}&category_ids=[${id}]`)).total_size }).toEqual({
        chosen,
        id,
        count,
      });
  }
});

it('[PLUS-69] the fee of a card is what checkout charges', async () => {
  // Groceries, since most dishes need choices.
  const { headers } = await backend.customer();
  const open = (await storesOf([], HERE)).filter(
    (store) => isOpen(store) && store.delivery && store.minimum_order === 0,
  );
  const own = open.find((store) => store.self_delivery_system === 1) as Json;
  const free = open.find((store) => store.free_delivery) as Json;
  expect(free.delivery_fee).toBe(0);
  const plain = open.filter((store) => store !== own && store !== free).slice(0, 3);
  const [near, far] = [plain[0] as Json, plain.at(-1) as Json];
  expect(own.delivery_fee).not.toBe(near.delivery_fee);
  for (const store of [own, free, near, far]) {
    const { products } = await page(`items/latest?store_id=${store.id}&category_id=0&limit=50&offset=1&type=all`, HERE);
    const item = (products as Json[]).find(({ variations, stock }) => variations.length === 0 && stock > 1) as Json;
    await backend.send('DELETE', 'customer/cart/remove', undefined, headers);
    await backend.addToCart(item.id, {}, headers);
    const { status, body } = await backend.placeOrder(orderBody(null, store.id), headers);
    expect({ store: store.slug, status }).toEqual({ store: store.slug, status: 200 });
    const order = await page(`customer/order/track?order_id=${body.order_id}`, headers);
    expect({ store: store.slug, fee: order.delivery_charge }).toEqual({ store: store.slug, fee: store.delivery_fee });
  }
}, 60_000);
