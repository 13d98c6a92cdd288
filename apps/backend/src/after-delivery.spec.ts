/** After delivery: reviews by customers and guests, refund requests per row, and what the order says of both. */
import sharp from 'sharp';
import { changeOrder } from './features/orders/change';
import { idOfOrder } from './features/orders/number';
import { setRefundNote } from './features/orders/ledger-queries';
import { bootBeforeAll, cartLine, HERE, orderBody, rejected, type Json } from './testing.spec-helper';

const backend = bootBeforeAll();

interface Owner {
  headers: Json;
  guest: number | null;
}
const asCustomer = async (): Promise<Owner> => ({
  headers: (await backend.customer({ f_name: 'Rana', l_name: 'Aziz' })).headers,
  guest: null,
});
const asGuest = async (): Promise<Owner> => ({ headers: HERE, guest: await backend.guest() });
const ofGuest = ({ guest }: Owner): Json => (guest === null ? {} : { guest_id: guest });

const step = async (
  number: number,
  name: 'accept' | 'prepare' | 'hand_over' | 'deliver' | 'refund' | 'refuse_refund',
) => {
  const [courier] = (await backend.shop.database.pool.query('SELECT id FROM couriers LIMIT 1')).rows as Json[];
  const change = { at: backend.shop.clock(), ...(name === 'prepare' ? { courierId: courier!.id } : {}) };
  await backend.shop.db.transaction(async (tx) =>
    changeOrder(tx, await idOfOrder(tx, number), name, { who: 'admin' }, change),
  );
};
/** An order of two items; @returns its number, and what it has been told of */
async function order(owner: Owner, isDelivered = true): Promise<number> {
  const [bananas, honey] = [await backend.bananas(), (await backend.get('items/details/honey-green-corner')).body];
  const cart = JSON.stringify([
    cartLine(bananas.id, { quantity: 2, add_on_ids: [], add_on_qtys: [] }),
    cartLine(honey.id, { quantity: 1, add_on_ids: [], add_on_qtys: [] }),
  ]);
  const body = orderBody(owner.guest, bananas.store_id, { is_buy_now: 1, cart, dm_tips: 1 });
  const placed = await backend.placeOrder(body, owner.headers);
  expect(placed).toMatchObject({ status: 200 });
  const number = placed.body.order_id as number;
  if (isDelivered) for (const name of ['accept', 'prepare', 'hand_over', 'deliver'] as const) await step(number, name);
  return number;
}
const withOwner = (path: string, { guest }: Owner) => `${path}${guest === null ? '' : `&guest_id=${guest}`}`;
const track = async (owner: Owner, number: number): Promise<Json> =>
  (await backend.get(withOwner(`customer/order/track?order_id=${number}`, owner), owner.headers)).body;
const rowsOf = async (owner: Owner, number: number): Promise<Json[]> =>
  (await backend.get(withOwner(`customer/order/details?order_id=${number}`, owner), owner.headers)).body;

/** A multipart body. */
async function form(path: string, owner: Owner, fields: [string, string][], pictures: [string, number] | null = null) {
  const body = new FormData();
  for (const [name, value] of [...fields, ...Object.entries(ofGuest(owner))]) body.append(name, String(value));
  const bytes = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  for (let at = 0; at < (pictures?.[1] ?? 0); at += 1)
    body.append(pictures![0], new Blob([new Uint8Array(bytes)], { type: 'image/png' }), `p${at}.png`);
  const answer = await backend.shop.app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    headers: owner.headers,
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json() as Json };
}

describe.each([
  ['a customer', asCustomer, 'Rana A.'],
  ['a guest', asGuest, 'Mina V.'],
] as const)('%s', (_who, become, author) => {
  it('[ORD-10] [PLUS-20] [PLUS-71] reviews each item and the courier once, after delivery, and reads it on the order', async () => {
    const owner = await become();
    const early = await order(owner, false);
    const bananas = await backend.bananas();
    const of = (order_id: number): Json => ({ item_id: bananas.id, order_id, rating: 5, ...ofGuest(owner) });
    expect(await backend.post('items/reviews/submit', of(early), owner.headers)).toMatchObject(rejected(403, 'order'));
    expect(await track(owner, early)).not.toHaveProperty('courier_review');
    expect((await rowsOf(owner, early))[0]).not.toHaveProperty('review');

    const id = await order(owner);
    expect((await rowsOf(owner, id)).map(({ review }) => review)).toEqual([null, null]);
    const before = (await backend.get(`items/reviews/${bananas.id}`)).body;
    const sent = await form(
      'items/reviews/submit',
      owner,
      [
        ['item_id', String(bananas.id)],
        ['order_id', String(id)],
        ['rating', '4'],
        ['comment', ' Ripe '],
        ['tags[]', 'fresh'],
        ['tags[]', 'invented'],
      ],
      ['attachment[]', 2],
    );
    expect(sent.status).toBe(200);
    const given = { rating: 4, comment: 'Ripe', tags: ['fresh'] };
    const [row, other] = await rowsOf(owner, id);
    expect(row!.review).toMatchObject({
      ...given,
      pictures: [expect.stringMatching(/storage\/review/), expect.anything()],
    });
    expect(other!.review).toBeNull();
    expect((await backend.get(row!.review.pictures[0].replace(/^https?:\/\/[^/]+/, ''))).status).toBe(200);
    expect(await backend.post('items/reviews/submit', of(id), owner.headers)).toMatchObject(rejected(403, 'review'));

    const after = (await backend.get(`items/reviews/${bananas.id}`)).body;
    expect(after.reviews[0]).toMatchObject({ ...given, customer_name: author, user_id: null, order_id: null });
    expect(after.total_size).toBe(before.total_size + 1);
    expect(after.ratings).toEqual((before.ratings as number[]).map((count, at) => count + Number(at === 3)));
    const ofStore = (await backend.get(`stores/reviews?store_id=${bananas.store_id}`)).body;
    expect((ofStore.ratings as number[]).reduce((sum, count) => sum + count)).toBe(ofStore.total_size);

    const { courier_review: none, delivery_man: courier } = await track(owner, id);
    expect(none).toBeNull();
    const ride = {
      delivery_man_id: courier.id,
      order_id: id,
      rating: 3,
      tags: ['on_time', 'fresh'],
      ...ofGuest(owner),
    };
    expect((await backend.post('delivery-man/reviews/submit', ride, owner.headers)).status).toBe(200);
    expect((await track(owner, id)).courier_review).toEqual({
      rating: 3,
      comment: '',
      tags: ['on_time'],
      pictures: [],
    });
    const moved = (courier.avg_rating * courier.rating_count + 3) / (courier.rating_count + 1);
    const rated = (await track(owner, id)).delivery_man;
    expect(rated.rating_count).toBe(courier.rating_count + 1);
    expect(Math.abs(rated.avg_rating - moved)).toBeLessThan(0.011);
    expect(await backend.post('delivery-man/reviews/submit', ride, owner.headers)).toMatchObject(
      rejected(403, 'review'),
    );
    expect((await track(owner, id)).delivery_man).toMatchObject({ rating_count: courier.rating_count + 1 });
  });

  it('[PLUS-18] asks for a refund of some rows, with pictures, and reads the answer', async () => {
    const owner = await become();
    const id = await order(owner);
    const [bananas] = await rowsOf(owner, id);
    const before = await track(owner, id);
    const ask = (items: unknown, pictures = 0) =>
      form(
        'customer/order/refund-request',
        owner,
        [
          ['order_id', String(id)],
          ['customer_reason', 'Something was missing'],
          ['customer_note', 'One of two'],
          ['items', typeof items === 'string' ? items : JSON.stringify(items)],
        ],
        ['image[]', pictures],
      );
    for (const wrong of [
      [{ id: bananas!.id, quantity: 3 }],
      [{ id: 1_000_000, quantity: 1 }],
      [
        { id: bananas!.id, quantity: 1 },
        { id: bananas!.id, quantity: 1 },
      ],
      'no list',
    ])
      expect(await ask(wrong)).toMatchObject(rejected(403, 'items'));
    expect(await ask([], 6)).toMatchObject(rejected(403, 'image'));
    expect((await track(owner, id)).order_status).toBe('delivered');
    expect((await ask([{ id: bananas!.id, quantity: 1 }], 5)).status).toBe(200);
    const asked = await track(owner, id);
    expect(asked).toMatchObject({
      order_status: 'refund_requested',
      refund: {
        customer_reason: 'Something was missing',
        customer_note: 'One of two',
        items: [{ id: bananas!.id, quantity: 1 }],
      },
    });
    expect(asked.refund.image_full_url).toHaveLength(5);
    expect((await backend.get(asked.refund.image_full_url[0].replace(/^https?:\/\/[^/]+/, ''))).status).toBe(200);
    expect(asked.refund.amount).toBeGreaterThan(0);
    expect(asked.refund.amount).toBeLessThan(before.order_amount - before.delivery_charge - before.dm_tips);
    // A refund later takes no review away.
    const review = { item_id: bananas!.item_id, order_id: id, rating: 2, ...ofGuest(owner) };
    expect((await backend.post('items/reviews/submit', review, owner.headers)).status).toBe(200);

    await step(id, 'refund');
    await backend.shop.db.transaction(async (tx) => setRefundNote(tx, await idOfOrder(tx, id), 'Sorry.'));
    const done = await track(owner, id);
    expect(done).toMatchObject({ order_status: 'refunded', refund: { admin_note: 'Sorry.' } });
    expect(done.refunded).not.toBeNull();
    expect(done.payments.map(({ amount }: Json) => amount)).toEqual([before.order_amount, -asked.refund.amount]);
    expect(await ask([{ id: bananas!.id, quantity: 1 }])).toMatchObject(rejected(403, 'order'));
  });

  it('[ORD-08] without rows it is about all goods; declined it says when', async () => {
    const owner = await become();
    const id = await order(owner);
    const body = { order_id: id, customer_reason: 'late', ...ofGuest(owner) };
    expect((await backend.post('customer/order/refund-request', body, owner.headers)).status).toBe(200);
    const asked = await track(owner, id);
    expect(asked.refund).toMatchObject({ items: [], admin_note: '' });
    expect(asked.refund.amount).toBeCloseTo(asked.order_amount - asked.delivery_charge - asked.dm_tips);
    await step(id, 'refuse_refund');
    expect((await track(owner, id)).refund_request_canceled).not.toBeNull();
  });
});

it('nobody else reviews or asks: another customer, another guest, a stranger', async () => {
  const owner = await asGuest();
  const id = await order(owner);
  const bananas = await backend.bananas();
  const { delivery_man: courier } = await track(owner, id);
  const calls: [string, Json][] = [
    ['items/reviews/submit', { item_id: bananas.id, order_id: id, rating: 1 }],
    ['delivery-man/reviews/submit', { delivery_man_id: courier.id, order_id: id, rating: 1 }],
    ['customer/order/refund-request', { order_id: id, customer_reason: 'x' }],
  ];
  for (const [path, body] of calls) {
    expect((await backend.post(path, { ...body, guest_id: await backend.guest() })).status).toBe(404);
    expect((await backend.post(path, body, (await asCustomer()).headers)).status).toBe(404);
    expect((await backend.post(path, body)).status).toBe(401);
    expect((await backend.post(path, { ...body, guest_id: 12 })).status).toBe(401);
  }
});

it('number and phone show neither what was said nor what is asked', async () => {
  const owner = await asGuest();
  const id = await order(owner);
  const bananas = await backend.bananas();
  const review = { item_id: bananas.id, order_id: id, rating: 2, comment: 'Secret', ...ofGuest(owner) };
  await backend.post('items/reviews/submit', review);
  await backend.post('customer/order/refund-request', { order_id: id, customer_reason: 'Secret', ...ofGuest(owner) });
  const claim = `order_id=${id}&contact_number=${encodeURIComponent('+356 2100 0000')}`;
  const claimed = (await backend.get(`customer/order/track?${claim}`)).body;
  expect(claimed).toMatchObject({ refund: null, order_status: 'refund_requested' });
  const rows = (await backend.get(`customer/order/details?${claim}`)).body;
  expect(JSON.stringify([claimed, rows])).not.toContain('Secret');
});

describe('a retry after a lost answer', () => {
  const keyed = (owner: Owner, key: string): Json => ({ ...owner.headers, 'idempotency-key': key });
  const times = async (count: number, call: () => ReturnType<typeof backend.post>) => {
    const answers = await Promise.all(Array.from({ length: count }, call));
    return answers.map(({ status }) => status);
  };

  it.each([
    ['customer', asCustomer],
    ['guest', asGuest],
  ])('[ORD-08] [ORD-10] of a %s is taken for the first attempt: one review, one refund request', async (_, who) => {
    const owner = await who();
    const id = await order(owner);
    const bananas = await backend.bananas();
    const review = { item_id: bananas.id, order_id: id, rating: 5, comment: 'Ripe', ...ofGuest(owner) };
    const before = (await backend.get(`items/reviews/${bananas.id}`)).body.total_size as number;
    const submit = (over: Json = {}, key = 'review-key-1') =>
      backend.post('items/reviews/submit', { ...review, ...over }, keyed(owner, key));
    expect(await times(3, () => submit())).toEqual([200, 200, 200]);
    expect((await backend.get(`items/reviews/${bananas.id}`)).body.total_size).toBe(before + 1);
    expect(await submit({ rating: 1 })).toMatchObject(rejected(422, 'idempotency_key'));
    expect(await submit({}, 'review-key-2')).toMatchObject(rejected(403, 'review'));

    const rider = (await track(owner, id)).delivery_man.id;
    const ride = { delivery_man_id: rider, order_id: id, rating: 4, ...ofGuest(owner) };
    const rate = () => backend.post('delivery-man/reviews/submit', ride, keyed(owner, 'ride-key-1'));
    expect(await times(2, rate)).toEqual([200, 200]);
    expect((await track(owner, id)).courier_review.rating).toBe(4);

    const refund = { order_id: id, customer_reason: 'x', customer_note: 'Squashed', ...ofGuest(owner) };
    const request = (key: string) => backend.post('customer/order/refund-request', refund, keyed(owner, key));
    expect(await times(3, () => request('refund-key-1'))).toEqual([200, 200, 200]);
    expect(await request('refund-key-2')).toMatchObject(rejected(403, 'order'));
    const { rows } = await backend.shop.database.pool.query(
      'SELECT 1 FROM refunds JOIN orders ON orders.id = order_id WHERE orders.number = $1',
      [id],
    );
    expect(rows).toHaveLength(1);
  });
});
