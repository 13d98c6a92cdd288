/**
 * Random sequences of all changes of an order, its owner's wallet and account, by two backend processes on one
 * PostgreSQL (reliability 31).
 * `SEQUENCES=2000 npm test -- contract` runs as many as docs/reliability.md reports; `SEED` repeats a run.
 */
import pg from 'pg';
import { insertPerson, startBackend, type BackendProcess } from './backend-process.spec-helper';
import { createRandom, pick } from './demo/random';
import { brokenInvariants } from './order-invariants.spec-helper';
import { demoDatabase } from './postgres.spec-helper';
import type { Command, CommandResult } from './sequences-process.spec-helper';
import { bearer, cartLine, HERE, orderBody, type Json } from './testing.spec-helper';

const SEQUENCES = Number(process.env.SEQUENCES ?? 60);
const SEED = process.env.SEED ?? '31';
const LANES = 6;
/** Customers and stock grow with the number of sequences: without stock the later ones would only be rejected. */
const TIMES = Math.max(1, SEQUENCES / 60);
const CUSTOMERS = Math.ceil(4 * TIMES);
const STOCK = Math.ceil(600 * TIMES);

let processes: [BackendProcess, BackendProcess];
let pool: pg.Pool;
const items: { id: number; storeId: number }[] = [];
const customers: { id: number; headers: Record<string, string> }[] = [];
const counted: Record<string, number> = {};
const broken: string[] = [];
/** Work alternates between both processes. */
let sent = 0;
const run = async (command: Command): Promise<CommandResult> => {
  const answer = await (processes[(sent += 1) % 2] as BackendProcess).send(command);
  const name = command.do === 'call' ? command.path.split('?')[0] : command.do === 'step' ? command.step : command.do;
  counted[`${name} ${answer.status}`] = (counted[`${name} ${answer.status}`] ?? 0) + 1;
  if (answer.status >= 500) broken.push(`${name}: ${JSON.stringify(answer.body)}`);
  return answer;
};
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, headers = HERE) =>
  run({ do: 'call', method, path, headers, ...(payload ? { payload } : {}) });

beforeAll(async () => {
  const url = await demoDatabase('sequences');
  processes = (await Promise.all([startBackend(url), startBackend(url)])) as [BackendProcess, BackendProcess];
  pool = new pg.Pool({ connectionString: url });
  const { rows } = await pool.query<{ id: number; storeId: number }>(
    `SELECT i.id, i.store_id AS "storeId" FROM items i JOIN stores s ON s.id = i.store_id
     WHERE s.slug = 'green-corner' AND i.stock IS NOT NULL AND i.campaign_from IS NULL AND i.groups = '[]'
       AND NOT EXISTS (SELECT 1 FROM item_variations v WHERE v.item_id = i.id)
       AND NOT EXISTS (SELECT 1 FROM flash_sale_items f WHERE f.item_id = i.id) ORDER BY i.id LIMIT 3`,
  );
  items.push(...rows);
  await pool.query('UPDATE items SET stock = $1, maximum_quantity = NULL WHERE id = ANY($2)', [
    STOCK,
    items.map(({ id }) => id),
  ]);
  for (let index = 0; index < CUSTOMERS; index += 1) {
    const phone = `+3567944${String(index).padStart(4, '0')}`;
    const person = { f_name: 'Rana', email: `seq${index}@example.com`, phone, password: 'correct horse battery' };
    // A different address each, because callers are limited.
    const here = { ...HERE, 'x-forwarded-for': `10.31.${index >> 8}.${index & 255}` };
    const { body } = await call('POST', 'auth/sign-up', person, here);
    expect(body).toMatchObject({ token: expect.any(String) });
    const headers = bearer((body as Json).token, here);
    const info = (await call('GET', 'customer/info', undefined, headers)).body as Json;
    customers.push({ id: info.id, headers });
    await run({ do: 'fund', customerId: info.id, amount: 300_000 });
  }
}, 180_000);
afterAll(async () => {
  await pool?.end();
  for (const { stop } of processes ?? []) await stop();
});

type Random = () => number;

/** Orders for the quoted price, which may change before. A refusal is answered with the price that it tells. */
async function orderAsShown(random: Random, body: Json, headers: Json): Promise<CommandResult> {
  const quoted = (await call('POST', 'customer/order/get-Tax', body, headers)).body as Json;
  if (random() < 0.3)
    await pool.query('UPDATE items SET price = $2 WHERE id = $1', [
      pick(random, items).id,
      50 + Math.floor(random() * 500),
    ]);
  let amount = quoted.order_amount as number | undefined;
  const send = () => call('POST', 'customer/order/place', { ...body, order_amount: amount ?? null }, headers);
  let answer = await send();
  for (let turn = 0; turn < 3 && answer.status === 409; turn += 1) {
    amount = (answer.body as Json).quote.order_amount;
    answer = await send();
  }
  const { total_amount: charged } = answer.body as Json;
  if (answer.status === 200 && amount !== undefined && charged !== amount)
    broken.push(`sent ${amount}, charged ${charged}`);
  return answer;
}

async function place(random: Random) {
  const isGuest = random() < 0.25;
  // Who has money in the wallet can not leave: some have none.
  const isNew = !isGuest && random() < 0.25;
  const customer = isGuest ? null : isNew ? await insertPerson(pool) : pick(random, customers);
  const guestId = isGuest ? (((await call('POST', 'auth/guest/request')).body as Json).guest_id as number) : 0;
  const lines = items.filter(() => random() < 0.6);
  const bought = (lines.length > 0 ? lines : items).map(({ id }) =>
    cartLine(id, { quantity: 1 + Math.floor(random() * 12), add_on_ids: [], add_on_qtys: [] }),
  );
  const { guest_id: _, ...base } = orderBody(0, items[0]?.storeId ?? 0, {
    is_buy_now: 1,
    cart: JSON.stringify(bought.sort(() => random() - 0.5)),
    payment_method: pick(random, [
      'digital_payment',
      'digital_payment',
      'cash_on_delivery',
      'offline_payment',
      'wallet',
    ]),
    dm_tips: pick(random, [0, 0, 1.5]),
    ...(random() < 0.3 ? { partial_payment: 1 } : {}),
    ...(random() < 0.4 ? { coupon_code: pick(random, ['GROC10', 'GROCFIRST', 'GROCSHOP']) } : {}),
  });
  const headers = customer?.headers ?? HERE;
  const { status, body } = await orderAsShown(random, { ...base, ...(isGuest ? { guest_id: guestId } : {}) }, headers);
  if (status !== 200) return null;
  const { order_id: id, total_amount: total } = body as Json;
  return { id: id as number, total: Math.round(total * 100), shopperId: customer?.id ?? guestId, guestId, headers };
}
type Placed = NonNullable<Awaited<ReturnType<typeof place>>>;

/** Payments for wallets, with an outcome or not: the bank may report one of them long after. */
const fundings = new Map<number, string[]>();

/** Open payments. */
const opened = new Map<number, string[]>();
async function openCard({ id, total, shopperId }: Placed, random: Random): Promise<string> {
  const known = opened.get(id) ?? [];
  if (known.length > 0 && random() < 0.6) return pick(random, known);
  // The amount due when the page was opened; rarely another one.
  const { rows } = await pool.query<{ due: number }>(
    'SELECT total - (SELECT coalesce(sum(amount), 0)::int FROM order_payments WHERE order_id = orders.id) AS due FROM orders WHERE number = $1',
    [id],
  );
  const amount = Math.max(1, random() < 0.1 ? total : (rows[0]?.due ?? total));
  const payment = (await run({ do: 'open', shopperId, orderId: id, amount })).body as string;
  opened.set(id, [...known, payment]);
  return payment;
}

const EVENTS: Record<string, (order: Placed, random: Random) => Promise<unknown>> = {
  pay: async (order, random) => run({ do: 'settle', id: await openCard(order, random), outcome: 'success' }),
  fail: async (order, random) => run({ do: 'settle', id: await openCard(order, random), outcome: 'fail' }),
  webhookTwice: async (order, random) => {
    const id = await openCard(order, random);
    return Promise.all([1, 2].map(() => run({ do: 'settle', id, outcome: 'success' })));
  },
  webhookBeforeReturn: async (order, random) => {
    const id = await openCard(order, random);
    return Promise.all((['success', 'cancel'] as const).map((outcome) => run({ do: 'settle', id, outcome })));
  },
  cancel: ({ id, guestId, headers }) =>
    call(
      'PUT',
      'customer/order/cancel',
      { order_id: id, reason: 'x', ...(guestId ? { guest_id: guestId } : {}) },
      headers,
    ),
  cash: ({ id, guestId, headers }) =>
    call('PUT', 'customer/order/payment-method', { order_id: id, ...(guestId ? { guest_id: guestId } : {}) }, headers),
  turn: ({ id, guestId, headers }, random) =>
    call(
      'PUT',
      'customer/order/payment-method',
      {
        order_id: id,
        payment_method: random() < 0.5 ? 'digital_payment' : 'offline_payment',
        ...(guestId ? { guest_id: guestId } : {}),
      },
      headers,
    ),
  wallet: ({ id, headers }) => call('POST', 'customer/order/wallet-payment', { order_id: id }, headers),
  transfer: async ({ id, guestId, headers }) => {
    const report = { order_id: id, method_id: 1, sender_name: 'R', reference: 'R-1' };
    await call(
      'PUT',
      'customer/order/offline-payment',
      { ...report, ...(guestId ? { guest_id: guestId } : {}) },
      headers,
    );
  },
  verify: ({ id }) => run({ do: 'verify', orderId: id }),
  giveUp: () => run({ do: 'giveUp' }),
  accept: ({ id }) => run({ do: 'step', orderId: id, step: 'accept', who: 'store' }),
  storeCancels: ({ id }) => run({ do: 'step', orderId: id, step: 'cancel', who: 'store' }),
  deliver: async ({ id }) => {
    for (const step of ['accept', 'prepare', 'hand_over', 'deliver'] as const)
      await run({ do: 'step', orderId: id, step, who: 'admin' });
  },
  askRefund: ({ id, headers }) =>
    call('POST', 'customer/order/refund-request', { order_id: id, customer_reason: 'late' }, headers),
  refund: ({ id }) => run({ do: 'step', orderId: id, step: 'refund', who: 'admin' }),
  fund: async ({ shopperId, headers }, random) => {
    const request = { amount: 1 + Math.floor(random() * 30), payment_method: 'sandbox', callback: 'http://localhost/' };
    const { body } = await call('POST', 'customer/wallet/add-fund', request, headers);
    const id =
      String((body as Json).redirect_link ?? '')
        .split('/')
        .at(-1) ?? '';
    if (id) fundings.set(shopperId, [...(fundings.get(shopperId) ?? []), id]);
  },
  bankReports: async ({ shopperId }, random) => {
    const known = fundings.get(shopperId) ?? [];
    const outcome = pick(random, ['success', 'success', 'fail', 'cancel'] as const);
    if (known.length > 0) await run({ do: 'settle', id: pick(random, known), outcome });
  },
  /** Payments that were opened long ago do not keep the account. */
  leave: async ({ shopperId, headers }, random) => {
    if (random() < 0.6)
      await pool.query("UPDATE payments SET created_at = created_at - interval '1 hour' WHERE shopper_id = $1", [
        shopperId,
      ]);
    await call('DELETE', 'customer/remove-account', undefined, headers);
  },
  points: ({ headers }) => call('POST', 'customer/loyalty-point/point-transfer', { point: 100 }, headers),
};
const NAMES = Object.keys(EVENTS);

async function sequence(number: number): Promise<void> {
  const random = createRandom(`sequence ${SEED} ${number}`);
  const order = await place(random);
  if (!order) return;
  for (let step = 0; step < 6; step += 1) {
    // One to three concurrent actions.
    const names = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(random, NAMES));
    await Promise.all(names.map((name) => EVENTS[name]?.(order, random)));
  }
  // The bank is late, and a customer who can leaves.
  if (!order.guestId) await EVENTS.fund?.(order, random);
  await EVENTS.leave?.(order, random);
  for (let report = 0; report < 3; report += 1) await EVENTS.bankReports?.(order, random);
}

it(`${SEQUENCES} random sequences by two processes: money, stock, coupons, points and accounts agree, no order is failed and paid`, async () => {
  let next = 0;
  const lane = async () => {
    while (next < SEQUENCES) {
      next += 1;
      await sequence(next);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  expect(broken).toEqual([]);
  expect(await brokenInvariants(pool, new Map(items.map(({ id }) => [id, STOCK])))).toEqual([]);
  // Each kind of action must have happened, or nothing is proven.
  for (const name of [
    'customer/order/place 409',
    'settle 200',
    'customer/order/cancel 200',
    'accept 200',
    'deliver 200',
    'customer/order/wallet-payment 200',
    'customer/wallet/add-fund 200',
    'customer/remove-account 200',
    'customer/remove-account 203',
  ])
    expect(counted[name] ?? 0).toBeGreaterThan(0);
  const late = await pool.query('SELECT count(*)::int AS count FROM payments WHERE refund IS NOT NULL');
  counted['late payments sent back'] = late.rows[0].count;
  expect(counted['late payments sent back']).toBeGreaterThan(0);
  const { rows } = await pool.query('SELECT status, count(*)::int AS count FROM orders GROUP BY 1 ORDER BY 1');
  if (process.env.SEQUENCES) console.info(JSON.stringify({ orders: rows, counted }));
}, 3_600_000);
