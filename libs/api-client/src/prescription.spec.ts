/** Orders with prescription pictures: requests and responses. */
import { USUAL_MONEY } from './lib/base/base-query';
import { minor } from '@shop/util';
import { failureOf } from './index';
import { ordersApi } from './lib/orders';
import { prescriptionsApi } from './lib/prescriptions';
import { toItem } from './lib/catalog/to-item';
import { toStore } from './lib/catalog/to-store';
import { toOrder } from './lib/orders/order';
import { toConfig } from './lib/start/to-config';
import { shop } from './fake-network.spec-helper';

const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
const address = {
  type: 'other',
  text: '4 Quay Street',
  point: { lat: 34.5, lng: 18.25 },
  zoneIds: ['1'],
  road: 'Quay',
  house: '4',
  floor: '',
  more: '',
};
const placing = {
  guestId: '7',
  moduleId: '3',
  storeId: '9',
  type: 'delivery' as const,
  contact: { name: ' Gia ', phone: '+35621000000', email: 'gia@example.com' },
  address,
  note: 'Allergic to penicillin',
  instruction: '',
  tip: minor(150),
  km: null,
  shownTotal: minor(230),
  key: 'k-12345678',
};
const order = { ...placing, cutlery: false, unavailable: '', boughtNow: null, scheduleAt: null, couponCode: null };
const placed = { status: 200, body: { order_id: 77 } };
const bodyOf = (call: { init: RequestInit } | undefined) => call?.init.body as FormData;
const textsOf = (form: FormData) =>
  Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')) as Record<string, string>;

it('[PLUS-15] a prescription order has its own endpoint, in cash, with pictures and idempotency key', async () => {
  const { store, calls } = shop(() => placed);
  const { data } = await store.dispatch(
    prescriptionsApi.endpoints.placePrescription.initiate({
      ...placing,
      attachments: [picture('a.png'), picture('b.png')],
    }),
  );
  expect(data).toEqual({ orderId: '77', total: null });
  const [call] = calls;
  expect(call?.url.pathname).toBe('/api/v1/customer/order/prescription/place');
  expect(call?.init.headers).toMatchObject({ 'Idempotency-Key': 'k-12345678', moduleId: '3' });
  // The browser sets it, with the multipart boundary.
  expect(call?.init.headers).not.toHaveProperty('Content-Type');
  const form = bodyOf(call);
  expect(form.getAll('order_attachment[]').map((file) => (file as File).name)).toEqual(['a.png', 'b.png']);
  expect(textsOf(form)).toEqual({
    guest_id: '7',
    order_amount: '2.3',
    payment_method: 'cash_on_delivery',
    contact_person_name: 'Gia',
    contact_person_number: '+35621000000',
    contact_person_email: 'gia@example.com',
    order_note: 'Allergic to penicillin',
    dm_tips: '1.5',
    order_type: 'delivery',
    store_id: '9',
    address: '4 Quay Street',
    address_type: 'other',
    latitude: '34.5',
    longitude: '18.25',
    road: 'Quay',
    house: '4',
    floor: '',
  });
});

it('[PLUS-15] an order with pictures is sent as form data, without pictures as JSON', async () => {
  const { store, calls } = shop(() => placed);
  const place = (attachments: File[]) =>
    store.dispatch(ordersApi.endpoints.placeOrder.initiate({ ...order, attachments }));
  await place([]);
  await place([picture('a.png')]);
  expect(calls.map(({ url }) => url.pathname)).toEqual([
    '/api/v1/customer/order/place',
    '/api/v1/customer/order/place',
  ]);
  const plain = JSON.parse(calls[0]?.init.body as string) as Record<string, unknown>;
  expect(plain).toMatchObject({ store_id: 9, schedule_at: null });
  const form = bodyOf(calls[1]);
  expect(form.getAll('order_attachment[]')).toHaveLength(1);
  expect(textsOf(form)).toMatchObject({ store_id: '9', cutlery: '0', order_type: 'delivery' });
  // Null must not become the text 'null'.
  expect(form.has('schedule_at')).toBe(false);
});

it('[PLUS-15] a rejection without JSON keeps its status: the upload is too large for the proxy', async () => {
  const { store } = shop(() => placed);
  global.fetch = (async () => new Response('<html>413 Request Entity Too Large</html>', { status: 413 })) as never;
  const { error } = await store.dispatch(
    prescriptionsApi.endpoints.placePrescription.initiate({ ...placing, attachments: [picture('a.png')] }),
  );
  expect(failureOf(error)).toMatchObject({ status: 413, messages: [], code: null });
  global.fetch = (async () => new Response('<html>Welcome to the hotel</html>', { status: 200 })) as never;
  const cut = await store.dispatch(
    prescriptionsApi.endpoints.placePrescription.initiate({ ...placing, attachments: [picture('a.png')] }),
  );
  expect(failureOf(cut.error).status).toBe('network');
});

it('[PLUS-15] decodes pictures of an order in every format of the contract', () => {
  const urls = (over: object) => toOrder({ id: 1, ...over }, USUAL_MONEY).attachments.map(({ url }) => url);
  const full = ['https://x/storage/order/a.webp', 'https://x/storage/order/b.webp'];
  expect(urls({ order_attachment: ['a.webp', 'b.webp'], order_attachment_full_url: full })).toEqual(full);
  expect(urls({ order_attachment: '["a.webp","b.webp"]', order_attachment_full_url: full })).toEqual(full);
  expect(urls({ order_attachment: [{ img: 'https://x/a.png', storage: 's3' }] })).toEqual(['https://x/a.png']);
  expect(urls({ order_attachment: 'https://x/a.png' })).toEqual(['https://x/a.png']);
  for (const none of [null, '', '[]', [], undefined]) expect(urls({ order_attachment: none })).toEqual([]);
  expect(toOrder({ id: 1, prescription_order: 1 }, USUAL_MONEY).isPrescription).toBe(true);
  expect(toOrder({ id: 1 }, USUAL_MONEY).isPrescription).toBe(false);
});

it('[PLUS-91] decodes what is known of a medicine; null without both', () => {
  const read = (wire: object) => toItem({ id: 1, ...wire }, USUAL_MONEY).medicine;
  expect(read({ active_ingredient: 'Ibuprofen', pack_size: '20 tablets' })).toEqual({
    ingredient: 'Ibuprofen',
    pack: '20 tablets',
  });
  expect(read({ active_ingredient: '', pack_size: '20 ml' })).toEqual({ ingredient: null, pack: '20 ml' });
  expect([read({}), read({ active_ingredient: {}, pack_size: null })]).toEqual([null, null]);
});

it('[PLUS-15] decodes the prescription flags of store, item and shop; missing ones are false', () => {
  expect(
    [true, 1, '1', undefined, 0].map(
      (said) => toStore({ id: 1, prescription_order: said }, USUAL_MONEY).takesPrescriptions,
    ),
  ).toEqual([true, true, true, false, false]);
  expect(
    [1, '1', undefined].map((said) => toItem({ id: 1, is_prescription_required: said }, USUAL_MONEY).needsPrescription),
  ).toEqual([true, true, false]);
  expect([true, undefined].map((said) => toConfig({ prescription_order_status: said }).prescriptions)).toEqual([
    true,
    false,
  ]);
});
