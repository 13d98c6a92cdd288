/**
 * A real Varnish in front, with the VCL of docs/deploy: shared responses are cached until they change, and personal
 * ones never.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../../../tools/lib/ports.mjs';
import { startVarnish } from '../../../tools/lib/varnish.mjs';
import { items } from './db/schema';
import { purge } from './features/outbox/purge';
import { boot, HERE, type Json, type TestBackend } from './testing.spec-helper';
import { eq } from 'drizzle-orm';

let backend: TestBackend;
let varnish: Awaited<ReturnType<typeof startVarnish>>;
let storefront: Server;
beforeAll(async () => {
  const purgePort = await freePort();
  backend = await boot({ CACHE_SECONDS: '300', CACHE_PURGE_URL: `http://127.0.0.1:${purgePort}/`, TRUST_PROXY: '1' });
  await backend.shop.app.listen({ port: 0, host: '127.0.0.1' });
  // Pages with the storefront's headers (covered by its own spec); their content depends on the request headers.
  storefront = createServer(({ headers }, answer) =>
    answer
      .setHeader('cache-control', 'public, max-age=0, s-maxage=300, stale-while-revalidate=300')
      .setHeader('vary', 'Cookie, Accept-Encoding, User-Agent')
      .setHeader('surrogate-key', 'all page')
      .end(`${headers.cookie ?? ''}|${headers['user-agent']}|${Math.random()}`),
  ).listen(0, '127.0.0.1');
  await new Promise((done) => storefront.once('listening', done));
  varnish = await startVarnish({
    storefrontPort: (storefront.address() as AddressInfo).port,
    backendPort: (backend.shop.app.server.address() as AddressInfo).port,
    purgePort,
  });
}, 120_000);
afterAll(async () => {
  await varnish?.stop();
  storefront?.close();
  await backend?.close();
});

const text = (headers: Json) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
async function get(path: string, headers: Json = HERE) {
  const answer = await fetch(varnish.url + path, { headers: text(headers) });
  const body = await answer.text();
  return { status: answer.status, cache: answer.headers.get('x-cache'), headers: answer.headers, body };
}
const ITEM = '/api/v1/items/details/bananas-green-corner';

it('a list is computed once per zone, module and language', async () => {
  const list = '/api/v1/items/popular?limit=10&offset=1';
  expect((await get(list)).cache).toBe('miss');
  const again = await get(list);
  expect([again.status, again.cache]).toEqual([200, 'hit']);
  // Browsers get neither surrogate keys nor stale-while-revalidate.
  expect(again.headers.get('surrogate-key')).toBeNull();
  expect(again.headers.get('cache-control')).toBe('private, no-cache');
  for (const other of [{ zoneid: '[3]' }, { moduleid: '2' }, { 'x-localization': 'ar' }]) {
    const answer = await get(list, { ...HERE, ...other });
    expect([other, answer.cache, answer.body === again.body]).toEqual([other, 'miss', false]);
  }
  // Items are the same everywhere within the zones; stores have a distance.
  const aside = { ...HERE, latitude: String(Number(HERE.latitude) + 0.01) };
  expect((await get(list, aside)).cache).toBe('hit');
  const stores = '/api/v1/stores/popular';
  const near = await get(stores);
  expect((await get(stores, { ...HERE, latitude: `${Number(HERE.latitude).toFixed(4)}01` })).cache).toBe('hit');
  const far = await get(stores, aside);
  expect([far.cache, far.body === near.body]).toEqual(['miss', false]);
});

it('a change purges its surrogate keys, and nothing else', async () => {
  await get(ITEM);
  const { body } = await get(ITEM);
  const other = '/api/v1/items/details/olive-oil-green-corner';
  await get(other);
  const { db, clock, config } = backend.shop;
  const { id, price } = JSON.parse(body) as { id: number; price: number };
  await db.transaction(async (tx) => {
    await tx
      .update(items)
      .set({ price: (price + 1) * 100 })
      .where(eq(items.id, id));
    await purge(tx, config, [`item-${id}`], clock());
  });
  for (let tries = 0; tries < 100 && (await get(ITEM)).body === body; tries += 1)
    await new Promise((go) => setTimeout(go, 100));
  expect((JSON.parse((await get(ITEM)).body) as Json).price).toBe(price + 1);
  expect((await get(other)).cache).toBe('hit');
});

it('purges from outside and malformed purges are rejected', async () => {
  await get(ITEM);
  const ask = async (url: string, key: string) =>
    (await fetch(url, { method: 'PURGE', headers: { 'surrogate-key': key } })).status;
  expect(await ask(varnish.url + ITEM, 'all')).toBe(405);
  expect(await ask(varnish.purgeUrl, '.*')).toBe(400);
  expect((await fetch(varnish.purgeUrl)).status).toBe(405);
  expect((await get(ITEM)).cache).toBe('hit');
  expect(await ask(varnish.purgeUrl, 'all')).toBe(200);
  expect((await get(ITEM)).cache).toBe('miss');
});

it('two customers and two guests never get each other’s responses, and their lists are not cached', async () => {
  const people = await Promise.all(
    ['Ada', 'Ben'].map(async (name) => {
      const { headers } = await backend.customer({ f_name: name, email: `${name.toLowerCase()}@example.com` });
      return { name, headers, guest: await backend.guest() };
    }),
  );
  for (const turn of [1, 2, 3])
    for (const { name, headers, guest } of people) {
      const info = await get('/api/v1/customer/info', headers);
      expect([
        turn,
        info.cache,
        info.body.includes(`${name.toLowerCase()}@`),
        info.headers.get('cache-control'),
      ]).toEqual([turn, 'miss', true, 'private, no-store']);
      for (const path of ['wish-list', 'order/list?limit=10&offset=1', 'notifications', 'address/list'])
        expect([path, (await get(`/api/v1/customer/${path}`, headers)).cache]).toEqual([path, 'miss']);
      for (const path of [ITEM, '/api/v1/items/popular', '/api/v1/config'])
        expect([path, (await get(path, headers)).cache]).toEqual([path, 'miss']);
      expect((await get(`/api/v1/customer/cart/list?guest_id=${guest}`)).cache).toBe('miss');
      expect((await get(ITEM, { ...HERE, cookie: 'wrote=1' })).cache).toBe('miss');
    }
  // Signed out it is rejected, whoever was signed in before.
  expect((await get('/api/v1/customer/info')).status).toBe(401);
});

it('a page without a place is cached per language, theme and kind of device; a page with a place is not shared', async () => {
  const page = (cookie: string, agent = 'Mozilla/5.0') => get('/product/1', { cookie, 'user-agent': agent });
  const first = await page('ads=1; shop_language=en-US; other=2');
  expect([first.cache, first.body.split('|')[0]]).toEqual(['miss', 'shop_language=en-US']);
  expect((await page('shop_language=en-US; ads=7', 'Mozilla/6.0')).body).toBe(first.body);
  for (const [cookie, agent] of [
    ['shop_language=ar-SA', 'Mozilla/5.0'],
    ['shop_language=en-US; shop_theme=dark', 'Mozilla/5.0'],
    ['shop_language=en-US', 'Phone Mobile'],
  ] as const)
    expect([cookie, agent, (await page(cookie, agent)).cache]).toEqual([cookie, agent, 'miss']);
  for (const home of ['%7Bada%7D', '%7Bben%7D', '%7Bada%7D']) {
    const answer = await page(`shop_place=${home}; shop_language=en-US`);
    expect([answer.cache, answer.body.includes(home)]).toEqual(['miss', true]);
  }
});
