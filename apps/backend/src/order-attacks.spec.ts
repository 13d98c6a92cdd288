/** Orders that are written by hand to cost less than they should: prices, options and times that no form sends. */
import { bootBeforeAll, cartLine, HERE, orderBody, rejected, type Json } from './testing.spec-helper';

const backend = bootBeforeAll();
let headers: Json;
let bananas: Json;
beforeAll(async () => {
  ({ headers } = await backend.customer());
  bananas = await backend.bananas();
});

const food = (): Json => ({ ...headers, moduleid: '2' });
const bought = (storeId: number, lines: readonly Json[], over: Json = {}) =>
  orderBody(null, storeId, { is_buy_now: 1, cart: JSON.stringify(lines), ...over });
const line = (itemId: number, over: Json = {}) => cartLine(itemId, { add_on_ids: [], add_on_qtys: [], ...over });
const amountOf = async (order: number): Promise<number> =>
  (await backend.get(`customer/order/track?order_id=${order}`, headers)).body.order_amount;

it.each([
  { price: 0.01 },
  { price: -50, discount: 100, tax: -3 },
  { add_on_price: -9, total_price: 0, variation_price: -1 },
])('a line that names a price costs what the item costs: %p', async (over) => {
  const honest = await backend.placeOrder(bought(bananas.store_id, [line(bananas.id)]), headers);
  const placed = await backend.placeOrder(bought(bananas.store_id, [line(bananas.id, over)]), headers);
  expect([placed.status, placed.body.total_amount]).toEqual([200, honest.body.total_amount]);
});

it.each([0, -1, 1.5, 1e9, '-2', null])('a quantity of %p is no quantity', async (quantity) => {
  const placed = await backend.placeOrder(bought(bananas.store_id, [line(bananas.id, { quantity })]), headers);
  expect([400, 403].includes(placed.status)).toBe(true);
  const added = await backend.addToCart(bananas.id, { quantity }, headers);
  expect([400, 403].includes(added.status)).toBe(true);
});

it('an item of another store, or of another module, is in no order of this one', async () => {
  const burger = (await backend.get('items/details/classic-burger-smash-yard', food())).body;
  expect(
    await backend.placeOrder(bought(bananas.store_id, [line(bananas.id), line(burger.id)]), headers),
  ).toMatchObject({
    status: 403,
  });
  expect(await backend.placeOrder(bought(burger.store_id, [line(bananas.id)]), food())).toMatchObject(
    rejected(403, 'cart'),
  );
});

it('an add-on of another item, an unknown option and an unknown variation are no choice', async () => {
  const dish = (await backend.get('items/details/classic-burger-smash-yard', food())).body;
  const { products } = (await backend.get('items/latest?store_id=0&category_id=0&limit=100&offset=1', food())).body;
  const mine = (dish.add_ons as Json[]).map(({ id }) => id);
  const other = (products as Json[]).flatMap(({ add_ons }) => add_ons as Json[]).find(({ id }) => !mine.includes(id));
  const wrong: Json[] = [
    { add_on_ids: [other?.id], add_on_qtys: [1] },
    { add_on_ids: [mine[0]], add_on_qtys: [-3] },
    { variation: [{ name: 'Size', values: { label: ['Free'] } }] },
    { variation: [{ type: 'Free', price: 0 }] },
  ];
  for (const over of wrong) {
    const added = await backend.addToCart(dish.id, over, food());
    expect([over, [400, 403].includes(added.status)]).toEqual([over, true]);
    const placed = await backend.placeOrder(bought(dish.store_id, [line(dish.id, over)]), food());
    expect([over, placed.status]).toEqual([over, 403]);
  }
});

it('[PLUS-07] a time in the past is no time to order for, however it is written', async () => {
  const body = (schedule_at: string) =>
    bought(bananas.store_id, [line(bananas.id)], { order_type: 'take_away', schedule_at });
  for (const time of ['2026-03-05 11:59:00', '2026-03-04 12:00:00', '1970-01-01 00:00:00', '2026-03-05T10:59:00Z'])
    expect([time, [403, 406].includes((await backend.placeOrder(body(time), headers)).status)]).toEqual([time, true]);
});

it('[PLUS-05] nothing that follows an order changes its tip or its amount', async () => {
  const order = bought(bananas.store_id, [line(bananas.id)], { payment_method: 'digital_payment', dm_tips: 2 });
  const { order_id } = (await backend.placeOrder(order, headers)).body;
  const before = await amountOf(order_id);
  const wish = {
    order_id,
    dm_tips: -5,
    order_amount: 0.01,
    total_amount: 0,
    delivery_charge: 0,
    partially_paid_amount: 99,
  };
  const turned = [];
  for (const payment_method of ['offline_payment', 'cash_on_delivery', 'digital_payment'])
    turned.push(
      (await backend.send('PUT', 'customer/order/payment-method', { ...wish, payment_method }, headers)).status,
    );
  expect(turned).toEqual([200, 200, 200]);
  const tracked = (await backend.get(`customer/order/track?order_id=${order_id}`, headers)).body;
  expect(tracked).toMatchObject({
    order_amount: before,
    dm_tips: 2,
    partially_paid_amount: 0,
    payment_status: 'unpaid',
  });
});

it('a guest id is drawn at random: those beside it belong to nobody', async () => {
  const guest = await backend.guest();
  expect(Math.abs((await backend.guest()) - guest)).toBeGreaterThan(1000);
  for (const guess of [guest - 1, guest + 1, -guest, `${guest}.5`, 1, 0]) {
    const read = await backend.get(`customer/order/list?guest_id=${encodeURIComponent(guess)}&limit=10&offset=1`, HERE);
    expect([guess, [401, 403].includes(read.status)]).toEqual([guess, true]);
  }
});
