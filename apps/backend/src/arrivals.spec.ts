/** Stores by arrival and fee: what a card says is what the rules say and what checkout quotes and charges (decisions 087 and 129). */
import { arrivesInTime } from '@shop/domain/arrival';
import { minutesLeft } from '@shop/domain/arrival-window';
import { STORE_CHIPS } from '@shop/domain/store-filters';
import { bootBeforeAll, cartLine, FOOD, HERE, NOON, orderBody, type Json } from './testing.spec-helper';

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

/** What cards of items say, by the id of their store. */
async function arrivalsOf(headers: Json): Promise<Map<number, string>> {
  const { arrivals } = await page('stores/arrivals', headers);
  return new Map(
    (arrivals as Json[]).flatMap(({ arrival_time: said, store_ids: ids }) => ids.map((id: number) => [id, said])),
  );
}

const RULES: Record<string, (store: Json) => boolean> = {
  under_30_min: isInTime,
  free_delivery: (store) => store.free_delivery,
  discounted: (store) => store.discount_status,
  rated_4_5: (store) => store.avg_rating >= 4.5,
  vegetarian: (store) => store.veg === 1 && store.non_veg === 0,
};

/** Stores of every pace, and two zones of which one is short of couriers. */
beforeAll(async () => {
  await query('TRUNCATE store_paces, zone_paces');
  await query(`INSERT INTO store_paces (store_id, prepare, ride)
    SELECT id, ARRAY(SELECT 200 + (id * 37 % 9) * 60 + n * 11 FROM generate_series(0, id % 7) n), ARRAY[150, 170 + id % 40]
    FROM stores WHERE id % 3 > 0`);
  await query(`INSERT INTO zone_paces (zone_id, module_id, prepare, pick_up, ride)
    SELECT z.id, m.id, ARRAY[700, 800 + 30 * z.id, 900], ARRAY[60, 90, 70 * z.id], ARRAY[160, 180] FROM zones z, modules m`);
  for (let order = 0; order < 3; order += 1) {
    const guest = await backend.guest();
    const bananas = await backend.bananas();
    await backend.addToCart(bananas.id, { guest_id: guest, quantity: 10 }, { ...HERE });
    const { status } = await backend.placeOrder(orderBody(guest, bananas.store_id));
    expect(status).toBe(200);
  }
  await query(`DELETE FROM couriers WHERE zone_id = 1
    AND id NOT IN (SELECT id FROM couriers WHERE zone_id = 1 ORDER BY id LIMIT 3)`);
}, 60_000);

it('[PLUS-65] [PLUS-47] [PLUS-69] window and fee of a card, and the window of its items’ cards, are those of the first quote of its store, for 20 stores at two places', async () => {
  await query('UPDATE stores SET minimum_order = 0');
  const guest = await backend.guest();
  for (const [lat, lng] of [
    [Number(HERE.latitude), Number(HERE.longitude)],
    [Number(HERE.latitude) + 0.004, Number(HERE.longitude) - 0.005],
  ] as const) {
    const said: [slug: string, card: Json | null, items: Json | null, quote: Json | null][] = [];
    const fees: [slug: string, card: number, quote: number][] = [];
    for (const moduleid of ['1', '3', '4']) {
      const headers = { ...HERE, moduleid, latitude: String(lat), longitude: String(lng) };
      const ofItems = await arrivalsOf(headers);
      for (const store of (await storesOf([], headers)).filter((each) => isOpen(each) && each.delivery)) {
        const path = `items/latest?store_id=${store.id}&category_id=0&limit=50&offset=1&type=all`;
        const { products } = await page(path, headers);
        const item = (products as Json[]).find(({ variations, stock }) => variations.length === 0 && stock > 1);
        if (!item || said.length === 20) continue;
        const cart = JSON.stringify([cartLine(item.id)]);
        const at = { latitude: String(lat), longitude: String(lng) };
        const body = orderBody(guest, store.id, { is_buy_now: 1, cart, ...at });
        const quote = await backend.post('customer/order/get-Tax', body, headers);
        expect({ store: store.slug, status: quote.status }).toEqual({ store: store.slug, status: 200 });
        const { from, to } = quote.body.arrival;
        const left = minutesLeft({ from: new Date(from), to: new Date(to) }, new Date(NOON));
        said.push([store.slug, spanOf(store.arrival_time), spanOf(ofItems.get(item.store_id) ?? null), left]);
        fees.push([store.slug, store.delivery_fee, quote.body.delivery_charge]);
      }
    }
    expect(said.length).toBe(20);
    expect(said.map(([slug, card]) => [slug, card])).toEqual(said.map(([slug, , , quote]) => [slug, quote]));
    expect(said.map(([slug, , items]) => [slug, items])).toEqual(said.map(([slug, , , quote]) => [slug, quote]));
    expect(fees.map(([slug, card]) => [slug, card])).toEqual(fees.map(([slug, , quote]) => [slug, quote]));
    // Equal windows or fees everywhere would prove nothing.
    expect(new Set(said.map(([, card]) => card?.max)).size).toBeGreaterThan(5);
    expect(new Set(fees.map(([, card]) => card)).size).toBeGreaterThan(2);
  }
}, 120_000);

it('[PLUS-65] every view of a store says the same arrival; without a place, or without delivery, there is none', async () => {
  const stores = await storesOf([]);
  expect(stores.filter(({ arrival_time: arrival }) => arrival).length).toBeGreaterThan(10);
  const { headers } = await backend.customer();
  for (const { id, slug, name, arrival_time: arrival } of stores.slice(0, 5)) {
    await backend.post('customer/wish-list/add', { store_id: id }, { ...headers, moduleid: '2' });
    const wishes = (await page('customer/wish-list', { ...headers, moduleid: '2' })).store as Json[];
    const found = (await page(`stores/search?name=${encodeURIComponent(name)}&limit=50`)).stores as Json[];
    const others = [await page(`stores/details/${slug}`), wishes.find((wish) => wish.id === id), found.find((each) => each.id === id)]; // prettier-ignore
    expect({ slug, said: others.map((other) => other?.arrival_time) }).toEqual({ slug, said: Array(3).fill(arrival) });
  }
  for (const store of stores.filter(({ delivery }) => !delivery))
    expect([store.slug, store.arrival_time, store.delivery_fee]).toEqual([store.slug, null, null]);
  const { latitude: _, longitude: __, ...nowhere } = FOOD;
  const anywhere = await storesOf([], nowhere);
  expect(new Set(anywhere.flatMap((store) => [store.arrival_time, store.delivery_fee]))).toEqual(new Set([null]));
  expect(await storesOf(['under_30_min'], nowhere)).toEqual([]);
});

it('[PLUS-65] cards of items have the arrivals of all stores of their place in one short answer', async () => {
  const stores = await storesOf([]);
  const told = stores.filter(({ arrival_time: arrival }) => arrival);
  const said = await arrivalsOf(FOOD);
  expect([...said].sort(([a], [b]) => a - b)).toEqual(
    told.map(({ id, arrival_time: arrival }) => [id, arrival]).sort(([a], [b]) => a - b),
  );
  expect(stores.length).toBeGreaterThan(told.length);
  const { arrivals } = await page('stores/arrivals');
  expect(JSON.stringify(arrivals).length).toBeLessThan(60 * told.length);
  const { latitude: _, longitude: __, ...nowhere } = FOOD;
  expect(await page('stores/arrivals', nowhere)).toEqual({ arrivals: [] });
});

it('[PLUS-65] the soonest first: as the cards say, and by what the store states where a card says no arrival', async () => {
  const stores = await storesOf(['soonest']);
  const latest = stores.map((store) => spanOf(store.arrival_time ?? store.delivery_time)?.max as number);
  expect(latest).toEqual([...latest].sort((a, b) => a - b));
  const nearest = await storesOf(['nearby']);
  expect(nearest.map(({ id }) => id)).not.toEqual(stores.map(({ id }) => id));
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
