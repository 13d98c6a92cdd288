/** The link by which the receiver of a parcel follows it (decision 123). */
import { sql } from 'drizzle-orm';
import { tick } from './demo/simulation';
import { pointAt } from './demo/city/plan';
import { LIMITS } from './features/accounts/throttle';
import { deleteEndedLinks } from './features/parcels/receiver-link-queries';
import { followParcel, linkOfParcel } from './features/parcels/receiver-link';
import type { RequestPlace } from './plugins/place';
import { bearer, bootBeforeAll, HERE, orderBody, rejected, type Json } from './testing.spec-helper';

const backend = bootBeforeAll({ SIMULATION_SECONDS: '100' });
const PARCEL: Json = { ...HERE, moduleid: '5' };
const [SENDER, RECEIVER] = [pointAt(3, 3), pointAt(6, 4)];
const DAY = 24 * 60 * 60 * 1000;

let last = 0;
const elsewhere = (): Json => ({ ...PARCEL, 'x-forwarded-for': `10.7.${(last += 1)}.1` });
const ask = (body: Json, headers = PARCEL) => backend.post('customer/order/receiver-link', body, headers);
const follow = (token: string, headers = elsewhere()) => backend.post('parcel/follow', { token }, headers);

async function send(headers = PARCEL, guest: number | null = null) {
  const [category] = (await backend.get('parcel-category', PARCEL)).body as Json[];
  const receiver = {
    contact_person_name: 'Rana Aziz',
    contact_person_number: '+356 7900 0000',
    address: '4 Harbour Road',
    latitude: String(RECEIVER.lat),
    longitude: String(RECEIVER.lng),
    zone_id: 1,
  };
  const { store_id: _, ...body } = orderBody(guest, 0, {
    order_type: 'parcel',
    parcel_category_id: category?.id,
    address: '7 Secret Lane',
    latitude: String(SENDER.lat),
    longitude: String(SENDER.lng),
    receiver_details: JSON.stringify(receiver),
    charge_payer: 'receiver',
    order_note: 'secret note to the courier',
    dm_tips: '1.50',
  });
  const placed = await backend.placeOrder(body, headers);
  expect(placed.status).toBe(200);
  return placed.body.order_id as number;
}
async function parcel() {
  const guest = await backend.guest();
  const id = await send(PARCEL, guest);
  return { id, guest, own: { order_id: id, guest_id: guest } };
}
const trackOf = async ({ order_id: id, guest_id: guest }: Json) =>
  (await backend.get(`customer/order/track?order_id=${id}&guest_id=${guest}`, PARCEL)).body as Json;

it('[PLUS-49] shows what the receiver needs, in their language, and nothing else of the order', async () => {
  const { id, own } = await parcel();
  const { body: link } = await ask({ ...own, note: '  Two boxes, mind the lamp ' });
  expect(link).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), note: 'Two boxes, mind the lamp' });
  const { status, body } = await follow(link.token);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    order_status: 'pending',
    sender_name: 'Mina',
    note: 'Two boxes, mind the lamp',
    pending: expect.any(String),
    delivered: null,
    arrival: { from: expect.any(String), to: expect.any(String) },
    delay_reason: null,
    destination: { lat: RECEIVER.lat, lng: RECEIVER.lng },
    courier: null,
  });
  const said = JSON.stringify(body);
  for (const secret of [
    id,
    'Vella',
    '2100',
    'Secret',
    'secret',
    'Harbour',
    '7900',
    '1.5',
    'amount',
    'price',
    SENDER.lat,
  ])
    expect([secret, said.includes(String(secret))]).toEqual([secret, false]);
});

it('[PLUS-49] is the same at every press, from every device, until the sender makes another: then the old one stops', async () => {
  const { own } = await parcel();
  const [first, again] = [(await ask({ ...own, note: 'Hello' })).body, (await ask(own)).body];
  expect(again).toEqual(first);
  const { body: renewed } = await ask({ ...own, renew: 1 });
  expect(renewed).toEqual({ token: expect.not.stringMatching(first.token), note: 'Hello' });
  expect((await follow(first.token)).status).toBe(404);
  expect((await follow(renewed.token)).status).toBe(200);
  expect((await ask({ ...own, note: '' })).body).toEqual({ token: renewed.token, note: '' });
  const both = await Promise.all([ask(own), ask(own)]);
  expect(both.map(({ body }) => body.token)).toEqual([renewed.token, renewed.token]);
});

it('[PLUS-49] of the token only a hash is stored', async () => {
  const { own } = await parcel();
  const { token } = (await ask(own)).body;
  const { rows } = await backend.shop.db.execute(sql`SELECT * FROM receiver_links`);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});

it('[PLUS-49] follows the courier, and works until a day after the parcel arrived; then it is as unknown as any other', async () => {
  const { own } = await parcel();
  const { token } = (await ask(own)).body;
  const begin = backend.shop.clock().getTime();
  const at = (moment: number) => ({ ...backend.shop, clock: () => new Date(moment) });
  const places = new Set<string>();
  for (let share = 0; share <= 1.05; share += 0.05) {
    await tick(at(begin + share * 100_000));
    const { body } = await follow(token);
    if (body.courier?.place) places.add(JSON.stringify(body.courier.place));
  }
  const { body: arrived } = await follow(token);
  expect(arrived).toMatchObject({
    order_status: 'delivered',
    arrival: null,
    courier: { name: expect.any(String), image_full_url: expect.stringContaining('/storage/delivery-man/') },
  });
  expect(places.size).toBeGreaterThan(3);
  expect(await trackOf(own)).toMatchObject({ order_status: 'delivered', receiver_link: 1 });
  const end = new Date(`${arrived.delivered.replace(' ', 'T')}Z`).getTime();
  const place = {
    language: 'en',
    address: '10.8.0.1',
    origin: '',
    token: null,
    at: new Date(end + DAY),
  } as RequestPlace;
  await expect(followParcel(at(end + DAY - 1000), token, place)).resolves.toMatchObject({ order_status: 'delivered' });
  // Stamps of the wire have no milliseconds.
  const after = at(end + DAY + 1000);
  await expect(followParcel(after, token, place)).rejects.toMatchObject({ status: 404, code: 'token' });
  await expect(linkOfParcel(after, { ...own, order_id: own.order_id, renew: 1 }, place)).rejects.toMatchObject({
    status: 403,
  });
  expect(await follow('n0'.repeat(21))).toMatchObject({
    status: 404,
    body: { errors: [{ code: 'token', message: 'This link no longer works.' }] },
  });
});

it('[PLUS-49] the hourly clean-up forgets links that have ended, and keeps those of parcels under way and of yesterday', async () => {
  const [underWay, given] = [await parcel(), await parcel()];
  const linkOf = async ({ own }: { own: Json }) => (await ask(own)).body.token as string;
  const [kept, ended] = [await linkOf(underWay), await linkOf(given)];
  const cancelled = { ...given.own, reason: 'x' };
  expect((await backend.send('PUT', 'customer/order/cancel', cancelled, PARCEL)).status).toBe(200);
  const links = async () => {
    const { rows } = await backend.shop.db.execute(
      sql`SELECT order_id FROM receiver_links JOIN orders ON orders.id = order_id WHERE orders.number IN (${given.id}, ${underWay.id})`,
    );
    return rows.length;
  };
  const cleanUp = (after: number) =>
    deleteEndedLinks(backend.shop.db, new Date(backend.shop.clock().getTime() + after));
  await cleanUp(DAY - 60_000);
  expect(await links()).toBe(2);
  expect((await follow(ended)).status).toBe(200);
  await cleanUp(DAY + 60_000);
  expect(await links()).toBe(1);
  expect((await follow(ended)).status).toBe(404);
  expect((await follow(kept)).status).toBe(200);
});

it('[PLUS-49] only the sender makes one, and only of a parcel', async () => {
  const { own } = await parcel();
  const guest = await backend.guest();
  const { headers } = await backend.customer();
  expect(await ask({ ...own, guest_id: guest })).toMatchObject(rejected(404, 'order'));
  expect(await ask({ order_id: own.order_id }, { ...PARCEL, ...headers })).toMatchObject(rejected(404, 'order'));
  expect(await ask({ order_id: own.order_id })).toMatchObject({ status: 401 });
  expect(await ask(own, bearer('invented', PARCEL))).toMatchObject({ status: 401 });
  const bananas = await backend.bananas();
  await backend.addToCart(bananas.id, { guest_id: guest });
  const { body: order } = await backend.placeOrder(orderBody(guest, bananas.store_id));
  expect(await ask({ order_id: order.order_id, guest_id: guest })).toMatchObject(rejected(403, 'order_id'));
  expect(await ask({ ...own, note: 'x'.repeat(201) })).toMatchObject(rejected(403, 'note'));
});

it('[PLUS-49] [TRK-36] whoever knows number and phone alone gets no link, nor hears of one', async () => {
  const { own } = await parcel();
  const { body } = await backend.get(
    `customer/order/track?order_id=${own.order_id}&contact_number=${encodeURIComponent('+356 2100 0000')}`,
    elsewhere(),
  );
  expect(body).toMatchObject({ user_id: 0, receiver_link: 0 });
});

it('[PLUS-49] goes with the account', async () => {
  const { headers } = await backend.customer();
  const id = await send({ ...PARCEL, ...headers, moduleid: '5' });
  const { token } = (await ask({ order_id: id }, headers)).body;
  const cancel = { order_id: id, reason: 'mistake' };
  expect((await backend.send('PUT', 'customer/order/cancel', cancel, headers)).status).toBe(200);
  expect((await follow(token)).body.order_status).toBe('canceled');
  expect((await backend.send('DELETE', 'customer/remove-account', undefined, headers)).status).toBe(200);
  expect((await follow(token)).status).toBe(404);
});

it('[PLUS-49] wrong links are limited by address; those who have one are not', async () => {
  const { own } = await parcel();
  const { token } = (await ask(own)).body;
  const here = elsewhere();
  for (let count = 0; count < LIMITS.linkAddress.max + 5; count += 1)
    expect((await follow(token, here)).status).toBe(200);
  for (let count = 0; count < LIMITS.linkAddress.max; count += 1)
    expect((await follow(`wrong${count}`, here)).status).toBe(404);
  expect((await follow('one more', here)).status).toBe(429);
  expect((await follow(token)).status).toBe(200);
});
