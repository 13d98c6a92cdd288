/** A customer's account (contract §6, §8). Without credentials only anonymous calls are checked. */
import type { Json } from '../client';
import { ADDRESS, filled, list, number, type Need } from '../needs';
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
    walk.refuses(endpoint, await walk.ask(endpoint), 'nobody', 401);
    const wrong = await walk.ask(endpoint, undefined, { headers: { Authorization: 'Bearer not-a-token' } });
    walk.refuses(endpoint, wrong, 'an invented token', 401);
  }
  const LOGIN = 'POST /api/v1/auth/login';
  const body = {
    login_type: 'manual',
    email_or_phone: 'nobody@example.com',
    password: 'wrong password',
    field_type: 'email',
  };
  walk.refuses(LOGIN, await walk.ask(LOGIN, undefined, { body }), 'a wrong password', 401, 403);
}

const LISTS: Record<string, Need> = {
  'customer/notifications': list,
  'customer/wallet/bonuses': list,
  'customer/visit-again': list,
  'coupon/list': list,
};
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
  const info = await walk.ask(INFO);
  if (walk.works(INFO, info)) {
    const needs = {
      id: number,
      f_name: filled,
      email: filled,
      phone: filled,
      wallet_balance: number,
      loyalty_point: number,
    };
    walk.needs(INFO, 'says who it is', info.body, needs);
  }
  for (const [path, need] of Object.entries(LISTS)) {
    const endpoint = `GET /api/v1/${path}`;
    const answer = await walk.ask(endpoint);
    if (walk.works(endpoint, answer)) walk.must(endpoint, 'is a plain list', need.test(answer.body), 'no list');
  }
  for (const [path, key] of Object.entries(PAGES)) {
    const endpoint = `GET /api/v1/${path}`;
    const answer = await walk.ask(endpoint, `/api/v1/${path}?limit=5&offset=1`);
    if (!walk.works(endpoint, answer)) continue;
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
  const added = await walk.ask(ADD, undefined, { body: address });
  if (!walk.works(ADD, added)) return;
  walk.must(ADD, 'tells the zones of the place', list.test((added.body as Json).zone_ids), 'no zone_ids');
  walk.refuses(
    ADD,
    await walk.ask(ADD, undefined, { body: { ...address, latitude: '0', longitude: '-140' } }),
    'a place in the ocean',
    403,
    404,
  );
  walk.refuses(
    ADD,
    await walk.ask(ADD, undefined, { body: { ...address, address: '' } }),
    'without an address',
    403,
    422,
  );
  const LIST = 'GET /api/v1/customer/address/list';
  const all = (await walk.ask(LIST, '/api/v1/customer/address/list?limit=100&offset=1')).body as Json | null;
  const saved = ((all?.addresses ?? []) as Json[]).find((entry) => entry.address === address.address);
  if (!walk.must(LIST, 'holds what was added', saved, 'it does not') || !saved) return;
  walk.entries(LIST, [saved], ADDRESS);
  const UPDATE = 'PUT /api/v1/customer/address/update/{id}';
  walk.works(
    UPDATE,
    await walk.ask(UPDATE, `/api/v1/customer/address/update/${String(saved.id)}`, { body: { ...address, house: '9' } }),
  );
  const DELETE = 'DELETE /api/v1/customer/address/delete';
  walk.works(DELETE, await walk.ask(DELETE, `/api/v1/customer/address/delete?address_id=${String(saved.id)}`));
  walk.refuses(
    DELETE,
    await walk.ask(DELETE, `/api/v1/customer/address/delete?address_id=${String(saved.id)}`),
    'one that is gone',
    404,
    403,
  );
}

async function checkWishes(walk: Walk): Promise<void> {
  const id = walk.found.item?.id;
  if (id === undefined) return;
  const LIST = 'GET /api/v1/customer/wish-list';
  const had = (await walk.ask(LIST)).body as Json | null;
  const read = (body: Json | null) => ((body?.item ?? body?.items ?? []) as Json[]).map((entry) => String(entry.id));
  if (read(had).includes(String(id))) return;
  const ADD = 'POST /api/v1/customer/wish-list/add';
  walk.works(ADD, await walk.ask(ADD, undefined, { body: { item_id: Number(id) } }));
  walk.refuses(ADD, await walk.ask(ADD, undefined, { body: { item_id: Number(id) } }), 'the same again', 403, 409);
  const now = await walk.ask(LIST);
  if (walk.works(LIST, now))
    walk.must(LIST, 'holds what was added', read(now.body as Json).includes(String(id)), 'it does not');
  const REMOVE = 'DELETE /api/v1/customer/wish-list/remove';
  walk.works(REMOVE, await walk.ask(REMOVE, `/api/v1/customer/wish-list/remove?item_id=${String(id)}`));
  walk.refuses(
    REMOVE,
    await walk.ask(REMOVE, `/api/v1/customer/wish-list/remove?item_id=${String(id)}`),
    'what is not there',
    404,
    403,
  );
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
  const answer = await walk.ask(LOGIN, undefined, { body });
  if (!walk.works(LOGIN, answer)) return;
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
  const nothing = await walk.ask(NOTHING);
  walk.should('manners', 'an unknown call is a 404', nothing.status === 404, `status ${nothing.status}`);
  walk.should('manners', 'and says so in JSON', nothing.isJson, 'no JSON');
  const huge = await walk.ask('GET /api/v1/items/popular', '/api/v1/items/popular?limit=1e309&offset=1');
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
  for (const [endpoint, path] of REASONS) walk.works(endpoint, await walk.ask(endpoint, path));
  for (const page of [
    'about-us',
    'privacy-policy',
    'terms-and-conditions',
    'refund-policy',
    'shipping-policy',
    'cancelation',
  ]) {
    const endpoint = `GET /api/v1/${page}`;
    const answer = await walk.ask(endpoint);
    const body = answer.body as Json | string | null;
    const text = typeof body === 'string' ? body : (body?.value ?? body?.data ?? body?.content);
    walk.should(endpoint, 'is a text', answer.status === 200 && typeof text === 'string', `status ${answer.status}`);
  }
}
