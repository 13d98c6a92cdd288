/**
 * Attacks on the shop from outside: two backends on one PostgreSQL, a storefront in front, with production limits.
 * Each attack reports its outcome; the first success of an attack ends the run. `attack-bodies.mjs` has the attacks
 * with large bodies.
 */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { startStorefront } from '../lib/servers.mjs';
import { bodyAttacks } from './attack-bodies.mjs';
import { call, children, guest, orderOf, startBackend, stockedItems } from './backend.mjs';

/** The default limit per address. */
const LIMITED = { RATE_LIMIT: '1200' };
let hosts = 0;
/** A new client address: the backends trust `X-Forwarded-For` from this machine, as from their storefront. */
const from = () => ({ 'x-forwarded-for': `10.77.${(hosts += 1) >> 8}.${hosts & 255}` });
const count = (list, matches) => list.filter(matches).length;
const inParallel = (times, send) => Promise.all(Array.from({ length: times }, send));

/** Each call forges another address, but all come from one: the storefront trusts no proxy. */
async function forwarded({ front }) {
  const signIn = () =>
    call(front, 'auth/login', {
      body: { email_or_phone: 'nobody@example.com', password: 'wrong guess' },
      headers: from(),
    });
  const attempts = await inParallel(130, signIn);
  const accepted = count(attempts, ({ status }) => status !== 429);
  assert(accepted < 60, `${accepted} of 130 sign-ins of one address were accepted.`);
  const calls = await inParallel(1_500, () => call(front, 'config', { headers: from() }));
  const answered = count(calls, ({ status }) => status === 200);
  assert(answered <= 1_300, `${answered} of 1,500 calls of one address were answered.`);
  return `forwarded addresses: ${accepted} of 130 sign-ins accepted, ${answered} of 1,500 calls answered`;
}

/** Guesses coupon codes on both processes. */
async function coupons({ urls, storeId }) {
  const headers = from();
  const id = await guest(urls[0]);
  const attempts = [];
  for (let turn = 0; turn < 60; turn += 1)
    attempts.push(
      await call(urls[turn % 2], `coupon/apply?code=GUESS${turn}&store_id=${storeId}&guest_id=${id}`, { headers }),
    );
  const accepted = count(attempts, ({ status }) => status !== 429);
  assert(accepted <= 25, `${accepted} of 60 codes were accepted.`);
  return `coupons: ${accepted} of 60 codes accepted`;
}

/** One address orders with ever new guest ids, and never pays. */
async function emptyShelves({ urls, storeId, items }) {
  const headers = from();
  const [item] = items;
  const placed = [];
  for (let turn = 0; turn < 45; turn += 1) {
    const id = (await call(urls[turn % 2], 'auth/guest/request', { body: {}, headers })).body?.guest_id ?? null;
    const body = orderOf(id, storeId, [{ id: item.id, quantity: 3 }]);
    placed.push(await call(urls[turn % 2], 'customer/order/place', { body, headers }));
  }
  const placedCount = count(placed, ({ status }) => status === 200);
  assert(placedCount <= 20, `${placedCount} orders of one address were accepted.`);
  assert(placedCount > 0, 'No order was accepted, so nothing is shown.');
  return `empty shelves: ${placedCount} of 45 guest orders accepted`;
}

/** Searches a known phone's orders by guessing numbers around a known one. */
async function claims({ urls, storeId, items }) {
  const owner = from();
  const id = (await call(urls[0], 'auth/guest/request', { body: {}, headers: owner })).body?.guest_id;
  const phone = '+35699123456';
  const body = { ...orderOf(id, storeId, [{ id: items[1].id, quantity: 1 }]), contact_person_number: phone };
  const mine = await call(urls[0], 'customer/order/place', { body, headers: owner });
  assert(mine.status === 200, `The order was refused: ${JSON.stringify(mine.body)}`);
  const other = await call(urls[0], 'customer/order/place', { body, headers: owner });
  const distance = Math.abs(mine.body.order_id - other.body.order_id);
  assert(distance > 50, `Two orders in turn are ${distance} apart.`);
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
  const accepted = count(responses, ({ status }) => status !== 429);
  assert(found === 0, `${found} orders were found.`);
  assert(accepted <= 100, `${accepted} of 200 guesses were accepted.`);
  return `claims by phone: ${accepted} of 200 accepted, none found, numbers ${distance} apart`;
}

/** Cancels 25 orders on both processes at once, each twice: stock is restored once. */
async function races({ urls, storeId, items, stockOf }) {
  const item = items[2];
  const before = await stockOf(item.id);
  const cancellations = [];
  for (let round = 0; round < 25; round += 1) {
    const headers = from();
    const id = (await call(urls[0], 'auth/guest/request', { body: {}, headers })).body?.guest_id;
    // A different phone each, because orders per phone are limited separately.
    const contact_person_number = `+3569900${String(1000 + round)}`;
    const body = { ...orderOf(id, storeId, [{ id: item.id, quantity: 1 }]), contact_person_number };
    const placed = await call(urls[round % 2], 'customer/order/place', { body, headers });
    assert(placed.status === 200, `An order was refused: ${JSON.stringify(placed.body)}`);
    const cancel = { order_id: placed.body.order_id, guest_id: id, reason: 'Changed my mind', _method: 'put' };
    cancellations.push(
      await Promise.all(urls.map((url) => call(url, 'customer/order/cancel', { body: cancel, headers }))),
    );
  }
  const once = count(cancellations, (pair) => count(pair, ({ status }) => status === 200) === 1);
  const after = await stockOf(item.id);
  assert(after === before, `${before} on the shelf before, ${after} after.`);
  assert(
    once === 25,
    `${once} of 25 orders were cancelled once: ${JSON.stringify(cancellations.flat().map(({ status }) => status))}`,
  );
  return `cancelled twice at once: ${once} of 25 once, the shelf as before`;
}

/** One guest opens 500 streams of one order, over both processes. */
async function streams({ urls, storeId, items }) {
  const headers = from();
  const id = (await call(urls[0], 'auth/guest/request', { body: {}, headers })).body?.guest_id;
  const body = { ...orderOf(id, storeId, [{ id: items[3].id, quantity: 1 }]), contact_person_number: '+35699333333' };
  const placed = await call(urls[0], 'customer/order/place', { body, headers });
  assert(placed.status === 200, `The order was refused: ${JSON.stringify(placed.body)}`);
  const controller = new AbortController();
  const statuses = [];
  for (let turn = 0; turn < 500; turn += 1) {
    const path = `/api/v1/customer/order/events?order_id=${placed.body.order_id}&guest_id=${id}`;
    const response = await fetch(urls[turn % 2] + path, { headers, signal: controller.signal });
    statuses.push(response.status);
    if (response.status !== 200) await response.text();
  }
  const open = count(statuses, (status) => status === 200);
  controller.abort();
  assert(open === 5, `${open} of 500 streams were opened.`);
  return `streams: ${open} of 500 opened`;
}

export async function attack({ folder, databaseUrl, port }) {
  const backends = [
    await startBackend({ port, folder, databaseUrl, env: LIMITED }),
    await startBackend({ port: port + 1, folder, databaseUrl, env: LIMITED }),
  ];
  const urls = backends.map(({ url }) => url);
  const front = await startStorefront(children, { port: port + 2, backendUrl: urls[0], env: LIMITED });
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
  for (const attempt of [...bodyAttacks, claims, coupons, races, emptyShelves, streams, forwarded])
    lines.push(await attempt(target));
  return `\n    ${lines.join('\n    ')}`;
}
