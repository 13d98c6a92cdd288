/**
 * The storefront's total is the backend's, to the last digit: 500 random orders of every module, priced by the checkout
 * from the responses of a real backend (decision 077). Otherwise a press would be answered with a question.
 */
import { configureStore } from '@reduxjs/toolkit';
import { createApiContext, shopApi } from '@shop/api-client';
import { catalogApi } from '@shop/api-client/catalog';
import { couponsApi } from '@shop/api-client/coupons';
import { ordersApi, type NewOrder } from '@shop/api-client/orders';
import { distanceApi } from '@shop/api-client/distance';
import { startApi, type ShopConfig } from '@shop/api-client/start';
import type { CartLine, Choice, Coupon, Item, Store } from '@shop/domain';
import { choiceErrors, setAddOn, toggleOption } from '@shop/domain/variation';
import { emptySession, sessionSlice } from '@shop/session';
import { minor } from '@shop/util';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createChildren } from '../../../tools/lib/children.mjs';
import { freePort } from '../../../tools/lib/ports.mjs';
import { quoteOrder, shownOrder } from './lib/sections/use-quote';

const ORDERS = 500;
/** One in so many is placed; the others are quoted by the same calculation of the backend (`get-Tax`). */
const PLACED_EVERY = 25;
/** The old town of the demo. */
const PLACE = { lat: 34.6012, lng: 18.9121 };
/** Where orders go; few, so that most distances are in the cache. */
const POINTS = [0, 1, 2, 3].map((step) => ({ lat: PLACE.lat + step / 500, lng: PLACE.lng - step / 700 }));

/** A seeded generator: the same orders every time. */
let state = 77;
const random = () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff) / 0x7fff_ffff;
const upTo = (most: number) => Math.floor(random() * (most + 1));
const pick = <T>(list: readonly T[]): T => list[upTo(list.length - 1)] as T;
const chance = (share: number) => random() < share;

const children = createChildren();
const fetchReal = globalThis.fetch;
/** Whether a new order is only quoted. */
let isQuoted = true;
const refusals: string[] = [];
let origin = '';
beforeAll(async () => {
  const port = await freePort();
  const child = children.launch(
    'node_modules/tsx/dist/cli.mjs',
    {
      ...process.env,
      DEMO: '1',
      BACKEND_PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'shop-shown-price-')),
      LOG_LEVEL: 'error',
      SIMULATION: '0',
      RATE_LIMIT: '1000000',
      CLOCK: '2026-03-05T11:00:00Z',
      CLOCK_STILL: '1',
    },
    { args: ['apps/backend/src/server.ts'], stdio: 'ignore' },
  );
  origin = `http://127.0.0.1:${port}`;
  if (!(await children.ready(child, `${origin}/health/ready`))) throw new Error('The backend did not start.');
  globalThis.fetch = async (url, init) => {
    const isOrder = String(url).endsWith('/order/place');
    const answer = await fetchReal(isOrder && isQuoted ? String(url).replace('/place', '/get-Tax') : url, init);
    if (!isOrder) return answer;
    const body = (await answer.json()) as { order_amount?: number; errors?: { code: string }[] };
    if (body.errors) refusals.push(String(body.errors[0]?.code));
    const placed =
      isQuoted && body.order_amount !== undefined ? { order_id: 0, total_amount: body.order_amount } : body;
    return Response.json(placed, { status: answer.status });
  };
}, 600_000);
afterAll(async () => {
  globalThis.fetch = fetchReal;
  await children.stop();
}, 30_000);

async function signUp(): Promise<string> {
  const person = {
    f_name: 'Mina',
    email: 'mina@example.com',
    phone: '+35679123456',
    password: 'correct horse battery',
  };
  const headers = { 'content-type': 'application/json' };
  const answer = await fetchReal(`${origin}/api/v1/auth/sign-up`, {
    method: 'POST',
    headers,
    body: JSON.stringify(person),
  });
  return ((await answer.json()) as { token: string }).token;
}

interface Shelf {
  store: Store;
  items: Item[];
  coupons: Coupon[];
}
const createStore = (token: string) =>
  configureStore({
    reducer: { session: sessionSlice.reducer, [shopApi.reducerPath]: shopApi.reducer },
    preloadedState: { session: { ...emptySession, token, restored: true } },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: createApiContext({ origin }) },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(shopApi.middleware),
  });
type ShopStore = ReturnType<typeof createStore>;
/** The data of a query; it must have succeeded. */
async function read<T>(query: Promise<{ data?: T; error?: unknown }>): Promise<T> {
  const { data, error } = await query;
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

/** Stores of every module with what they sell, and the customer's coupons. */
async function readShelves(shop: ShopStore, zoneIds: string[]): Promise<Shelf[]> {
  const modules = await read(shop.dispatch(startApi.endpoints.getModules.initiate({ language: 'en' })));
  const shelves: Shelf[] = [];
  for (const { id: moduleId } of modules.slice(0, 4)) {
    const scope = { zoneIds, moduleId, language: 'en', point: PLACE };
    const list = catalogApi.endpoints.getStores.initiate({ scope, list: 'popular', limit: 6 });
    const { pages } = await read(shop.dispatch(list));
    const codes = await read(shop.dispatch(couponsApi.endpoints.getCoupons.initiate({ scope, mine: true })));
    for (const { id } of pages[0]?.entries ?? []) {
      const store = await read(shop.dispatch(catalogApi.endpoints.getStore.initiate({ id, scope })));
      const view = { storeId: id, categoryId: '0', type: 'all' as const, search: '', sort: null };
      const found = await read(shop.dispatch(catalogApi.endpoints.getStoreItems.initiate({ ...view, scope } as never)));
      const items = found.pages[0]?.entries ?? [];
      if (store?.open && store.active && store.delivers && items.length > 0)
        shelves.push({ store, items, coupons: codes });
    }
  }
  return shelves;
}

/** A choice that may be ordered; null: there is none. */
function chooseFor(item: Item): Choice | null {
  let choice: Choice = {
    variation: item.variations.length > 0 ? pick(item.variations).type : null,
    options: {},
    addOns: [],
  };
  for (const group of item.groups) {
    const wanted = group.required || chance(0.6) ? Math.max(1, group.min) + (chance(0.3) ? 1 : 0) : 0;
    for (let turn = 0; turn < wanted; turn += 1) {
      const left = group.options.filter(({ label }) => !choice.options[group.name]?.includes(label));
      if (left.length > 0 && (group.multi || turn === 0)) choice = toggleOption(choice, group, pick(left).label);
    }
  }
  for (const addOn of item.addOns) if (chance(0.4)) choice = setAddOn(choice, addOn, 1 + upTo(2));
  return choiceErrors(item, choice, true).length === 0 ? choice : null;
}

function chooseLines(items: readonly Item[]): CartLine[] {
  const chosen = new Map<string, CartLine>();
  for (let turn = 0; turn <= upTo(4); turn += 1) {
    const item = pick(items);
    const choice = chooseFor(item);
    const stock = Math.min(item.stock ?? 3, item.maximumQuantity ?? 3, 3);
    if (choice && stock > 0) chosen.set(item.id, { id: item.id, item, choice, quantity: 1 + upTo(stock - 1) });
  }
  return [...chosen.values()];
}

async function routeTo(shop: ShopStore, store: Store, point: { lat: number; lng: number }) {
  const { zones, zoneIds } = await read(shop.dispatch(startApi.endpoints.getZonesOfPoint.initiate(point)));
  const ends = { from: store.place ?? point, to: point };
  const metres = await read(shop.dispatch(distanceApi.endpoints.getDistance.initiate(ends)));
  const extra = await read(shop.dispatch(distanceApi.endpoints.getVehicleCharge.initiate((metres ?? 0) / 1000)));
  return { zones, zoneIds, metres, extra };
}

/** Prices one order as the checkout does, and sends it. @returns the total that was shown, and that of the backend; null: refused */
async function order(shop: ShopStore, { store, items, coupons }: Shelf, config: ShopConfig) {
  const lines = chooseLines(items);
  const type = chance(0.7) || !store.takesAway ? ('delivery' as const) : ('take_away' as const);
  const point = pick(POINTS);
  const { zoneIds, ...route } = await routeTo(shop, store, point);
  const tip = minor(type === 'delivery' && chance(0.4) ? upTo(500) : 0);
  const coupon = chance(0.4) && coupons.length > 0 ? pick(coupons) : null;
  const { price, fee, km } = quoteOrder({ lines, store, type, config, tip, coupon }, route);
  const { total } = shownOrder(lines, { price, fee });
  const placing: NewOrder = {
    guestId: null,
    moduleId: store.moduleId,
    storeId: store.id,
    type,
    contact: { name: 'Mina', phone: '+35621000000', email: 'mina@example.com' },
    address:
      type === 'delivery'
        ? { type: 'home', text: '1 Quay', point, zoneIds, road: '', house: '', floor: '', more: '' }
        : null,
    note: '',
    cutlery: false,
    instruction: '',
    unavailable: '',
    boughtNow: lines,
    tip,
    scheduleAt: null,
    km,
    shownTotal: total,
    couponCode: coupon?.code ?? null,
    key: `key-${state}-${Math.abs(state)}`,
  };
  const { data } = await shop.dispatch(ordersApi.endpoints.placeOrder.initiate(placing));
  return data
    ? { shown: total, charged: data.total, lines: lines.length, coupon: coupon !== null, delivery: price.delivery }
    : null;
}

it(`${ORDERS} random orders cost what the checkout shows`, async () => {
  // Coupons that are limited per person need an account.
  const shop = createStore(await signUp());
  const config = await read(shop.dispatch(startApi.endpoints.getConfig.initiate({ language: 'en' })));
  const { zoneIds } = await read(shop.dispatch(startApi.endpoints.getZonesOfPoint.initiate(PLACE)));
  const shelves = await readShelves(shop, zoneIds);
  expect(new Set(shelves.map(({ store }) => store.moduleId)).size).toBe(4);
  const accepted: NonNullable<Awaited<ReturnType<typeof order>>>[] = [];
  for (let turn = 0; accepted.length < ORDERS && turn < ORDERS * 4; turn += 1) {
    isQuoted = turn % PLACED_EVERY !== 0;
    const result = await order(shop, pick(shelves), config);
    if (result) accepted.push(result);
  }
  expect(accepted).toHaveLength(ORDERS);
  expect(accepted.filter(({ shown, charged }) => shown !== charged)).toEqual([]);
  // Other refusals (a minimum, a coupon that needs an account) say nothing about the price.
  expect(refusals).not.toContain('order_amount');
  expect(accepted.some(({ coupon }) => coupon)).toBe(true);
  expect(accepted.some(({ delivery }) => delivery > 0)).toBe(true);
}, 900_000);
