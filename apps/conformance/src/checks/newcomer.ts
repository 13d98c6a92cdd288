/**
 * A new customer (contract §6, §8): signs up, changes the profile, orders, chats with a store, funds the wallet, is
 * rejected where something is not allowed yet, and removes the account. Writes.
 */
import { randomInt } from 'node:crypto';
import { SignedIn, WireCustomer } from '@shop/contract/account';
import { WireTalk } from '@shop/contract/chat';
import { OrderPlaced } from '@shop/contract/order';
import type { Answer, Json } from '../client';
import { hasMessage } from '../errors';
import { filled, text } from '../tolerant-shapes';
import type { Walk } from '../walk';
import { plainItem } from './shopper';

/** Module types that take prescriptions. */
const PRESCRIBING = new Set(['pharmacy']);
const PASSWORD = 'conformance words 7';
const fieldOf = (answer: Answer, key: string) => (answer.body as Json | null)?.[key];

interface Newcomer {
  email: string;
  phone: string;
}

async function signUp(walk: Walk): Promise<Newcomer | null> {
  const SIGN_UP = 'POST /api/v1/auth/sign-up';
  const sign = randomInt(1_000_000, 9_999_999);
  const person = { email: `conformance-${sign}@example.com`, phone: `+3567${sign}` };
  const body = { f_name: 'Con', l_name: 'Formance', name: 'Con Formance', ...person, password: PASSWORD };
  await walk.rejects(SIGN_UP, 'a short password', [403, 422], { body: { ...body, password: '1' } });
  const answer = await walk.succeeds(SIGN_UP, { body });
  if (!answer) return null;
  walk.exact(SIGN_UP, SignedIn, answer.body);
  await walk.rejects(SIGN_UP, 'a second account for one address', [403, 409, 422], { body });
  const token = fieldOf(answer, 'token');
  if (!token) {
    walk.record(SIGN_UP, 'should', 'lets in at once', 'the phone has to be verified first: the rest was not tested');
    return null;
  }
  walk.client.common = { ...walk.client.common, Authorization: `Bearer ${String(token)}` };
  return person;
}

async function checkCodes(walk: Walk, { email, phone }: Newcomer): Promise<void> {
  const FORGOT = 'POST /api/v1/auth/forgot-password';
  await walk.succeeds(FORGOT, { body: { email, phone, verification_method: 'email' } });
  const wrong: [string, string, Json][] = [
    ['POST /api/v1/auth/verify-token', 'a wrong code', { email, reset_token: '000000' }],
    [
      'PUT /api/v1/auth/reset-password',
      'a wrong code',
      { email, reset_token: '000000', password: PASSWORD, confirm_password: PASSWORD },
    ],
    ['POST /api/v1/auth/verify-phone', 'a wrong code', { phone, otp: '000000' }],
    [
      'POST /api/v1/auth/social-login',
      'an invented token',
      { token: 'x.y.z', unique_id: '1', email, medium: 'google' },
    ],
  ];
  for (const [endpoint, title, body] of wrong) await walk.rejects(endpoint, title, [401, 403, 404, 405], { body });
}

async function checkProfile(walk: Walk, { email, phone }: Newcomer): Promise<void> {
  const UPDATE = 'POST /api/v1/customer/update-profile';
  const INFO = 'GET /api/v1/customer/info';
  const person = { f_name: 'Changed', l_name: 'Formance', name: 'Changed Formance', email, phone };
  await walk.succeeds(UPDATE, { body: person });
  const info = await walk.succeeds(INFO);
  if (info) {
    walk.exact(INFO, WireCustomer, info.body);
    const name = fieldOf(info, 'f_name');
    walk.must(UPDATE, 'the name is the new one', name === 'Changed', String(name));
  }
  await walk.rejects(UPDATE, 'a wrong address', [403, 422], { body: { ...person, email: 'no address' } });
  const TOKEN = 'PUT /api/v1/customer/cm-firebase-token';
  const body = { cm_firebase_token: '@', _method: 'put' };
  walk.isSuccess(TOKEN, await walk.call(TOKEN.replace('PUT', 'POST'), { body }));
  const INTEREST = 'POST /api/v1/customer/update-interest';
  const interest = walk.found.category ? [Number(walk.found.category.id)] : [];
  await walk.succeeds(INTEREST, { body: { interest } });
  const SUGGESTED = 'GET /api/v1/customer/suggested-items';
  const suggested = await walk.succeeds(SUGGESTED);
  if (suggested) walk.must(SUGGESTED, 'is a plain list', Array.isArray(suggested.body), 'no list');
}

/** An extension of ours: sign-out revokes the token. A backend may lack the call. */
async function checkSignOut(walk: Walk, { email }: Newcomer): Promise<void> {
  const OUT = 'POST /api/v1/customer/sign-out';
  const body = { login_type: 'manual', email_or_phone: email, password: PASSWORD, field_type: 'email' };
  const token = fieldOf(await walk.call('POST /api/v1/auth/login', { body }), 'token');
  if (!token) return;
  const headers = { Authorization: `Bearer ${String(token)}` };
  const left = await walk.call(OUT, { headers });
  const after = await walk.call('GET /api/v1/customer/info', { headers });
  const ended = left.status === 200 && after.status === 401;
  walk.should(OUT, 'ends the token', ended, `status ${left.status}, and ${after.status} afterwards`);
}

async function checkTalk(walk: Walk): Promise<void> {
  const { store } = walk.found;
  if (!store) return;
  const SEND = 'POST /api/v1/customer/message/send';
  const sent = await walk.succeeds(SEND, {
    body: { receiver_type: 'vendor', receiver_id: Number(store.id), message: 'Is this fresh?' },
  });
  if (!sent) return;
  walk.exact(SEND, WireTalk, sent.body);
  await walk.rejects(SEND, 'an empty message', [403, 422], {
    body: { receiver_type: 'vendor', receiver_id: Number(store.id), message: '' },
  });
  const DETAILS = 'GET /api/v1/customer/message/details';
  const talk = await walk.succeeds(DETAILS, { query: `vendor_id=${String(store.id)}&limit=10&offset=1` });
  if (talk) {
    const messages = (fieldOf(talk, 'messages') ?? []) as Json[];
    const holds = messages.some(({ message }) => message === 'Is this fresh?');
    walk.must(DETAILS, 'holds what was sent', holds, 'it does not');
  }
  for (const [path, query] of [
    ['list', ''],
    ['search-list', `&name=${encodeURIComponent(String(store.name).slice(0, 4))}`],
  ]) {
    const endpoint = `GET /api/v1/customer/message/${path}`;
    const list = await walk.succeeds(endpoint, { query: `limit=10&offset=1${query}` });
    if (!list) continue;
    const found = (fieldOf(list, 'conversations') ?? []) as Json[];
    walk.must(endpoint, 'finds the talk', found.length > 0, 'it is not there');
  }
}

async function checkMoney(walk: Walk): Promise<void> {
  const FUND = 'POST /api/v1/customer/wallet/add-fund';
  const config = (await walk.call('GET /api/v1/config')).body as Json | null;
  const [gateway] = (config?.active_payment_method_list ?? []) as Json[];
  const body = {
    amount: 25,
    payment_method: String(gateway?.gateway ?? 'none'),
    callback: `${walk.client.baseUrl}/wallet`,
  };
  const fund = await walk.call(FUND, { body });
  if (!gateway) walk.isRejected(FUND, fund, 'without a gateway', [403, 404, 422]);
  else if (walk.isSuccess(FUND, fund))
    walk.matches(FUND, 'names the page to pay on', fund.body, { redirect_link: filled });
  const TRANSFER = 'POST /api/v1/customer/loyalty-point/point-transfer';
  await walk.rejects(TRANSFER, 'points that are not there', [400, 403, 422], { body: { point: 100_000 } });
  const APPLY = 'GET /api/v1/coupon/apply';
  const store = walk.found.store ? `&store_id=${String(walk.found.store.id)}` : '';
  await walk.rejects(APPLY, 'an unknown coupon', [403, 404, 406, 407], { query: `code=NO-SUCH-CODE${store}` });
}

/** A customer's order, and calls that must be rejected before it is delivered. */
async function checkOrder(walk: Walk): Promise<void> {
  const item = await plainItem(walk);
  if (!item) return;
  const PLACE = 'POST /api/v1/customer/order/place';
  const { lat, lng } = walk.found.place;
  const line = { model: 'Item', item_id: Number(item.id), quantity: 1, variation: [], add_on_ids: [], add_on_qtys: [] };
  const placed = await walk.succeeds(
    PLACE,
    {
      body: {
        order_type: 'take_away',
        payment_method: 'digital_payment',
        store_id: Number(item.store_id),
        distance: 1,
        address: 'Conformance',
        latitude: String(lat),
        longitude: String(lng),
        contact_person_name: 'Conformance',
        contact_person_number: '+35621000000',
        contact_person_email: 'conformance@example.com',
        is_buy_now: 1,
        cart: JSON.stringify([line]),
      },
    },
    'takes an order that is to be paid by card',
  );
  if (!placed) return;
  walk.exact(PLACE, OrderPlaced, placed.body);
  const id = Number(fieldOf(placed, 'order_id'));
  const early: [string, Json][] = [
    ['POST /api/v1/customer/order/refund-request', { order_id: id, customer_reason: 'x', customer_note: '' }],
    ['POST /api/v1/items/reviews/submit', { order_id: id, item_id: Number(item.id), rating: 5, comment: 'x' }],
    ['POST /api/v1/delivery-man/reviews/submit', { order_id: id, delivery_man_id: 1, rating: 5, comment: 'x' }],
    ['PUT /api/v1/customer/order/offline-payment', { order_id: id, method_id: 1 }],
  ];
  for (const [endpoint, body] of early)
    await walk.rejects(endpoint, 'before its time', [400, 403, 404, 406, 422], { body });
  const CASH = 'PUT /api/v1/customer/order/payment-method';
  const body = { order_id: id, _method: 'put' };
  walk.isSuccess(CASH, await walk.call(CASH.replace('PUT', 'POST'), { body }), 'changes to cash');
  const track = await walk.call('GET /api/v1/customer/order/track', { query: `order_id=${id}` });
  const method = fieldOf(track, 'payment_method');
  walk.must(CASH, 'the order says so', method === 'cash_on_delivery', String(method));
  const LEAVE = 'DELETE /api/v1/customer/remove-account';
  const left = await walk.call(LEAVE);
  const refused = left.status >= 203 || Array.isArray(fieldOf(left, 'errors'));
  walk.must(LEAVE, 'is refused while an order runs', refused, `status ${left.status}`);
  const cancel = { order_id: id, reason: 'conformance', _method: 'put' };
  await walk.call('POST /api/v1/customer/order/cancel', { body: cancel });
}

async function checkPrescription(walk: Walk): Promise<void> {
  const pharmacy = walk.found.modules.find(({ type }) => PRESCRIBING.has(type));
  if (!pharmacy) return;
  const PLACE = 'POST /api/v1/customer/order/prescription/place';
  const { lat, lng } = walk.found.place;
  const answer = await walk.call(PLACE, {
    headers: { moduleId: String(pharmacy.id) },
    body: {
      store_id: 1,
      distance: 1,
      address: 'Conformance',
      latitude: String(lat),
      longitude: String(lng),
      order_type: 'take_away',
    },
  });
  walk.isRejected(PLACE, answer, 'without a picture of it', [403, 404, 422]);
}

async function checkNewsletter(walk: Walk, { email }: Newcomer): Promise<void> {
  const SUBSCRIBE = 'POST /api/v1/newsletter/subscribe';
  const answer = await walk.succeeds(SUBSCRIBE, { body: { email } });
  if (answer) walk.must(SUBSCRIBE, 'says so', text.test(fieldOf(answer, 'message')), 'no message');
  await walk.rejects(SUBSCRIBE, 'a second time', [403, 409, 422], { body: { email } });
}

/** The opened payment may keep the account for a while, if the customer is told: then another one leaves. */
async function leave(walk: Walk): Promise<void> {
  const LEAVE = 'DELETE /api/v1/customer/remove-account';
  const first = await walk.call(LEAVE);
  const isKept = first.status === 203 && Array.isArray(fieldOf(first, 'errors'));
  if (isKept) {
    walk.must(LEAVE, 'says why the account stays', hasMessage(first.body), 'no message');
    if (!(await signUp(walk))) return;
  }
  if (!walk.isSuccess(LEAVE, isKept ? await walk.call(LEAVE) : first, 'removes the account')) return;
  walk.isRejected(LEAVE, await walk.call('GET /api/v1/customer/info'), 'afterwards', [401]);
}

export async function checkNewcomer(walk: Walk): Promise<void> {
  const { common } = walk.client;
  const person = await signUp(walk);
  if (person) {
    await checkCodes(walk, person);
    await checkProfile(walk, person);
    await checkSignOut(walk, person);
    await checkTalk(walk);
    await checkMoney(walk);
    await checkOrder(walk);
    await checkPrescription(walk);
    await checkNewsletter(walk, person);
    await leave(walk);
  }
  walk.client.common = common;
}
