/** A customer's account (contract §6, §8). Without credentials only anonymous calls are checked. */
import type { Json } from '../client';
import { ADDRESS, filled, list, number } from '../tolerant-shapes';
import type { Walk } from '../walk';

const PERSONAL = [
  'customer/info',
  'customer/address/list',
  'customer/wish-list',
  'customer/notifications',
  'customer/wallet/transactions',
  'customer/wallet/bonuses',
  'customer/loyalty-point/transactions',
  'customer/message/list',
  'customer/visit-again',
  'coupon/list',
] as const;

export async function checkAnonymous(walk: Walk): Promise<void> {
  for (const path of PERSONAL) {
    const endpoint = `GET /api/v1/${path}`;
    await walk.rejects(endpoint, 'nobody', [401]);
    const wrong = await walk.call(endpoint, { headers: { Authorization: 'Bearer not-a-token' } });
    walk.isRejected(endpoint, wrong, 'an invented token', [401]);
  }
  const LOGIN = 'POST /api/v1/auth/login';
  const body = {
    login_type: 'manual',
    email_or_phone: 'nobody@example.com',
    password: 'wrong password',
    field_type: 'email',
  };
  await walk.rejects(LOGIN, 'a wrong password', [401, 403], { body });
}

const LISTS = ['customer/notifications', 'customer/wallet/bonuses', 'customer/visit-again', 'coupon/list'];
const PAGES: Record<string, string> = {
  'customer/order/list': 'orders',
  'customer/order/running-orders': 'orders',
  'customer/wallet/transactions': 'data',
  'customer/loyalty-point/transactions': 'data',
  'customer/message/list': 'conversations',
  'customer/address/list': 'addresses',
};

async function checkReading(walk: Walk): Promise<void> {
  const INFO = 'GET /api/v1/customer/info';
  const info = await walk.succeeds(INFO);
  if (info) {
    const needs = {
      id: number,
      f_name: filled,
      email: filled,
      phone: filled,
      wallet_balance: number,
      loyalty_point: number,
    };
    walk.matches(INFO, 'says who it is', info.body, needs);
  }
  for (const path of LISTS) {
    const endpoint = `GET /api/v1/${path}`;
    const answer = await walk.succeeds(endpoint);
    if (answer) walk.must(endpoint, 'is a plain list', list.test(answer.body), 'no list');
  }
  for (const [path, key] of Object.entries(PAGES)) {
    const endpoint = `GET /api/v1/${path}`;
    const answer = await walk.succeeds(endpoint, { query: 'limit=5&offset=1' });
    if (!answer) continue;
    const body = answer.body as Json;
    walk.must(endpoint, `a page with ${key}`, Array.isArray(body[key]) && number.test(body.total_size), 'it is none');
  }
}

async function checkAddresses(walk: Walk): Promise<void> {
  const ADD = 'POST /api/v1/customer/address/add';
  const { lat, lng } = walk.found.place;
  const address = {
    contact_person_name: 'Conformance',
    contact_person_number: '+35621000000',
    address_type: 'other',
    address: `Conformance ${Math.round(performance.now())}`,
    latitude: String(lat),
    longitude: String(lng),
  };
  const added = await walk.succeeds(ADD, { body: address });
  if (!added) return;
  walk.must(ADD, 'tells the zones of the place', list.test((added.body as Json).zone_ids), 'no zone_ids');
  await walk.rejects(ADD, 'a place in the ocean', [403, 404], {
    body: { ...address, latitude: '0', longitude: '-140' },
  });
  await walk.rejects(ADD, 'without an address', [403, 422], { body: { ...address, address: '' } });
  const LIST = 'GET /api/v1/customer/address/list';
  const all = (await walk.call(LIST, { query: 'limit=100&offset=1' })).body as Json | null;
  const saved = ((all?.addresses ?? []) as Json[]).find((entry) => entry.address === address.address);
  if (!walk.must(LIST, 'holds what was added', saved, 'it does not') || !saved) return;
  walk.entries(LIST, [saved], ADDRESS);
  const UPDATE = 'PUT /api/v1/customer/address/update/{id}';
  await walk.succeeds(UPDATE, { id: saved.id, body: { ...address, house: '9' } });
  const DELETE = 'DELETE /api/v1/customer/address/delete';
  await walk.succeeds(DELETE, { query: `address_id=${String(saved.id)}` });
  await walk.rejects(DELETE, 'one that is gone', [404, 403], { query: `address_id=${String(saved.id)}` });
}

async function checkWishes(walk: Walk): Promise<void> {
  const id = walk.found.item?.id;
  if (id === undefined) return;
  const LIST = 'GET /api/v1/customer/wish-list';
  const had = (await walk.call(LIST)).body as Json | null;
  const read = (body: Json | null) => ((body?.item ?? body?.items ?? []) as Json[]).map((entry) => String(entry.id));
  if (read(had).includes(String(id))) return;
  const ADD = 'POST /api/v1/customer/wish-list/add';
  await walk.succeeds(ADD, { body: { item_id: Number(id) } });
  await walk.rejects(ADD, 'the same again', [403, 409], { body: { item_id: Number(id) } });
  const now = await walk.succeeds(LIST);
  if (now) walk.must(LIST, 'holds what was added', read(now.body as Json).includes(String(id)), 'it does not');
  const REMOVE = 'DELETE /api/v1/customer/wish-list/remove';
  await walk.succeeds(REMOVE, { query: `item_id=${String(id)}` });
  await walk.rejects(REMOVE, 'what is not there', [404, 403], { query: `item_id=${String(id)}` });
}

export interface Account {
  email: string;
  password: string;
}

export async function checkCustomer(walk: Walk, account: Account, writes: boolean): Promise<void> {
  const LOGIN = 'POST /api/v1/auth/login';
  const body = {
    login_type: 'manual',
    email_or_phone: account.email,
    phone: account.email,
    password: account.password,
    field_type: 'email',
  };
  const answer = await walk.succeeds(LOGIN, { body });
  if (!answer) return;
  const { token } = answer.body as Json;
  if (!walk.must(LOGIN, 'gives a token', typeof token === 'string' && token, 'none')) return;
  const { common } = walk.client;
  walk.client.common = { ...common, Authorization: `Bearer ${String(token)}` };
  await checkReading(walk);
  if (writes) {
    await checkAddresses(walk);
    await checkWishes(walk);
  }
  walk.client.common = common;
}

/** Robustness: unknown paths and malformed numbers. */
export async function checkRobustness(walk: Walk): Promise<void> {
  const NOTHING = 'GET /api/v1/nothing-here';
  const nothing = await walk.call(NOTHING);
  walk.should('manners', 'an unknown call is a 404', nothing.status === 404, `status ${nothing.status}`);
  walk.should('manners', 'and says so in JSON', nothing.isJson, 'no JSON');
  const huge = await walk.call('GET /api/v1/items/popular', { query: 'limit=1e309&offset=1' });
  walk.should(
    'manners',
    'a number that is none breaks nothing',
    huge.status < 500 && huge.status > 0,
    `status ${huge.status}`,
  );
  const REASONS: [string, string][] = [
    [
      'GET /api/v1/customer/order/cancellation-reasons',
      '/api/v1/customer/order/cancellation-reasons?limit=10&offset=1&type=customer',
    ],
    ['GET /api/v1/customer/order/refund-reasons', '/api/v1/customer/order/refund-reasons'],
    ['GET /api/v1/customer/order/parcel-instructions', '/api/v1/customer/order/parcel-instructions?limit=10&offset=1'],
    ['GET /api/v1/parcel-category', '/api/v1/parcel-category'],
  ];
  for (const [endpoint, path] of REASONS) await walk.succeeds(endpoint, { path });
  for (const page of [
    'about-us',
    'privacy-policy',
    'terms-and-conditions',
    'refund-policy',
    'shipping-policy',
    'cancelation',
  ]) {
    const endpoint = `GET /api/v1/${page}`;
    const answer = await walk.call(endpoint);
    const body = answer.body as Json | string | null;
    const text = typeof body === 'string' ? body : (body?.value ?? body?.data ?? body?.content);
    walk.should(endpoint, 'is a text', answer.status === 200 && typeof text === 'string', `status ${answer.status}`);
  }
}
