import { metresBetween } from '@shop/domain/distance';
import { bootBeforeAll, HERE, orderBody, type Json } from './testing.spec-helper';
import { pointAt } from './demo/city/plan';
import { tick } from './demo/simulation';

const backend = bootBeforeAll({ SIMULATION_SECONDS: '100' });

const PARCEL: Json = { ...HERE, moduleid: '5' };
const SENDER = pointAt(3, 3);
const RECEIVER = pointAt(6, 4);
const categories = async (): Promise<Json[]> => (await backend.get('parcel-category', PARCEL)).body;
const receiver = (over: Json = {}) => ({
  contact_person_name: 'Rana Aziz',
  contact_person_number: '+356 7900 0000',
  address: '4 Harbour Road',
  latitude: String(RECEIVER.lat),
  longitude: String(RECEIVER.lng),
  zone_id: 1,
  ...over,
});
async function parcelBody(over: Json = {}): Promise<Json> {
  const { store_id: _, ...body } = orderBody(await backend.guest(), 0);
  return {
    ...body,
    order_type: 'parcel',
    parcel_category_id: (await categories())[1]?.id,
    latitude: String(SENDER.lat),
    longitude: String(SENDER.lng),
    receiver_details: JSON.stringify(receiver()),
    charge_payer: 'receiver',
    delivery_instruction: 'Do not ring the bell',
    ...over,
  };
}
const place = async (over: Json = {}, headers = PARCEL) => backend.placeOrder(await parcelBody(over), headers);

it('[DATA-45] lists the parcel categories in the requested language', async () => {
  const [first] = await categories();
  expect(first).toMatchObject({
    name: 'Documents',
    parcel_per_km_shipping_charge: 0.45,
    module_id: 5,
    orders_count: 0,
  });
  expect(first?.image_full_url).toContain(`/storage/category/${first?.image}`);
  const arabic = await backend.get('parcel-category', { ...PARCEL, 'x-localization': 'ar' });
  expect(arabic.body[0].name).toBe('مستندات');
  expect((await backend.get('parcel-category', HERE)).body).toEqual([]);
});

it('[PARC-16] returns a page of instructions', async () => {
  const { body } = await backend.get('customer/order/parcel-instructions?limit=2&offset=2', PARCEL);
  expect(body).toMatchObject({ total_size: 5, limit: 2, offset: 2 });
  expect(body.data.map((entry: Json) => entry.id)).toEqual([3, 4]);
});

it('[PLUS-23] places a parcel: fee by distance, plus tip, with both parties stored', async () => {
  const body = await parcelBody({ dm_tips: '1.50' });
  const placed = await backend.placeOrder(body, PARCEL);
  expect(placed.status).toBe(200);
  expect((await categories())[1]?.orders_count).toBe(1);
  const km = Math.round(metresBetween(SENDER, RECEIVER)) / 1000;
  const fee = Math.max(Math.round(km * 60), 190) / 100;
  const query = `order_id=${placed.body.order_id}&guest_id=${body.guest_id}`;
  const { body: order } = await backend.get(`customer/order/track?${query}`, PARCEL);
  expect(order).toMatchObject({
    order_type: 'parcel',
    store_id: null,
    store: null,
    module_type: 'parcel',
    delivery_charge: fee,
    dm_tips: 1.5,
    additional_charge: 0.3,
    total_tax_amount: 0,
    charge_payer: 'receiver',
    delivery_instruction: 'Do not ring the bell',
    distance: km,
    parcel_category: { name: 'Small packages' },
    delivery_address: { contact_person_name: 'Mina Vella' },
    receiver_details: { contact_person_name: 'Rana Aziz', address: '4 Harbour Road', zone_id: 1 },
  });
  expect(order.order_amount).toBeCloseTo(fee + 1.5 + 0.3);
  expect(placed.body.total_amount).toBe(order.order_amount);
  // Contract §7.5: the details of a parcel are the order itself.
  const details = await backend.get(`customer/order/details?${query}`, PARCEL);
  expect(details.body).toMatchObject({ id: order.id, order_type: 'parcel' });
});

it('accepts the receiver as an object too', async () => {
  expect((await place({ receiver_details: receiver() })).status).toBe(200);
});

it('the sender’s zone raises the charge, the category’s minimum is kept', async () => {
  const hills = pointAt(11, 10);
  const outside = await place({ latitude: String(hills.lat), longitude: String(hills.lng) });
  // The third zone has no parcel service.
  expect(outside.body.errors[0]).toMatchObject({
    code: 'coordinates',
    message: 'We do not deliver parcels there yet.',
  });
  const near = await place({
    parcel_category_id: (await categories())[5]?.id,
    receiver_details: receiver({ latitude: SENDER.lat, longitude: SENDER.lng }),
  });
  expect(near.body.total_amount).toBe(5.1);
});

it.each([
  ['an unknown category', { parcel_category_id: 999_999 }, 404, 'parcel_category_id'],
  ['no receiver', { receiver_details: null }, 403, 'receiver_details'],
  ['a receiver that is not JSON', { receiver_details: '{' }, 403, 'receiver_details'],
  ['a receiver without a name', { receiver_details: receiver({ contact_person_name: ' ' }) }, 403, 'receiver_details'],
  [
    'a receiver with an invalid phone',
    { receiver_details: receiver({ contact_person_number: 'x' }) },
    403,
    'receiver_details',
  ],
  ['a receiver without coordinates', { receiver_details: receiver({ latitude: '' }) }, 403, 'receiver_details'],
  ['a receiver in the sea', { receiver_details: receiver({ latitude: 10, longitude: 10 }) }, 403, 'coordinates'],
  ['an invalid tip', { dm_tips: '-1' }, 403, 'dm_tips'],
  ['another module', {}, 403, 'moduleId', HERE],
])('rejects %s', async (_, over, status, code, headers = PARCEL) => {
  const refused = await place(over, headers as Json);
  expect({ status: refused.status, code: refused.body.errors[0].code }).toEqual({ status, code });
});

it('the same idempotency key places one parcel', async () => {
  const body = await parcelBody();
  const headers = { ...PARCEL, 'idempotency-key': 'parcel-key-1' };
  const once = await backend.placeOrder(body, headers);
  const twice = await backend.placeOrder(body, headers);
  expect(twice.body).toEqual(once.body);
});

it('a courier delivers it from sender to receiver; a pending parcel can be cancelled', async () => {
  const body = await parcelBody();
  const { body: placed } = await backend.placeOrder(body, PARCEL);
  const read = async () =>
    (await backend.get(`customer/order/track?order_id=${placed.order_id}&guest_id=${body.guest_id}`, PARCEL)).body;
  const started = Date.now();
  const shop = { ...backend.shop, clock: () => new Date(moment) };
  let moment = backend.shop.clock().getTime();
  const begin = moment;
  const seen: string[] = [];
  for (let share = 0; share <= 1.05; share += 0.05) {
    moment = begin + share * 100_000;
    await tick(shop);
    const order = await read();
    if (seen.at(-1) !== order.order_status) seen.push(order.order_status);
    if (order.order_status === 'handover' && share > 0.37) {
      const courier = { lat: Number(order.delivery_man.lat), lng: Number(order.delivery_man.lng) };
      expect(metresBetween(courier, SENDER)).toBeLessThan(400);
    }
  }
  expect(seen).toEqual(['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered']);
  expect(Date.now() - started).toBeLessThan(60_000);
  const other = await parcelBody();
  const { body: second } = await backend.placeOrder(other, PARCEL);
  const cancel = { order_id: second.order_id, reason: 'mistake', guest_id: other.guest_id };
  expect((await backend.send('PUT', 'customer/order/cancel', cancel, PARCEL)).status).toBe(200);
});

describe('parcels to send again', () => {
  const RECENT = 'customer/order/recent-parcels';
  const sendAs = async (headers: Json, over: Json = {}) => {
    const { guest_id: _, ...body } = await parcelBody(over);
    const placed = await backend.placeOrder(body, headers);
    expect(placed.status).toBe(200);
    return placed.body.order_id as number;
  };

  it('are the customer’s own, each way once with its newest order, the newest first, in the reader’s language', async () => {
    const [mine, other] = [await backend.customer(), await backend.customer()];
    const headers = { ...mine.headers, moduleid: '5' };
    expect((await backend.get(RECENT, headers)).body).toEqual([]);
    const [documents] = await categories();
    await sendAs(headers);
    const first = await sendAs(headers, { parcel_category_id: documents?.id });
    const again = await sendAs(headers);
    await sendAs({ ...other.headers, moduleid: '5' });
    const { body } = await backend.get(RECENT, headers);
    expect(body.map(({ order_id }: Json) => order_id)).toEqual([again, first]);
    expect(body[0]).toMatchObject({
      sender_zone_id: 1,
      parcel_category: { name: 'Small packages', module_id: 5 },
      delivery_address: { contact_person_name: 'Mina Vella', latitude: String(SENDER.lat) },
      receiver_details: {
        contact_person_name: 'Rana Aziz',
        contact_person_number: '+356 7900 0000',
        address: '4 Harbour Road',
        latitude: String(RECEIVER.lat),
        zone_id: 1,
      },
    });
    const arabic = await backend.get(RECENT, { ...headers, 'x-localization': 'ar' });
    expect(arabic.body[1].parcel_category.name).toBe('مستندات');
    // Another module has no parcels; without one all are listed.
    expect((await backend.get(RECENT, { ...mine.headers, moduleid: '1' })).body).toEqual([]);
    const { moduleid: _, ...anywhere } = { ...HERE, ...mine.headers };
    expect((await backend.get(RECENT, anywhere)).body).toHaveLength(2);
  });

  it('are at most six, and not shown to guests or to invented tokens', async () => {
    const { headers } = await backend.customer();
    const here = { ...headers, moduleid: '5' };
    for (let floor = 1; floor <= 7; floor += 1)
      await sendAs(here, { receiver_details: JSON.stringify(receiver({ floor: String(floor) })) });
    const { body } = await backend.get(RECENT, here);
    expect(body.map(({ receiver_details: { floor } }: Json) => floor)).toEqual(['7', '6', '5', '4', '3', '2']);
    const guest = await backend.guest();
    for (const [query, by] of [
      ['', PARCEL],
      [`?guest_id=${guest}`, PARCEL],
      ['', { ...PARCEL, authorization: 'Bearer invented' }],
    ] as const)
      expect((await backend.get(`${RECENT}${query}`, by)).status).toBe(401);
  });
});

describe('promotions', () => {
  it('[CALL-08] [DATA-38] the video content: an image, a title, three pairs of title and description', async () => {
    const { body } = await backend.get('other-banners/video-content', PARCEL);
    expect(body).toMatchObject({ banner_type: 'image', section_title: 'Three steps to anywhere in the city' });
    expect(body.banner_image_full_url).toBe(`${body.promotional_banner_url}/${body.banner_image}`);
    expect(body.banner_contents.map(({ key }: Json) => key)).toEqual([
      'title_1',
      'description_1',
      'title_2',
      'description_2',
      'title_3',
      'description_3',
    ]);
  });

  it('[CALL-08] [DATA-37] the promotional banners of a module, and its reasons', async () => {
    const { body } = await backend.get('other-banners');
    expect(body.promotional_banner_full_url).toBe(`${body.promotional_banner_url}/${body.promotional_banner}`);
    expect(body.basic_section_nearby).toBeNull();
    expect(body.promotional_banner_content).toBe('A full breakfast table, for less');
    expect(body.banners.map(({ key }: Json) => key)).toContain('best_reviewed_section_banner');
    const why = await backend.get('other-banners/why-choose');
    expect(why.body.banners).toHaveLength(3);
    expect(why.body.banners[0]).toMatchObject({ title: 'Minutes, not days', module_id: 1 });
    expect((await backend.get('other-banners', { zoneid: '[1]' })).status).toBe(403);
  });

  it('every promotional picture can be rendered', async () => {
    const { body } = await backend.get('other-banners');
    const path = new URL(body.promotional_banner_full_url).pathname;
    const { status } = await backend.get(path);
    expect(status).toBe(200);
  });
});
