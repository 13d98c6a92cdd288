/** Bounds of an order, and what must not be lost between two requests: on the embedded database and on PostgreSQL. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { MOST_POINTS } from '@shop/util';
import { buildApp } from './app';
import { readConfig } from './config';
import type { Shop } from './context';
import { demo } from './demo';
import { changeOrder } from './features/orders/change';
import { idOfOrder } from './features/orders/number';
import { deliverOnce } from './features/outbox/deliver';
import { refundTransport } from './features/payments/refund';
import { settlePayment } from './features/payments/settle';
import { addToWallet } from './features/wallet/ledger';
import { demoDatabase } from './postgres.spec-helper';
import {
  boot,
  cartLine,
  clientOf,
  FOOD,
  HERE,
  orderBody,
  rejected,
  testSettings,
  type Json,
  type TestClient,
} from './testing.spec-helper';

const uploads = { UPLOADS_DIR: mkdtempSync(join(tmpdir(), 'shop-bounds-')) };

interface Opened {
  shop: Shop;
  close: () => Promise<void>;
}
const DATABASES: Record<string, () => Promise<Opened>> = {
  'the embedded database': () => boot(uploads),
  PostgreSQL: async () => {
    const shop = await buildApp(readConfig({ ...testSettings(await demoDatabase('bounds')), ...uploads }), demo);
    await shop.app.ready();
    return { shop, close: () => shop.app.close() };
  },
};

describe.each(Object.keys(DATABASES))('on %s', (name) => {
  let opened: Opened;
  let shop: Shop;
  let client: TestClient;
  let bananas: Json;
  const query = async (text: string, values: unknown[] = []): Promise<Json[]> =>
    (await shop.database.pool.query(text, values)).rows;
  beforeAll(async () => {
    opened = await (DATABASES[name] as () => Promise<Opened>)();
    ({ shop } = opened);
    client = clientOf(shop);
    bananas = await client.bananas();
    await query('UPDATE items SET stock = 1000000 WHERE id = $1', [bananas.id]);
  }, 300_000);
  afterAll(() => opened.close());
  const set = (id: number, columns: string) => query(`UPDATE items SET ${columns} WHERE id = $1`, [id]);

  const plain = (id: number, quantity: number, over: Json = {}) =>
    cartLine(id, { quantity, add_on_ids: [], add_on_qtys: [], ...over });
  const buyNow = (storeId: number, lines: Json[], over: Json = {}) =>
    orderBody(null, storeId, { is_buy_now: 1, cart: JSON.stringify(lines), ...over });
  const repeated = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

  describe('the most of one item holds over all lines', () => {
    it('of buy-now: five lines of twelve are not twelve', async () => {
      const { headers } = await client.customer();
      await set(bananas.id, 'maximum_quantity = 12');
      const order = (lines: Json[]) => client.placeOrder(buyNow(bananas.store_id, lines), headers);
      const refused = await order(repeated(5, plain(bananas.id, 12)));
      expect(refused).toMatchObject(rejected(403, 'quantity'));
      expect(refused.body.message).toBe('At most 12 of Bananas per order.');
      expect(await order([plain(bananas.id, 6), plain(bananas.id, 7)])).toMatchObject(rejected(403, 'quantity'));
      expect((await order([plain(bananas.id, 6), plain(bananas.id, 6)])).status).toBe(200);
      await set(bananas.id, 'maximum_quantity = NULL');
    });

    it('of an item in a campaign', async () => {
      const { headers } = await client.customer();
      const melon = await client.itemOf('grocery-campaign');
      await set(melon.id, 'maximum_quantity = 3');
      const line = (quantity: number) => plain(melon.id, quantity, { item_id: null, item_campaign_id: melon.id });
      const order = (lines: Json[]) => client.placeOrder(buyNow(melon.store_id, lines), headers);
      expect(await order([line(2), line(2)])).toMatchObject(rejected(403, 'quantity'));
      expect((await order([line(2), line(1)])).status).toBe(200);
    });

    it('of the cart: lines with different choices, added, changed, and ordered', async () => {
      const guest_id = await client.guest();
      const dish = await client.itemOf('min-max-option');
      await set(dish.id, 'maximum_quantity = 3');
      const patty = (label: string) => [
        { name: 'Patty', values: { label: [label] } },
        { name: 'Sauces', values: { label: ['Mayo'] } },
      ];
      const sauces = dish.food_variations.find((group: Json) => group.name === 'Sauces');
      const choose = (label: string) => [
        patty(label)[0] as Json,
        { name: 'Sauces', values: { label: [sauces.values[0].label] } },
      ];
      const add = (label: string, quantity: number) =>
        client.addToCart(dish.id, { guest_id, quantity, variation: choose(label) }, FOOD);
      expect((await add('Single', 2)).status).toBe(200);
      expect(await add('Double', 2)).toMatchObject(rejected(403, 'quantity'));
      const { body: lines } = await add('Double', 1);
      const change = (cart_id: number, quantity: number) =>
        client.post('customer/cart/update', { guest_id, cart_id, quantity, price: 1 }, FOOD);
      expect(await change(lines[1].id, 2)).toMatchObject(rejected(403, 'quantity'));
      expect((await change(lines[0].id, 1)).status).toBe(200);
      expect((await change(lines[1].id, 2)).status).toBe(200);
      // The maximum may have been lowered since, or two tabs may have added at once.
      await set(dish.id, 'maximum_quantity = 2');
      const refused = await client.placeOrder(orderBody(guest_id, dish.store_id), FOOD);
      expect(refused).toMatchObject(rejected(403, 'quantity'));
      // Less of it is always possible.
      expect((await change(lines[1].id, 1)).status).toBe(200);
      expect((await client.placeOrder(orderBody(guest_id, dish.store_id), FOOD)).status).toBe(200);
      await set(dish.id, 'maximum_quantity = NULL');
    });

    it('of the stock of a variation, and of all variations together where a flash sale counts them', async () => {
      const { headers } = await client.customer();
      const oil = await client.itemOf('priced-variation');
      const [first, second] = oil.variations.map(({ type }: Json) => [{ type }]);
      await query('UPDATE item_variations SET stock = 5 WHERE item_id = $1', [oil.id]);
      await set(oil.id, 'stock = 10, maximum_quantity = NULL');
      const order = (lines: Json[]) => client.placeOrder(buyNow(oil.store_id, lines), headers);
      const line = (quantity: number, variation: Json[]) => plain(oil.id, quantity, { variation });
      const refused = await order([line(3, first), line(3, first)]);
      expect(refused.body).toMatchObject({ message: expect.stringMatching(/^Only 5 of .* left\.$/) });
      await query(
        `INSERT INTO flash_sales (module_id, title, starts_at, ends_at) VALUES (1, '{"en":"x","ar":"x"}', '2026-03-01', '2026-04-01')`,
      );
      await query(
        `INSERT INTO flash_sale_items (sale_id, item_id, discount, discount_type, stock)
         SELECT max(id), $1, 10, 'percent', 4 FROM flash_sales`,
        [oil.id],
      );
      // Read again: the sale has begun.
      expect((await client.itemOf('priced-variation')).stock).toBe(4);
      expect((await client.addToCart(oil.id, { quantity: 3, variation: first }, headers)).status).toBe(200);
      expect(await client.addToCart(oil.id, { quantity: 2, variation: second }, headers)).toMatchObject(
        rejected(403, 'stock'),
      );
      expect((await order([line(3, first), line(2, second)])).body.message).toMatch(/^Only 4 of .* left\.$/);
      expect((await order([line(3, first), line(1, second)])).status).toBe(200);
      await query('DELETE FROM flash_sales WHERE id = (SELECT max(id) FROM flash_sales)');
    });

    it('[PLUS-04] of a guest’s cart that joins the customer’s: no line is lost, and none goes above it', async () => {
      const { headers, person } = await client.customer();
      const dish = await client.itemOf('min-max-option');
      await set(dish.id, 'maximum_quantity = 5');
      const sauces = dish.food_variations.find((group: Json) => group.name === 'Sauces').values[0].label;
      const add = (label: string, quantity: number, over: Json, as: Json) =>
        client.addToCart(
          dish.id,
          {
            quantity,
            variation: [
              { name: 'Patty', values: { label: [label] } },
              { name: 'Sauces', values: { label: [sauces] } },
            ],
            ...over,
          },
          as,
        );
      const guest_id = await client.guest();
      await add('Single', 3, {}, { ...headers, moduleid: '2' });
      await add('Double', 4, { guest_id }, FOOD);
      const login = { email_or_phone: person.email, password: 'correct horse battery', guest_id };
      expect((await client.post('auth/login', login)).status).toBe(200);
      const { body: lines } = await client.get('customer/cart/list', { ...headers, moduleid: '2' });
      expect(lines.map(({ quantity }: Json) => quantity)).toEqual([3, 2]);
      await set(dish.id, 'maximum_quantity = NULL');
    });
  });

  describe('an order has upper bounds', () => {
    it('of units of an item: fifty lines of ten thousand are refused, in one line and over all', async () => {
      const { headers } = await client.customer();
      const order = (lines: Json[]) => client.placeOrder(buyNow(bananas.store_id, lines), headers);
      expect(await order(repeated(50, plain(bananas.id, 10_000)))).toMatchObject(rejected(403, 'quantity'));
      expect(await order(repeated(50, plain(bananas.id, 1000)))).toMatchObject(rejected(403, 'quantity'));
      const byTransfer = { payment_method: 'offline_payment' };
      const most = await client.placeOrder(buyNow(bananas.store_id, [plain(bananas.id, 1000)], byTransfer), headers);
      expect(most.status).toBe(200);
      expect(await client.addToCart(bananas.id, { quantity: 1001 }, headers)).toMatchObject(rejected(403, 'quantity'));
    });

    it('of lines: a hundred and first is refused in the cart and in the order', async () => {
      const { headers, id } = await client.customer();
      const refused = await client.placeOrder(buyNow(bananas.store_id, repeated(101, plain(bananas.id, 1))), headers);
      expect(refused).toMatchObject(rejected(403, 'cart'));
      expect(refused.body.message).toBe('An order can have at most 100 different items.');
      const fill = (count: number, choiceKey: string) =>
        query(
          `INSERT INTO cart_lines (shopper_id, module_id, item_id, quantity, choice, choice_key)
           SELECT $1::bigint, 1, $2::int, 1, '{"variation":null,"options":{},"addOns":[]}', $3 || n
           FROM generate_series(1, $4::int) n`,
          [id, bananas.id, choiceKey, count],
        );
      await fill(99, 'a');
      expect((await client.addToCart(bananas.id, {}, headers)).body).toHaveLength(100);
      const other = await client.itemOf('cart-limit');
      expect(await client.addToCart(other.id, {}, headers)).toMatchObject(rejected(403, 'cart'));
      await fill(1, 'b');
      expect(await client.placeOrder(orderBody(null, bananas.store_id), headers)).toMatchObject(rejected(403, 'cart'));
    });

    it('of add-ons in a line', async () => {
      const guest_id = await client.guest();
      const [dish] = (await client.get('items/popular?limit=60', FOOD)).body.products.filter(
        ({ add_ons }: Json) => add_ons.length > 0,
      );
      const more = { guest_id, add_on_ids: [dish.add_ons[0].id], add_on_qtys: [1001] };
      expect(await client.addToCart(dish.id, more, FOOD)).toMatchObject(rejected(403, 'add_on_qtys'));
      const { headers } = await client.customer();
      const line = plain(dish.id, 1, { add_on_ids: [dish.add_ons[0].id], add_on_qtys: [1001] });
      expect((await client.placeOrder(buyNow(dish.store_id, [line]), { ...headers, moduleid: '2' })).status).toBe(403);
      // The same add-on twice counts together.
      const twice = { guest_id, add_on_ids: [dish.add_ons[0].id, dish.add_ons[0].id], add_on_qtys: [600, 600] };
      expect(await client.addToCart(dish.id, twice, FOOD)).toMatchObject(rejected(403, 'add_on_qtys'));
    });

    it('of the total: at the highest price of the catalogue it is refused, not broken', async () => {
      const { headers } = await client.customer();
      await set(bananas.id, 'price = 100000000');
      const body = buyNow(bananas.store_id, [plain(bananas.id, 1000)]);
      const refused = await client.placeOrder(body, headers);
      expect(refused).toMatchObject(rejected(406, 'maximum_order'));
      expect(refused.body.message).toBe('An order can cost at most €10,000,000.00.');
      expect(await client.post('customer/order/get-Tax', body, headers)).toMatchObject(rejected(406, 'maximum_order'));
      const arabic = await client.placeOrder(body, { ...headers, 'x-localization': 'ar' });
      expect(arabic.body.message).toBe('أقصى قيمة للطلب هي €10,000,000.00.');
      await set(bananas.id, `price = ${Math.round(bananas.price * 100)}`);
    });

    it('of a parcel’s total', async () => {
      const { headers } = await client.customer();
      const [category] = (await client.get('parcel-category', { ...HERE, moduleid: '5' })).body;
      await query('UPDATE parcel_categories SET per_km = 2000000000, minimum = 2000000000 WHERE id = $1', [
        category.id,
      ]);
      const body = orderBody(null, 0, {
        order_type: 'parcel',
        payment_method: 'digital_payment',
        store_id: null,
        parcel_category_id: category.id,
        receiver_details: {
          contact_person_name: 'Omar',
          contact_person_number: '+356 2100 0001',
          address: '2 Market Street',
          latitude: HERE.latitude,
          longitude: HERE.longitude,
        },
      });
      const answer = await client.placeOrder(body, { ...headers, moduleid: String(category.module_id) });
      expect(answer).toMatchObject(rejected(406, 'maximum_order'));
    });

    it('of a wallet: it refuses to be overfilled, and a payment that comes all the same goes back', async () => {
      const { headers, id } = await client.customer();
      const fund = (credit: number, reference: string) =>
        shop.db.transaction((tx) =>
          addToWallet(tx, { customerId: id, kind: 'add_fund', credit, reference, at: shop.clock() }),
        );
      const ask = (amount: number) =>
        client.post(
          'customer/wallet/add-fund',
          { amount, payment_method: 'sandbox', callback: 'http://localhost/wallet' },
          headers,
        );
      const { body } = await ask(900);
      await fund(100_000_000 - 50_000, 'much');
      const refused = await ask(900);
      expect(refused).toMatchObject(rejected(400, 'amount'));
      expect(refused.body.message).toBe('A wallet can hold at most €1,000,000.00.');
      const payment = String(body.redirect_link).split('/').at(-1) ?? '';
      expect(await settlePayment(shop, payment, 'success')).toMatchObject({ status: 'success', refund: 'due' });
      await fund(2_000_000_000, 'more');
      await expect(fund(2_000_000_000, 'too much')).rejects.toMatchObject({ status: 400, code: 'wallet' });
    });
  });

  describe('points have an upper bound', () => {
    const give = (id: number, balance: number, reference = 'given') =>
      query(
        `INSERT INTO point_entries (customer_id, kind, credit, balance, reference) VALUES ($1, 'order_place', $2, $2, $3)`,
        [id, balance, reference],
      );
    const pointsOf = async (headers: Json) => (await client.get('customer/info', headers)).body.loyalty_point as number;
    const deliver = async (number: number) => {
      const orderId = await idOfOrder(shop.db, number);
      for (const step of ['accept', 'prepare', 'hand_over', 'deliver'] as const)
        await shop.db.transaction((tx) => changeOrder(tx, orderId, step, { who: 'admin' }, { at: shop.clock() }));
    };

    it.each([0, 3, 1_000_000, -1_147_483_640])(
      'an order is delivered whatever fits: %i points are left',
      async (left) => {
        const { headers, id } = await client.customer();
        await give(id, MOST_POINTS - left);
        const { body } = await client.placeOrder(buyNow(bananas.store_id, [plain(bananas.id, 12)]), headers);
        await deliver(body.order_id);
        const [order] = (await query('SELECT status, total FROM orders WHERE number = $1', [body.order_id])) as [Json];
        expect(order.status).toBe('delivered');
        const earned = Math.min(Math.floor(order.total / 200), Math.max(0, left));
        expect(await pointsOf(headers)).toBe(MOST_POINTS - left + earned);
        const [{ count }] = (await query(
          "SELECT count(*)::int AS count FROM point_entries WHERE customer_id = $1 AND reference LIKE 'order:%'",
          [id],
        )) as [Json];
        expect(count).toBe(earned > 0 ? 1 : 0);
      },
    );

    it('no more become money than a wallet takes, and both ledgers stay as they are', async () => {
      const { headers, id } = await client.customer();
      await give(id, MOST_POINTS);
      const move = (point: unknown) => client.post('customer/loyalty-point/point-transfer', { point }, headers);
      const refused = await move(MOST_POINTS);
      expect(refused).toMatchObject(rejected(403, 'point'));
      expect(refused.body.message).toBe('A wallet can hold at most €1,000,000.00.');
      expect(await move(20_000_001)).toMatchObject(rejected(403, 'point'));
      for (const point of [MOST_POINTS + 1, 2 ** 31, 2 ** 53, '9e99', Number.MAX_VALUE])
        expect((await move(point)).status).toBe(403);
      expect(await pointsOf(headers)).toBe(MOST_POINTS);
      expect((await move(20_000_000)).status).toBe(200);
      expect((await client.get('customer/info', headers)).body).toMatchObject({
        loyalty_point: MOST_POINTS - 20_000_000,
        wallet_balance: 1_000_000,
      });
      expect(await move(100)).toMatchObject(rejected(403, 'point'));
    });

    it('a full wallet of the friend who invited does not hold the delivery up', async () => {
      const friend = await client.customer();
      const { headers } = await client.customer({ ref_code: friend.refCode });
      await shop.db.transaction((tx) =>
        addToWallet(tx, {
          customerId: friend.id,
          kind: 'add_fund',
          credit: 2_147_483_600,
          reference: 'x',
          at: shop.clock(),
        }),
      );
      const { body } = await client.placeOrder(buyNow(bananas.store_id, [plain(bananas.id, 12)]), headers);
      await deliver(body.order_id);
      expect(await query('SELECT status FROM orders WHERE number = $1', [body.order_id])).toEqual([
        { status: 'delivered' },
      ]);
      const entries = await query("SELECT 1 FROM wallet_entries WHERE customer_id = $1 AND kind = 'referrer'", [
        friend.id,
      ]);
      expect(entries).toEqual([]);
    });
  });

  describe('an account that goes', () => {
    const remove = (headers: Json) => client.send('DELETE', 'customer/remove-account', undefined, headers);
    const fund = async (headers: Json) => {
      const body = { amount: 40, payment_method: 'sandbox', callback: 'http://localhost/wallet' };
      const { redirect_link } = (await client.post('customer/wallet/add-fund', body, headers)).body;
      return new URL(redirect_link).pathname;
    };
    const pay = async (page: string) =>
      (await shop.app.inject({ method: 'POST', url: `${page}/success` })).headers.location;

    it('stays while a payment is under way or money is in its wallet, and says so', async () => {
      const { headers, id } = await client.customer();
      const page = await fund(headers);
      const open = await remove(headers);
      expect(open).toMatchObject(rejected(203, 'payment'));
      expect(open.body.message).toMatch(/^You have a payment that is not finished\..*10 minutes/);
      expect(await pay(page)).toContain('flag=success');
      const rich = await remove(headers);
      expect(rich).toMatchObject(rejected(203, 'wallet'));
      expect(rich.body.message).toMatch(/^You have €42\.00 in your wallet/);
      const arabic = await remove({ ...headers, 'x-localization': 'ar' });
      expect(arabic.body.message).toMatch(/محفظتك.*€42\.00/);
      await shop.db.transaction((tx) =>
        addToWallet(tx, { customerId: id, kind: 'pay_out', debit: 4200, reference: 'x', at: shop.clock() }),
      );
      expect((await remove(headers)).status).toBe(200);
    });

    it('is not kept by a page that was left open: what it takes later is sent back once, with its whole amount', async () => {
      const { headers } = await client.customer();
      const page = await fund(headers);
      const id = page.split('/').at(-1) ?? '';
      await query("UPDATE payments SET created_at = created_at - interval '11 minutes' WHERE id = $1", [id]);
      expect((await remove(headers)).status).toBe(200);
      expect(await pay(page)).toContain('flag=fail');
      expect(await pay(page)).toContain('flag=fail');
      const messages = await query("SELECT target FROM outbox WHERE kind = 'refund' AND target = $1", [
        `payment:${id}`,
      ]);
      expect(messages).toHaveLength(1);
      const sent: Json[] = [];
      const log = Object.assign(Object.create(shop.app.log), {
        info: (entry: Json) => entry.payment === id && sent.push(entry),
      });
      const quiet = { ...shop, app: Object.assign(Object.create(shop.app), { log }) };
      await refundTransport(quiet)({ target: `payment:${id}` } as never);
      await deliverOnce(shop, { refund: refundTransport(quiet) });
      expect(sent).toEqual([{ payment: id, amount: 4000, key: `refund:payment:${id}` }]);
      expect(await query('SELECT status, refund FROM payments WHERE id = $1', [id])).toEqual([
        { status: 'success', refund: 'done' },
      ]);
    });

    it('has no part in what its old order still gets: a late card payment goes back to the card', async () => {
      const { headers, id } = await client.customer();
      const { body } = await client.placeOrder(
        buyNow(bananas.store_id, [plain(bananas.id, 5)], { payment_method: 'digital_payment' }),
        headers,
      );
      const opened = await shop.app.inject({
        url: `/payment-mobile?order_id=${body.order_id}&customer_id=${id}&payment_method=sandbox&callback=http%3A%2F%2Flocalhost%2F`,
      });
      const payment = String(opened.headers.location).split('/').at(-1) ?? '';
      const orderId = await idOfOrder(shop.db, body.order_id);
      await shop.db.transaction((tx) => changeOrder(tx, orderId, 'give_up', { who: 'shop' }, { at: shop.clock() }));
      await query("UPDATE payments SET created_at = created_at - interval '11 minutes' WHERE id = $1", [payment]);
      expect((await remove(headers)).status).toBe(200);
      expect(await settlePayment(shop, payment, 'success')).toMatchObject({ status: 'success' });
      const ledger = await query('SELECT method, amount, state FROM order_payments WHERE order_id = $1 ORDER BY id', [
        orderId,
      ]);
      expect(ledger).toEqual([
        { method: 'digital_payment', amount: ledger[0]?.amount, state: 'done' },
        { method: 'digital_payment', amount: -ledger[0]?.amount, state: 'due' },
      ]);
      const [order] = await query('SELECT status, contact_name, address FROM orders WHERE id = $1', [orderId]);
      expect(order).toEqual({ status: 'failed', contact_name: '', address: null });
    });

    it('may go after a refund was refused: that order is over', async () => {
      const { headers } = await client.customer();
      const { body } = await client.placeOrder(buyNow(bananas.store_id, [plain(bananas.id, 5)]), headers);
      const orderId = await idOfOrder(shop.db, body.order_id);
      for (const step of ['accept', 'prepare', 'hand_over', 'deliver', 'ask_refund', 'refuse_refund'] as const)
        await shop.db.transaction((tx) => changeOrder(tx, orderId, step, { who: 'admin' }, { at: shop.clock() }));
      expect((await remove(headers)).status).toBe(200);
    });

    it('money of a page that was closed here and paid there is not lost', async () => {
      const { headers, id } = await client.customer();
      const page = await fund(headers);
      const payment = page.split('/').at(-1) ?? '';
      expect((await settlePayment(shop, payment, 'cancel'))?.status).toBe('cancel');
      // The sandbox’s own page takes nothing more; a gateway reports what it took.
      expect(await pay(page)).toContain('flag=cancel');
      expect((await settlePayment(shop, payment, 'success'))?.status).toBe('success');
      expect((await settlePayment(shop, payment, 'fail'))?.status).toBe('success');
      expect((await client.get('customer/info', headers)).body).toMatchObject({ id, wallet_balance: 42 });
    });
  });

  describe('an idempotency key belongs to one order with its pictures', () => {
    let count = 0;
    const picture = (background: string) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .jpeg()
        .toBuffer();
    /** Sends a form with files, its parts in this order. */
    async function send(path: string, parts: [name: string, value: string | Buffer, file?: string][], headers: Json) {
      const line = 'x-line-of-the-form';
      const payload = Buffer.concat([
        ...parts.flatMap(([part, value, file = 'a.jpg']) => [
          Buffer.from(
            `--${line}\r\ncontent-disposition: form-data; name="${part}"${typeof value === 'string' ? '' : `; filename="${file}"\r\ncontent-type: image/jpeg`}\r\n\r\n`,
          ),
          Buffer.from(value),
          Buffer.from('\r\n'),
        ]),
        Buffer.from(`--${line}--\r\n`),
      ]);
      const answer = await shop.app.inject({
        method: 'POST',
        url: `/api/v1/${path}`,
        headers: { ...headers, 'content-type': `multipart/form-data; boundary=${line}` },
        payload,
      });
      return { status: answer.statusCode, body: answer.json() as Json };
    }
    const PLACES: Record<string, () => Promise<{ path: string; fields: [string, string][]; module: string }>> = {
      'an order by prescription': async () => {
        const pharmacy = (await client.get('stores/get-stores/all?limit=1', { ...HERE, moduleid: '3' })).body.stores[0];
        const { order_amount: _, ...body } = orderBody(null, pharmacy.id);
        const fields = Object.entries(body).map(([key, value]) => [key, String(value)] as [string, string]);
        return { path: 'customer/order/prescription/place', fields, module: '3' };
      },
      'an order with a picture': async () => {
        const { order_amount: _, ...body } = buyNow(bananas.store_id, [plain(bananas.id, 2)]);
        const fields = Object.entries(body).map(([key, value]) => [key, String(value)] as [string, string]);
        return { path: 'customer/order/place', fields, module: '1' };
      },
    };
    it.each(Object.keys(PLACES))('%s', async (kind) => {
      const { headers } = await client.customer();
      const { path, fields, module } = await (PLACES[kind] as (typeof PLACES)[string])();
      const [red, blue] = [await picture('#c33'), await picture('#33c')];
      const key = `key-of-pictures-${(count += 1)}`;
      const as = { ...headers, moduleid: module, 'idempotency-key': key };
      const file = (value: Buffer, called?: string) => ['order_attachment[]', value, called] as never;
      const first = await send(path, [...fields, file(red), file(blue)], as);
      expect(first.status).toBe(200);
      const again = { status: 200, body: { order_id: first.body.order_id } };
      expect(await send(path, [...fields, file(red), file(blue)], as)).toMatchObject(again);
      // Neither the names of the files nor the order of the parts is part of the order.
      const turned = [file(blue, 'b.jpg'), ...[...fields].reverse(), file(red, 'c.jpg')];
      expect(await send(path, turned, as)).toMatchObject(again);
      // Other pictures are another order, and so are more or fewer.
      for (const pictures of [[blue, blue], [red], [red, blue, red]]) {
        const other = await send(path, [...fields, ...pictures.map((value) => file(value))], as);
        expect(other).toMatchObject(rejected(422, 'idempotency_key'));
      }
      const [{ attachments }] = (await query('SELECT attachments FROM orders WHERE number = $1', [
        first.body.order_id,
      ])) as [Json];
      expect(attachments).toHaveLength(2);
    });
  });
});
