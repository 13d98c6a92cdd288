/**
 * Attacks on the shop from outside: two backends on one PostgreSQL, a storefront in front, with production limits.
 * Each attack reports its outcome; the first success of an attack ends the run. `attack-bodies.mjs` has the attacks
 * with large bodies.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { answers, root } from '../lib/run.mjs';
import { bodies } from './attack-bodies.mjs';
import { call, stockedItems, guest, must, orderOf, startBackend, wait } from './backend.mjs';

/** The default limit per address. */
const OPEN = { RATE_LIMIT: '1200', SIMULATION: '0' };
let hosts = 0;
/** A new client address: the backends trust `X-Forwarded-For` from this machine, as from their storefront. */
const from = () => ({ 'x-forwarded-for': `10.77.${(hosts += 1) >> 8}.${hosts & 255}` });
const count = (list, isSo) => list.filter(isSo).length;
const all = (times, act) => Promise.all(Array.from({ length: times }, (_, index) => act(index)));

async function startStorefront({ port, backendUrl }) {
  const child = spawn(process.execPath, [join(root, 'apps/storefront/dist/server/main.js')], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      BACKEND_URL: backendUrl,
      DEMO: '1',
      LOG_LEVEL: 'error',
      ...OPEN,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const isReady = await answers(`${url}/health/live`, 120_000, () => child.exitCode !== null);
  if (!isReady) child.kill('SIGKILL');
  must(isReady, 'The storefront did not start.');
  return { url, child };
}

/** Each call forges another address, but all come from one: the storefront trusts no proxy. */
async function forwarded({ front }) {
  const signIn = () =>
    call(front, 'auth/login', {
      body: { email_or_phone: 'nobody@example.com', password: 'wrong guess' },
      headers: from(),
    });
  const tried = await all(130, signIn);
  const heard = count(tried, ({ status }) => status !== 429);
  must(heard < 60, `${heard} of 130 sign-ins of one address were heard.`);
  const calls = await all(1_500, () => call(front, 'config', { headers: from() }));
  const answered = count(calls, ({ status }) => status === 200);
  must(answered <= 1_300, `${answered} of 1,500 calls of one address were answered.`);
  return `forwarded addresses: ${heard} of 130 sign-ins heard, ${answered} of 1,500 calls answered`;
}

/** Guesses coupon codes on both processes. */
async function coupons({ urls, storeId }) {
  const headers = from();
  const id = await guest(urls[0]);
  const tried = [];
  for (let turn = 0; turn < 60; turn += 1)
    tried.push(
      await call(urls[turn % 2], `coupon/apply?code=GUESS${turn}&store_id=${storeId}&guest_id=${id}`, { headers }),
    );
  const heard = count(tried, ({ status }) => status !== 429);
  must(heard <= 25, `${heard} of 60 codes were heard.`);
  return `coupons: ${heard} of 60 codes heard`;
}

/** One address orders with ever new guest ids, and never pays. */
async function shelf({ urls, storeId, items }) {
  const headers = from();
  const [item] = items;
  const placed = [];
  for (let turn = 0; turn < 45; turn += 1) {
    const id = (await call(urls[turn % 2], 'auth/guest/request', { body: {}, headers })).body?.guest_id ?? null;
    const body = orderOf(id, storeId, [{ id: item.id, quantity: 3 }]);
    placed.push(await call(urls[turn % 2], 'customer/order/place', { body, headers }));
  }
  const taken = count(placed, ({ status }) => status === 200);
  must(taken <= 20, `${taken} orders of one address were taken.`);
  must(taken > 0, 'No order was taken: nothing is shown.');
  return `empty shelves: ${taken} of 45 guest orders taken`;
}

/** Searches a known phone's orders by guessing numbers around a known one. */
async function claims({ urls, storeId, items }) {
  const owner = from();
  const id = (await call(urls[0], 'auth/guest/request', { body: {}, headers: owner })).body?.guest_id;
  const phone = '+35699123456';
  const body = { ...orderOf(id, storeId, [{ id: items[1].id, quantity: 1 }]), contact_person_number: phone };
  const mine = await call(urls[0], 'customer/order/place', { body, headers: owner });
  must(mine.status === 200, `The order was refused: ${JSON.stringify(mine.body)}`);
  const other = await call(urls[0], 'customer/order/place', { body, headers: owner });
  const near = Math.abs(mine.body.order_id - other.body.order_id);
  must(near > 50, `Two orders in turn are ${near} apart.`);
  const thief = from();
  const responses = [];
  for (let turn = 1; turn <= 200; turn += 1)
    responses.push(
      await call(
        urls[turn % 2],
        `customer/order/track?order_id=${mine.body.order_id + turn}&contact_number=${encodeURIComponent(phone)}`,
        { headers: thief },
      ),
    );
  const found = count(responses, ({ status }) => status === 200);
  const heard = count(responses, ({ status }) => status !== 429);
  must(found === 0, `${found} orders were found.`);
  must(heard <= 100, `${heard} of 200 guesses were heard.`);
  return `claims by phone: ${heard} of 200 heard, none found, numbers ${near} apart`;
}

/** Cancels 25 orders on both processes at once, each twice: stock is restored once. */
async function races({ urls, storeId, items, stockOf }) {
  const item = items[2];
  const before = await stockOf(item.id);
  const answered = [];
  for (let round = 0; round < 25; round += 1) {
    const headers = from();
    const id = (await call(urls[0], 'auth/guest/request', { body: {}, headers })).body?.guest_id;
    // A different phone each, because orders per phone are limited separately.
    const contact_person_number = `+3569900${String(1000 + round)}`;
    const body = { ...orderOf(id, storeId, [{ id: item.id, quantity: 1 }]), contact_person_number };
    const placed = await call(urls[round % 2], 'customer/order/place', { body, headers });
    must(placed.status === 200, `An order was refused: ${JSON.stringify(placed.body)}`);
    const cancel = { order_id: placed.body.order_id, guest_id: id, reason: 'Changed my mind', _method: 'put' };
    answered.push(await Promise.all(urls.map((url) => call(url, 'customer/order/cancel', { body: cancel, headers }))));
  }
  const once = count(answered, (pair) => count(pair, ({ status }) => status === 200) === 1);
  const after = await stockOf(item.id);
  must(after === before, `${before} on the shelf before, ${after} after.`);
  must(
    once === 25,
    `${once} of 25 orders were cancelled once: ${JSON.stringify(answered.flat().map(({ status }) => status))}`,
  );
  return `cancelled twice at once: ${once} of 25 once, the shelf as before`;
}

/** One guest opens 500 streams of one order, over both processes. */
async function streams({ urls, storeId, items }) {
  const headers = from();
  const id = (await call(urls[0], 'auth/guest/request', { body: {}, headers })).body?.guest_id;
  const body = { ...orderOf(id, storeId, [{ id: items[3].id, quantity: 1 }]), contact_person_number: '+35699333333' };
  const placed = await call(urls[0], 'customer/order/place', { body, headers });
  must(placed.status === 200, `The order was refused: ${JSON.stringify(placed.body)}`);
  const ends = new AbortController();
  const statuses = [];
  for (let turn = 0; turn < 500; turn += 1) {
    const path = `/api/v1/customer/order/events?order_id=${placed.body.order_id}&guest_id=${id}`;
    const answer = await fetch(urls[turn % 2] + path, { headers, signal: ends.signal });
    statuses.push(answer.status);
    if (answer.status !== 200) await answer.text();
  }
  const open = count(statuses, (status) => status === 200);
  ends.abort();
  must(open === 5, `${open} of 500 streams were opened.`);
  return `streams: ${open} of 500 opened`;
}

export async function attack({ folder, databaseUrl, port }) {
  const backends = [
    await startBackend({ port, folder, databaseUrl, env: OPEN }),
    await startBackend({ port: port + 1, folder, databaseUrl, env: OPEN }),
  ];
  const urls = backends.map(({ url }) => url);
  const front = await startStorefront({ port: port + 2, backendUrl: urls[0] });
  try {
    const { storeId, items } = await stockedItems(urls[0], 8);
    const stockOf = async (id) => {
      await wait(50);
      return (await stockedItems(urls[0], 50)).items.find((item) => item.id === id)?.stock ?? 0;
    };
    const target = {
      urls,
      front: front.url,
      pids: backends.map(({ child }) => child.pid),
      folder,
      storeId,
      items,
      stockOf,
      from,
    };
    const lines = [];
    for (const attempt of [...bodies, claims, coupons, races, shelf, streams, forwarded])
      lines.push(await attempt(target));
    return `\n    ${lines.join('\n    ')}`;
  } finally {
    front.child.kill('SIGKILL');
  }
}
