/**
 * The price or the cart changes while an order is placed: two backend processes on one PostgreSQL. Every order costs
 * the amount that was sent with it, or is refused, and no change of the cart is lost (decision 077).
 */
import pg from 'pg';
import { startBackend, type BackendProcess } from './backend-process.spec-helper';
import { demoDatabase } from './postgres.spec-helper';
import type { CommandResult } from './sequences-process.spec-helper';
import { cartLine, HERE, orderBody, type Json } from './testing.spec-helper';

/** Rounds of each race; of those that only repeat another's lock, fewer. */
const ROUNDS = 200;
const FEW = 50;
/** Rounds at a time: more would only wait for connections. */
const LANES = 6;

let backends: [BackendProcess, BackendProcess];
let pool: pg.Pool;
/** Three items of one store: two are in the cart, the third is added during a race. */
let items: { id: number; storeId: number }[] = [];
beforeAll(async () => {
  const url = await demoDatabase('price_races');
  backends = (await Promise.all([startBackend(url), startBackend(url)])) as [BackendProcess, BackendProcess];
  pool = new pg.Pool({ connectionString: url });
  ({ rows: items } = await pool.query(
    `SELECT i.id, i.store_id AS "storeId" FROM items i JOIN stores s ON s.id = i.store_id
     WHERE s.slug = 'green-corner' AND i.stock IS NOT NULL AND i.campaign_from IS NULL AND i.groups = '[]'
       AND NOT EXISTS (SELECT 1 FROM item_variations v WHERE v.item_id = i.id)
       AND NOT EXISTS (SELECT 1 FROM flash_sale_items f WHERE f.item_id = i.id) ORDER BY i.id LIMIT 3`,
  ));
  await pool.query('UPDATE items SET stock = 1000000, maximum_quantity = NULL WHERE id = ANY($1)', [
    items.map(({ id }) => id),
  ]);
}, 180_000);
afterAll(async () => {
  await pool?.end();
  for (const { stop } of backends ?? []) await stop();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (at: number, method: Method, path: string, payload?: Json): Promise<CommandResult> =>
  (backends[at % 2] as BackendProcess).send({
    do: 'call',
    method,
    path,
    headers: HERE,
    ...(payload ? { payload } : {}),
  } as never);

interface Round {
  number: number;
  guest: number;
  lines: { id: number; item_id: number; quantity: number }[];
  /** Calls the other process than the order does. */
  other: (method: Method, path: string, payload?: Json) => Promise<CommandResult>;
}
const itemAt = (index: number) => items[index]?.id as number;
const cartOf = async (guest: number) =>
  (await call(0, 'GET', `customer/cart/list?guest_id=${guest}`)).body as Round['lines'];

/** What changes while the order is placed. @returns the answer of the change; null: it was no call */
type Change = (round: Round) => Promise<CommandResult | null>;
const CHANGES: Record<string, Change> = {
  'the price of an item changes': async ({ number }) => {
    await pool.query('UPDATE items SET price = 100 + $2 WHERE id = $1', [itemAt(0), number]);
    return null;
  },
  'another item comes into the cart': ({ other, guest }) =>
    other('POST', 'customer/cart/add', cartLine(itemAt(2), { guest_id: guest })),
  'a quantity in the cart changes': ({ other, guest, lines: [line] }) =>
    other('POST', 'customer/cart/update', { guest_id: guest, cart_id: line?.id, quantity: 5 }),
  'an item leaves the cart': ({ other, guest, lines: [line] }) =>
    other('DELETE', `customer/cart/remove-item?guest_id=${guest}&cart_id=${line?.id}`),
  'the cart is emptied': ({ other, guest }) => other('DELETE', `customer/cart/remove?guest_id=${guest}`),
};

/** What an item of the cart became: ordered, still in the cart, or removed by the change. */
async function faultsOf(
  { guest, lines }: Round,
  { order, change, sent, name }: { order: CommandResult; change: CommandResult | null; sent: number; name: string },
): Promise<string[]> {
  const faults: string[] = [];
  const { rows: placed } = await pool.query<{ total: number; quantities: number[] }>(
    `SELECT total, (SELECT array_agg(quantity ORDER BY item_id) FROM order_rows WHERE order_id = o.id) AS quantities
     FROM orders o WHERE shopper_id = $1`,
    [guest],
  );
  const left = await cartOf(guest);
  if (order.status === 200) {
    if (placed.length !== 1 || placed[0]?.total !== sent) faults.push(`sent ${sent}, charged ${placed[0]?.total}`);
    if (String(placed[0]?.quantities) !== String(lines.map(({ quantity }) => quantity)))
      faults.push(`ordered ${placed[0]?.quantities}`);
    const isAdded = name.startsWith('another item');
    if (change?.status === 200 && !isAdded && name !== 'the cart is emptied') faults.push('both succeeded');
    if (left.length !== (isAdded && change?.status === 200 ? 1 : 0)) faults.push(`${left.length} lines are left`);
  } else {
    if (placed.length > 0) faults.push('refused and placed');
    const code = ((order.body as Json).errors as Json[])[0]?.code;
    if (order.status !== 409 && code !== 'cart') faults.push(`answered ${order.status} ${code}`);
    if (change && change.status !== 200) faults.push(`both were refused: ${change.status}`);
  }
  return faults;
}

let guests = 5_000_000;
/** A guest with two of each of the first two items, inserted: three calls in each of 700 rounds would prove nothing more. */
async function guestWithCart(): Promise<number> {
  const guest = (guests += 1);
  await pool.query(
    `WITH guest AS (INSERT INTO shoppers (id) VALUES ($1) RETURNING id)
     INSERT INTO cart_lines (shopper_id, module_id, item_id, quantity, choice, choice_key)
     SELECT guest.id, i.module_id, i.id, 2, '{"variation":null,"options":{},"addOns":[]}', 'plain'
     FROM guest, items i WHERE i.id = ANY($2) ORDER BY i.id`,
    [guest, [itemAt(0), itemAt(1)]],
  );
  return guest;
}

async function round(number: number, name: string, outcomes: Map<string, number>): Promise<string[]> {
  const guest = await guestWithCart();
  const body = orderBody(guest, items[0]?.storeId as number);
  const { order_amount: shown } = (await call(number, 'POST', 'customer/order/get-Tax', body)).body as Json;
  const other: Round['other'] = (method, path, payload) => call(number + 1, method, path, payload);
  const current: Round = { number, guest, lines: await cartOf(guest), other };
  const change = () => (CHANGES[name] as Change)(current);
  const place = () => call(number, 'POST', 'customer/order/place', { ...body, order_amount: shown });
  // Which of them starts first alternates, and by how much varies.
  const wait = () => new Promise((resolve) => setTimeout(resolve, (number * 7) % 17));
  const [order, changed] =
    number % 2 === 0
      ? await Promise.all([place(), wait().then(change)])
      : await Promise.all([wait().then(place), change()]);
  const outcome = `${order.status}, ${changed?.status ?? 'changed'}`;
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  return faultsOf(current, { order, change: changed, sent: Math.round(shown * 100), name });
}

it.each<[rounds: number, name: string]>([
  [ROUNDS, 'the price of an item changes'],
  [ROUNDS, 'another item comes into the cart'],
  [ROUNDS, 'a quantity in the cart changes'],
  [FEW, 'an item leaves the cart'],
  [FEW, 'the cart is emptied'],
])(
  '%i times %s while an order is placed',
  async (rounds, name) => {
    const outcomes = new Map<string, number>();
    const faults: string[] = [];
    let next = 0;
    const lane = async () => {
      while (next < rounds) {
        next += 1;
        const number = next;
        faults.push(...(await round(number, name, outcomes)).map((fault) => `${number}: ${fault}`));
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    expect(faults).toEqual([]);
    // Each side must have won sometimes, or there was no race.
    const statuses = [...outcomes.keys()].map((outcome) => outcome.split(',')[0]);
    expect(statuses).toContain('200');
    expect(statuses.some((status) => status !== '200')).toBe(true);
  },
  300_000,
);
