/** In the demo too the window of a placed order is the one that its checkout told, and its course meets it (decision 133). */
import { tick } from './demo/simulation';
import { bootBeforeAll, cartLine, HERE, NOON, orderBody, type Json } from './testing.spec-helper';

const backend = bootBeforeAll({ CLOCK_STILL: '1' });
const simulate = (seconds: number) =>
  void Object.assign(backend.shop.config, { simulation: true, simulationSeconds: seconds });

interface Course {
  quoted: Json;
  /** As told right after it was placed. */
  first: Json;
  /** The windows of each step, in order. */
  told: [status: string, window: Json | null][];
  delivered: number;
}

/** Orders of four stores, simulated in steps of some seconds. */
async function courses(minutes: number, step: number): Promise<Course[]> {
  await backend.shop.database.pool.query('TRUNCATE orders CASCADE');
  await backend.shop.database.pool.query('UPDATE stores SET minimum_order = 0');
  const guest = await backend.guest();
  const { stores } = (await backend.get('stores/get-stores/all?limit=200&offset=1', HERE)).body;
  const placed: (Course & { number: number })[] = [];
  for (const store of (stores as Json[]).filter(({ active, open, delivery }) => active && open === 1 && delivery)) {
    const path = `items/latest?store_id=${store.id}&category_id=0&limit=50&offset=1&type=all`;
    const { products } = (await backend.get(path, HERE)).body;
    const item = (products as Json[]).find(({ variations, stock }) => variations.length === 0 && stock > 1);
    if (!item || placed.length === 4) continue;
    const body = orderBody(guest, store.id, { is_buy_now: 1, cart: JSON.stringify([cartLine(item.id)]) });
    const quote = await backend.post('customer/order/get-Tax', body, HERE);
    const { body: order } = await backend.placeOrder(body, HERE);
    const { arrival } = await track(guest, order.order_id);
    placed.push({ number: order.order_id, quoted: quote.body.arrival, first: arrival, told: [], delivered: 0 });
  }
  for (let at = Date.parse(NOON); at < Date.parse(NOON) + minutes * 60_000; at += step * 1000) {
    await tick({ ...backend.shop, clock: () => new Date(at) });
    for (const row of await stored()) {
      const order = placed.find(({ number }) => number === row.number) as Course;
      if (order.told.at(-1)?.[0] !== row.status) order.told.push([row.status, row.now]);
      if (row.status === 'delivered') order.delivered ||= at;
    }
  }
  return placed;
}
const stored = async (): Promise<Json[]> =>
  (await backend.shop.database.pool.query("SELECT number, status, arrival -> 'now' AS now FROM orders")).rows;
const track = async (guest: number, number: number): Promise<Json> =>
  (await backend.get(`customer/order/track?order_id=${number}&guest_id=${guest}`)).body;
const holds = ({ from, to }: Json, at: number) => Date.parse(from) <= at && at <= Date.parse(to);

it('[PLUS-47] takes what it was told, in real time: every order comes within its first window', async () => {
  simulate(0);
  const orders = await courses(60, 60);
  expect(orders.length).toBe(4);
  expect(orders.map(({ first }) => first)).toEqual(orders.map(({ quoted }) => quoted));
  expect(orders.filter(({ first, delivered }) => !holds(first, delivered))).toEqual([]);
  // Each takes its own time.
  expect(new Set(orders.map(({ delivered }) => delivered)).size).toBeGreaterThan(2);
}, 120_000);

it('[PLUS-47] is faster when it is set to be: the promise stands until the order is ready, and the window told then holds', async () => {
  simulate(180);
  const orders = await courses(4, 10);
  expect(orders.map(({ first }) => first)).toEqual(orders.map(({ quoted }) => quoted));
  for (const { first, told, delivered } of orders) {
    const window = new Map(told);
    expect([...window.keys()].slice(-3)).toEqual(['handover', 'picked_up', 'delivered']);
    expect(Date.parse(window.get('processing')?.to)).toBeLessThanOrEqual(Date.parse(first.to));
    expect([holds(window.get('handover')!, delivered), holds(window.get('picked_up')!, delivered)]).toEqual([
      true,
      true,
    ]);
  }
}, 120_000);
