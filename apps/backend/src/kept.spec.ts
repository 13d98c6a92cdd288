/** Everything kept about a customer: the file has it, and the removal of the account does what its dialog says (decision 156). */
import { getTableColumns, is, sql, type SQL } from 'drizzle-orm';
import { bigint, getTableConfig, pgTable, PgTable, text } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { DELETED_PARTS, STAYING_PARTS } from '@shop/domain/account-removal';
import * as schema from './db/schema';
import { LIMITS } from './features/accounts/throttle';
import { keptFile } from './features/kept/file';
import { PAGE } from './features/kept/queries';
import { KEPT_TABLES, ORDER_PARTS, SECTIONS } from './features/kept/tables';
import { changeOrder } from './features/orders/change';
import { idOfOrder } from './features/orders/number';
import type { CustomerRow } from './features/shoppers/caller';
import { bootBeforeAll, HERE, orderBody, rejected, type Customer, type Json } from './testing.spec-helper';

const backend = bootBeforeAll();

describe('the tables of the schema', () => {
  /** The catalogue, and what the marketplace knows of itself. A table of these that gets a column about a person belongs into `features/kept`. */
  const OF_NOBODY = new Set([
    ...['modules', 'moduleContents', 'moduleReasons', 'worldFacts', 'zones', 'zoneModules', 'categories', 'brands'],
    ...['conditions', 'banners', 'parcelCategories', 'stores', 'storeHours', 'storeSchedules', 'items', 'itemNames'],
    ...['itemOptions', 'itemVariations', 'addOns', 'itemAddOns', 'blockTallies', 'facetTallies', 'itemTallies'],
    ...['priceTallies', 'storeTallies', 'searchEntries', 'searchTerms', 'coupons', 'campaigns', 'campaignStores'],
    ...['flashSales', 'flashSaleItems', 'walletBonuses', 'couriers', 'storePaces', 'zonePaces', 'serverKeys'],
  ]);
  type Tables = Record<string, unknown>;
  const tablesOf = (all: Tables) =>
    Object.entries(all).flatMap(([name, table]) => (is(table, PgTable) ? [{ name, table }] : []));
  /** Names of columns that say something of a person. `phone` and `email` of stores and couriers are theirs. */
  const PERSONAL = /customer|shopper|guest|recipient|contact|author|phone|email|person|user|receiver/i;
  const ALLOWED = new Set(['stores.phone', 'stores.email', 'couriers.phone', 'coupons.perCustomer']);

  function faultsOf(all: Tables, tables = KEPT_TABLES): string[] {
    const ofPeople = new Set(Object.values(tables).map(({ table }) => table));
    return tablesOf(all).flatMap(({ name, table }) => {
      const kept = tables[name];
      const columns = Object.keys(getTableColumns(table));
      if (kept) {
        if (kept.table !== table) return [`${name}: another table`];
        const { shown, as, leftOut } = kept;
        if (typeof leftOut === 'string') return kept.file ? [`${name}: all is left out`] : [];
        const said = [...shown, ...Object.keys(as), ...Object.keys(leftOut)];
        const missing = columns.filter((column) => said.filter((entry) => entry === column).length !== 1);
        return [...missing, ...said.filter((entry) => !columns.includes(entry))].map((column) => `${name}.${column}`);
      }
      const personal = columns.filter((column) => PERSONAL.test(column) && !ALLOWED.has(`${name}.${column}`));
      const refers = getTableConfig(table).foreignKeys.filter((key) => ofPeople.has(key.reference().foreignTable));
      return [
        ...personal.map((column) => `${name}.${column}`),
        ...refers.map((key) => `${name}: ${key.getName()}`),
        ...(OF_NOBODY.has(name) ? [] : [`${name}: of nobody?`]),
      ];
    });
  }

  it('[PLUS-46] every column about a person is in the file, or left out for a reason', () => {
    expect(faultsOf(schema)).toEqual([]);
  });

  it('[PLUS-46] a new table and a new column about a person are found', () => {
    const loans = pgTable('loans', { id: text('id').primaryKey(), customerId: text('customer_id') });
    expect(faultsOf({ loans })).toEqual(['loans.customerId', 'loans: of nobody?']);
    const why = pgTable('subscribers', { email: text('email').primaryKey(), createdAt: text('at'), why: text('why') });
    const tables = { ...KEPT_TABLES, subscribers: { ...KEPT_TABLES.subscribers!, table: why } };
    expect(faultsOf({ subscribers: why }, tables)).toEqual(['subscribers.why']);
    // What refers to a person is about one, whatever its columns are called.
    const visits = pgTable('visits', { by: bigint('by', { mode: 'number' }).references(() => schema.shoppers.id) });
    expect(faultsOf({ visits })).toEqual(['visits: visits_by_shoppers_id_fk', 'visits: of nobody?']);
  });

  it('[PLUS-46] every part that the dialog names is of some table, and no table of another part', () => {
    const used = new Set(Object.values(KEPT_TABLES).map(({ removal }) => removal));
    expect([...used].sort()).toEqual([...DELETED_PARTS, ...STAYING_PARTS].sort());
  });
});

const query = async (text_: string, values: unknown[] = []): Promise<Json[]> =>
  (await backend.shop.database.pool.query(text_, values)).rows as Json[];
const rowOf = async ({ id }: Customer): Promise<CustomerRow> =>
  (
    await backend.shop.db
      .select()
      .from(schema.customers)
      .where(sql`id = ${id}`)
  )[0] as CustomerRow;
const deliver = async (number: number) => {
  const [courier] = await query('SELECT id FROM couriers LIMIT 1');
  for (const step of ['accept', 'prepare', 'hand_over', 'deliver'] as const)
    await backend.shop.db.transaction(async (tx) =>
      changeOrder(
        tx,
        await idOfOrder(tx, number),
        step,
        { who: 'admin' },
        {
          at: backend.shop.clock(),
          ...(step === 'prepare' ? { courierId: courier!.id } : {}),
        },
      ),
    );
};
const fileOf = async ({ headers }: Pick<Customer, 'headers'>) => {
  const answer = await backend.shop.app.inject({ url: '/api/v1/customer/kept-data', headers });
  return { ...answer, data: answer.json() as Record<string, Json[]> & Json, text: answer.body };
};

/** A customer with something in every table. Words with `sign` are theirs alone. */
async function busyCustomer(sign: string): Promise<{ customer: Customer; order: number }> {
  const guest_id = await backend.guest();
  const customer = await backend.customer({ f_name: `First${sign}`, l_name: `Last${sign}`, guest_id });
  const { headers, person, id } = customer;
  const ok = async (call: Promise<{ status: number; body: unknown }>) =>
    expect(await call).toMatchObject({ status: 200 });
  const bananas = await backend.bananas();
  await ok(
    backend.post(
      'customer/address/add',
      {
        ...{ address_type: 'home', address: `Street${sign}`, latitude: HERE.latitude, longitude: HERE.longitude },
        ...{ contact_person_name: `Contact${sign}`, contact_person_number: person.phone },
      },
      headers,
    ),
  );
  await ok(backend.post('customer/wish-list/add', { item_id: bananas.id }, headers));
  const placed = await backend.addToCart(bananas.id, { quantity: 10 }, headers).then(() =>
    backend.placeOrder(
      orderBody(null, bananas.store_id, {
        ...{ contact_person_name: `Contact${sign}`, address: `Street${sign}`, order_note: `Note${sign}` },
        ...{ delivery_instruction: `Ring${sign}`, unavailable_item_note: `Instead${sign}` },
      }),
      headers,
    ),
  );
  expect(placed).toMatchObject({ status: 200 });
  const order = placed.body.order_id as number;
  await deliver(order);
  await ok(backend.post('items/reviews/submit', { item_id: bananas.id, order_id: order, rating: 5, comment: `Ripe${sign}` }, headers)); // prettier-ignore
  const ride = { order_id: order, rating: 4, comment: `Quick${sign}` };
  const [{ courier_id: delivery_man_id }] = (await query('SELECT courier_id FROM orders WHERE number = $1', [order])) as [Json]; // prettier-ignore
  await ok(backend.post('delivery-man/reviews/submit', { ...ride, delivery_man_id }, headers));
  await ok(backend.addToCart(bananas.id, {}, headers));
  await ok(backend.post('customer/message/send', { receiver_type: 'vendor', receiver_id: bananas.store_id, message: `Hello${sign}` }, headers)); // prettier-ignore
  await ok(backend.post('newsletter/subscribe', { email: person.email }));
  await ok(backend.send('PUT', 'customer/notification-choices', { kind: 'offer', way: 'mail', is_on: false }, headers));
  const inner = (await query('SELECT id FROM orders WHERE number = $1', [order]))[0]!.id as number;
  for (const [statement, ...values] of [
    ["INSERT INTO offline_payments (order_id, method_id, inputs) VALUES ($1, 1, jsonb_build_object('bank', $2::text))", inner, `Bank${sign}`], // prettier-ignore
    ['INSERT INTO refunds (order_id, reason, amount) VALUES ($1, $2, 100)', inner, `Broken${sign}`],
    ['INSERT INTO receiver_links (order_id, nonce, token_hash, note) VALUES ($1, $2, $3, $4)', inner, `nonce${sign}`, `linkhash${sign}`, `Gift${sign}`], // prettier-ignore
    ["INSERT INTO payments (id, shopper_id, order_id, amount, gateway, callback, gateway_ref) VALUES ($1, $2, $3, 700, 'sandbox', '/', $4)", `payid${sign}`, id, inner, `ref${sign}`], // prettier-ignore
    ["INSERT INTO wallet_entries (customer_id, kind, credit, balance, reference) VALUES ($1, 'referrer', 500, 0, 'friend:7654321')", id], // prettier-ignore
    ["INSERT INTO notifications (customer_id, title, description, type) VALUES ($1, jsonb_build_object('en', $2::text), '{}', 'offer')", id, `Told${sign}`], // prettier-ignore
    ["INSERT INTO push_devices (device, token_hash, language, keys) SELECT $2, hash, 'en', jsonb_build_object('auth', $3::text) FROM tokens WHERE customer_id = $1", id, `device${sign}`, `auth${sign}`], // prettier-ignore
    ['INSERT INTO known_addresses (customer_id, address, used_at) VALUES ($1, $2, now())', id, `network${sign}`],
  ] as const)
    await query(statement, values);
  return { customer, order };
}

let mine: Customer;
let order: number;
let other: Customer;
beforeAll(async () => {
  ({ customer: mine, order } = await busyCustomer('Mine77'));
  ({ customer: other } = await busyCustomer('Other88'));
}, 120_000);

/** The rows of each table, by the conditions that the file is made by. */
async function rowsByTable(me: CustomerRow): Promise<Record<string, Json[]>> {
  const read = async (table: PgTable, where: SQL) =>
    backend.shop.db.select().from(table).where(where) as Promise<Json[]>;
  const orders = sql`(SELECT id FROM orders WHERE shopper_id = ${me.id})`;
  const found: Record<string, Json[]> = {};
  for (const { kept, place } of SECTIONS) found[place.name] = await read(kept.table, place.of(me));
  for (const { kept, place } of ORDER_PARTS)
    found[place.ofOrder] = await read(kept.table, sql`${place.order} IN ${orders}`);
  return found;
}

it('[PLUS-46] the file has every row of every table, as a download that nobody stores', async () => {
  const { statusCode, headers, data } = await fileOf(mine);
  expect(statusCode).toBe(200);
  expect(headers['content-disposition']).toBe('attachment; filename="my-data-2026-03-05.json"');
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  const rows = await rowsByTable(await rowOf(mine));
  for (const { place } of SECTIONS) {
    expect([place.name, rows[place.name]!.length > 0]).toEqual([place.name, true]);
    expect([place.name, (data[place.name] as Json[]).length]).toEqual([place.name, rows[place.name]!.length]);
  }
  for (const { place } of ORDER_PARTS) {
    expect([place.ofOrder, rows[place.ofOrder]!.length > 0]).toEqual([place.ofOrder, true]);
    expect([place.ofOrder, (data.orders![0]![place.ofOrder] as Json[]).length]).toEqual([
      place.ofOrder,
      rows[place.ofOrder]!.length,
    ]);
  }
  expect(data).toMatchObject({
    made_at: expect.stringMatching(/^2026-03-05T/),
    currency: 'EUR',
    person: [{ id: mine.id, first_name: 'FirstMine77', phone: mine.person.phone.replace(/ /g, ''), image: null }],
    wishlist: [{ item: { en: expect.stringMatching(/banana/i) }, store: null }],
    orders: [{ number: order, store: { en: expect.any(String) }, note: 'NoteMine77', attachments: [] }],
    wallet: expect.arrayContaining([expect.objectContaining({ kind: 'referrer', credit: 5, reference: null })]),
  });
  const [{ total, lines }] = data.orders as [Json];
  const shown = (await backend.get(`customer/order/track?order_id=${order}`, mine.headers)).body as Json;
  expect(total).toBe(shown.order_amount);
  expect(lines[0]).toMatchObject({ quantity: 10, unit_price: expect.any(Number) });
});

it('[PLUS-46] the file has nothing of another customer, and no secret', async () => {
  const { text: file } = await fileOf(mine);
  for (const word of ['Street', 'Note', 'Ring', 'Ripe', 'Quick', 'Hello', 'Bank', 'Broken', 'Gift', 'Told'])
    expect(file).toContain(`${word}Mine77`);
  expect(file).not.toContain('Other88');
  expect(file).not.toContain(other.person.email);
  expect(file).not.toContain(mine.token);
  // Whatever a table keeps secret, or of somebody else.
  const rows = await rowsByTable(await rowOf(mine));
  const secrets = [...SECTIONS, ...ORDER_PARTS].flatMap(({ kept, place }) => {
    const hidden = Object.entries(kept.leftOut).flatMap(([column, why]) => (why === 'secret' ? [column] : []));
    return (rows['name' in place ? place.name : place.ofOrder] as Json[]).flatMap((row) =>
      hidden.flatMap((column) => (row[column] === null ? [] : [JSON.stringify(row[column]).slice(1, -1)])),
    );
  });
  // A payment's reference may also be a plain word: 'transfer'.
  const long = secrets.filter(({ length }) => length > 8);
  expect(long.length).toBeGreaterThan(6);
  expect(long.filter((secret) => file.includes(secret))).toEqual([]);
  const [courier] = await query('SELECT phone FROM couriers c JOIN orders o ON o.courier_id = c.id WHERE o.number = $1', [order]); // prettier-ignore
  expect(file).not.toContain(courier!.phone);
  expect(file).not.toContain('7654321');
  const [hashes] = await query('SELECT c.password_hash, t.hash FROM customers c JOIN tokens t ON t.customer_id = c.id WHERE c.id = $1', [mine.id]); // prettier-ignore
  for (const hash of Object.values(hashes!)) expect(file).not.toContain(hash);
});

it('[PLUS-46] only a token opens it, ten times an hour for each customer', async () => {
  expect(await backend.get('customer/kept-data')).toMatchObject(rejected(401, 'auth-001'));
  expect(await backend.get(`customer/kept-data?guest_id=${await backend.guest()}`)).toMatchObject(
    rejected(401, 'auth-001'),
  );
  const tired = await backend.customer();
  for (let turn = 0; turn < LIMITS.keptCustomer.max; turn += 1) expect((await fileOf(tired)).statusCode).toBe(200);
  expect(await backend.get('customer/kept-data', tired.headers)).toMatchObject(rejected(429, 'throttled'));
  expect((await fileOf(await backend.customer())).statusCode).toBe(200);
});

it('[PLUS-46] thousands of orders are read page by page, no faster than the file is sent', async () => {
  const many = await backend.customer();
  const columns = Object.values(getTableColumns(schema.orders)).map(({ name }) => name);
  const same = columns.filter((name) => !['id', 'number', 'shopper_id'].includes(name)).join(', ');
  await query(
    `INSERT INTO orders (number, shopper_id, ${same}) SELECT 200000000 + n, $1, ${same} FROM orders, generate_series(1, 2050) n WHERE number = $2`,
    [many.id, order],
  );
  const me = await rowOf(many);
  const place = { origin: 'http://shop', sign: (path: string) => path };
  const spy = jest.spyOn(pg.Client.prototype, 'query');
  const statements = () => (spy.mock.calls as unknown as [{ text?: string }][]).flatMap(([{ text: said = '' }]) => (/from "orders"/.test(said) && /"receiver"/.test(said) ? [said] : [])); // prettier-ignore
  const file = keptFile(backend.shop.db, me, place, backend.shop.clock());
  let read = '';
  let largest = 0;
  let afterFirst = 0;
  for await (const part of file) {
    read += part as string;
    largest = Math.max(largest, (String(part).match(/"number":2000/g) ?? []).length);
    if (afterFirst === 0 && read.includes('"number":2000')) {
      // The reader waits: nothing more than the next page is asked for.
      for (let turn = 0; turn < 20; turn += 1) await backend.shop.database.pool.query('SELECT 1');
      afterFirst = statements().length;
    }
  }
  const all = statements();
  spy.mockRestore();
  expect((JSON.parse(read) as { orders: Json[] }).orders.map(({ number }) => number)).toEqual(
    Array.from({ length: 2050 }, (_, index) => 200_000_001 + index),
  );
  expect(largest).toBe(PAGE);
  expect(all.length).toBe(Math.ceil(2050 / PAGE));
  expect(afterFirst).toBeLessThanOrEqual(2);
  expect(new Set(all).size).toBeLessThanOrEqual(2);
}, 120_000);

it('[PLUS-46] after the removal stays what the dialog says, without the person', async () => {
  await query('DELETE FROM wallet_entries WHERE customer_id = $1', [mine.id]);
  await query("UPDATE payments SET status = 'success' WHERE shopper_id = $1", [mine.id]);
  await query(
    `UPDATE orders SET receiver = '{"type":"home","name":"NameMine77","phone":"1","email":"a","text":"b","lat":34.5,"lng":18.9,"road":"c","house":"d","floor":"e","more":"DoorMine77","zoneId":1}' WHERE number = $1`,
    [order],
  );
  const me = await rowOf(mine);
  const before = await rowsByTable(me);
  const ids = (await query('SELECT id FROM orders WHERE shopper_id = $1', [mine.id])).map(({ id }) => id as number);
  expect((await backend.send('DELETE', 'customer/remove-account', undefined, mine.headers)).status).toBe(200);
  const stays: Record<string, boolean> = {};
  for (const { kept, place } of [...SECTIONS, ...ORDER_PARTS]) {
    const name = 'name' in place ? place.name : place.ofOrder;
    const columns = Object.entries(getTableColumns(kept.table));
    const key = columns.find(([, column]) => column === place.key)?.[0] ?? '';
    const keys = before[name]!.map((row) => row[key] as string | number);
    const left = (await backend.shop.db.select().from(kept.table).where(sql`${place.key} = ANY(${sql.param(keys)})`)) as Json[]; // prettier-ignore
    const own = left.filter(({ customerId = null }) => customerId === null || customerId === mine.id);
    if (keys.length > 0) stays[name] = own.length === keys.length;
    expect([name, kept.removal, own.length]).toEqual([
      name,
      kept.removal,
      (DELETED_PARTS as readonly string[]).includes(kept.removal) ? 0 : keys.length,
    ]);
  }
  expect(stays).toMatchObject({ person: false, messages: false, orders: true, points: true, reviews: true });
  // Of the person, orders and what goes with them keep only what the dialog names.
  const orders = JSON.stringify(await query('SELECT * FROM orders WHERE id = ANY($1)', [ids]));
  expect(orders).not.toContain('Mine77');
  expect(orders).not.toContain(mine.person.email);
  expect(JSON.parse(orders)[0]).toMatchObject({ address: null, receiver: { lat: 0, lng: 0, name: '', more: '' } });
  expect(await query('SELECT author, customer_id FROM reviews WHERE order_id = ANY($1)', [ids])).toEqual([
    { author: 'FirstMine77 L.', customer_id: null },
  ]);
  expect(await backend.get('customer/kept-data', mine.headers)).toMatchObject(rejected(401, 'auth-001'));
});
