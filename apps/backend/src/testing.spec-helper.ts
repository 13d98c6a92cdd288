/** Boots the backend in memory with the demo on a Thursday noon, and calls it as a storefront would. */
import { existsSync, mkdirSync, renameSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from './db/open-database';
import { seedDemo } from './demo/seed';
import { FIXTURES } from './demo/catalogue/stores';
import type { Shop } from './context';
import { buildApp } from './app';
import { demo } from './demo';
import { readConfig, type Config } from './config';
import { DEFAULT_PLACE } from './demo/city/plan';

export const NOON = '2026-03-05T11:00:00Z';
export type Json = Record<string, any>;

/** Signs the URLs of private pictures. */
export const STORAGE_SECRET = 'only-of-the-specs-0123456789abcdef';

export interface TestResponse {
  status: number;
  body: any;
}

export interface Customer {
  /** What was said at the sign-up. */
  person: Json;
  token: string;
  headers: Json;
  id: number;
  refCode: string;
}

/** Calls of a backend. Headers are by default those of a guest at Old Town Square. */
export interface TestClient {
  get: (path: string, headers?: Json) => Promise<TestResponse>;
  send: (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: Json, headers?: Json) => Promise<TestResponse>;
  post: (path: string, body?: Json, headers?: Json) => Promise<TestResponse>;
  /** Puts one of an item into a cart; for a guest's, `over` names the guest. */
  addToCart: (itemId: number, over?: Json, headers?: Json) => Promise<TestResponse>;
  /** @param body see {@link orderBody} */
  placeOrder: (body: Json, headers?: Json) => Promise<TestResponse>;
  guest: () => Promise<number>;
  /** Signs up another person. */
  customer: (over?: Json) => Promise<Customer>;
  storeOf: (fixture: keyof typeof FIXTURES) => Promise<Json>;
  itemOf: (fixture: keyof typeof FIXTURES) => Promise<Json>;
  /** A plain item with enough stock. */
  bananas: () => Promise<Json>;
}

export interface TestBackend extends TestClient {
  shop: Shop;
  close: () => Promise<void>;
}

/** Headers of a customer at Old Town Square in the grocery module. */
export const HERE: Json = {
  zoneid: '[1,2]',
  moduleid: '1',
  latitude: String(DEFAULT_PLACE.lat),
  longitude: String(DEFAULT_PLACE.lng),
};
export const FOOD: Json = { ...HERE, moduleid: '2' };

/** Settings of a backend without simulation or background changes. */
export const testSettings = (databaseUrl = ''): Record<string, string> => ({
  DEMO: '1',
  LOG_LEVEL: 'silent',
  SIMULATION: '0',
  CLOCK: NOON,
  RATE_LIMIT: '1000000',
  DATA_DIR: '/tmp/shop-spec',
  SHARED_SECONDS: '0',
  TOTAL_SECONDS: '0',
  DATABASE_URL: databaseUrl,
});

/** Headers of the customer who holds the token, at the same place. */
export const bearer = (token: string, headers = HERE): Json => ({ ...headers, authorization: `Bearer ${token}` });

/** What a rejected call answers, for `toMatchObject`. */
export const rejected = (status: number, code: string): object => ({ status, body: { errors: [{ code }] } });

let people = 0;
/** The body of a sign-up: of another person each time. */
function newPerson(over: Json): Json {
  people += 1;
  const sign = String(people).padStart(4, '0');
  const name = { f_name: 'Mina', l_name: 'Vella', email: `mina${people}@example.com`, phone: `+356 2100 ${sign}` };
  return { ...name, password: 'correct horse battery', ...over };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * What all files of a run share (tools/jest/backend-run.cjs): the first that asks makes it, others wait.
 * @param make writes the file or folder @returns its path
 */
export async function sharedByRun(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = join(String(process.env.SAVED_DEMOS), name);
  const lock = `${path}.lock`;
  while (!existsSync(path)) {
    if (!mkdirSync(lock, { recursive: true })) await pause(100);
    else
      try {
        if (existsSync(path)) continue;
        await make(`${path}.new`);
        renameSync(`${path}.new`, path);
      } finally {
        rmdirSync(lock);
      }
  }
  return path;
}

/** The demo as of {@link NOON}, whatever the clock of the backend says later. */
const savedDemo = ({ items, stores }: Config['demoSize']): Promise<string> =>
  sharedByRun(`${items}-${stores}`, async (file) => {
    const database = await openDatabase({ databaseUrl: null, dataDir: null });
    await seedDemo(database.db, { items, stores }, new Date(NOON));
    await database.save(file);
    await database.close();
  });

/** @param options `remoteAddress`: where the calls come from */
export function clientOf({ app }: Pick<Shop, 'app'>, options: { remoteAddress?: string } = {}): TestClient {
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: Json,
    headers: Json = HERE,
  ): Promise<TestResponse> => {
    const url = path.startsWith('/') ? path : `/api/v1/${path}`;
    const answer = await app.inject({ method, url, headers, ...options, ...(body ? { payload: body } : {}) });
    const isJson = String(answer.headers['content-type']).includes('json');
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.body };
  };
  const get: TestClient['get'] = (path, headers) => call('GET', path, undefined, headers);
  const post: TestClient['post'] = (path, body, headers) => call('POST', path, body, headers);
  const details = async (path: string): Promise<Json> => (await get(path)).body;
  return {
    get,
    send: call,
    post,
    addToCart: (itemId, over, headers) => post('customer/cart/add', cartLine(itemId, over), headers),
    placeOrder: (body, headers) => post('customer/order/place', body, headers),
    guest: async () => (await post('auth/guest/request')).body.guest_id,
    customer: async (over = {}) => {
      const person = newPerson(over);
      const { status, body } = await post('auth/sign-up', person);
      if (status !== 200) throw new Error(`Not signed up: ${JSON.stringify(body)}`);
      const headers = bearer(body.token);
      const info = (await get('customer/info', headers)).body;
      return { person, token: body.token, headers, id: info.id, refCode: info.ref_code };
    },
    storeOf: (fixture) => details(`stores/details/${FIXTURES[fixture]}`),
    itemOf: (fixture) => details(`items/details/${FIXTURES[fixture]}`),
    bananas: () => details('items/details/bananas-green-corner'),
  };
}

export async function boot(env: Record<string, string> = {}): Promise<TestBackend> {
  const config = readConfig({ ...testSettings(), STORAGE_SECRET, ...env });
  const options = config.databaseUrl ? {} : { copyOf: await savedDemo(config.demoSize) };
  const shop = await buildApp(config, demo, { inMemory: true, ...options });
  await shop.app.ready();
  return {
    ...clientOf(shop),
    shop,
    close: async () => {
      const closed = shop.app.close();
      // A client keeps an unread response open for more than a minute.
      shop.app.server.closeAllConnections();
      await closed;
    },
  };
}

/** Boots a backend before all tests of a file and closes it after them. @returns what {@link boot} returns, filled by then */
export function bootBeforeAll(env?: Record<string, string>): TestBackend {
  const backend = {} as TestBackend;
  beforeAll(async () => void Object.assign(backend, await boot(env)), 300_000);
  afterAll(() => backend.close());
  return backend;
}

/** The body that puts one of an item into a cart; of a guest's, `over` says whose. */
export const cartLine = (itemId: number, over: Json = {}): Json => ({
  model: 'Item',
  item_id: itemId,
  quantity: 1,
  variation: [],
  ...over,
});

/** The body of a delivery order to Old Town Square. @param guestId null: of the signed-in customer */
export function orderBody(guestId: number | null, storeId: number, over: Json = {}): Json {
  return {
    ...(guestId === null ? {} : { guest_id: guestId }),
    order_type: 'delivery',
    payment_method: 'cash_on_delivery',
    store_id: storeId,
    address: '1 Market Street',
    address_type: 'home',
    latitude: String(DEFAULT_PLACE.lat),
    longitude: String(DEFAULT_PLACE.lng),
    contact_person_name: 'Mina Vella',
    contact_person_number: '+356 2100 0000',
    contact_person_email: 'mina@example.com',
    ...over,
  };
}
