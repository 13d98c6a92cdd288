/** The operator's commands, in a temporary folder; backup and restore between both databases. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup, restore } from './cli/backup';
import { withDatabase, type Command } from './cli/command';
import { doctor } from './cli/doctor';
import { exportMarketplace } from './cli/export';
import { importMarketplace } from './cli/import';
import { migrate, seed } from './cli/migrate';
import { order } from './cli/order';
import { changeOrder } from './features/orders/change';
import { idOfOrder } from './features/orders/number';
import { readEntries, refreshEntries } from './features/search/read-entries';
import { addToWallet } from './features/wallet/ledger';
import { user } from './cli/user';
import { buildApp } from './app';
import { demo } from './demo';
import { readConfig } from './config';
import { freshDatabase } from './postgres.spec-helper';
import { clientOf, orderBody } from './testing.spec-helper';

const folder = mkdtempSync(join(tmpdir(), 'shop-cli-'));
const file = (name: string) => join(folder, name);
/** A PostgreSQL database, which opens at once; the embedded one takes seconds. */
const env = {
  DEMO: '1',
  DATABASE_URL: '',
  DATA_DIR: file('data'),
  LOG_LEVEL: 'silent',
  SIMULATION: '0',
  CLOCK: '2026-03-05T11:00:00Z',
  WORLD_ITEMS: '300',
  WORLD_STORES: '60',
};

beforeAll(async () => void (env.DATABASE_URL = await freshDatabase('cli')), 60_000);

let output: string[] = [];
beforeEach(() => {
  output = [];
  jest.spyOn(console, 'log').mockImplementation((text: string) => void output.push(text));
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());
const run = async (command: Command, ...args: string[]) => {
  const code = await command(args, env);
  return { code, text: output.join('\n') };
};
const rejectionOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'nothing was rejected',
    (error: Error) => error.message,
  );
const read = <T extends object>(sql: string, over: object = {}): Promise<T[]> =>
  withDatabase({ ...env, ...over }, async ({ pool }) => (await pool.query<T>(sql)).rows);

it('migrates, seeds once, and the doctor finds no problem', async () => {
  expect((await run(migrate)).text).toMatch(/up to date: \d+ migrations, PostgreSQL/);
  expect((await run(seed)).text).toContain('Seeded 60 stores');
  output = [];
  expect((await run(seed)).text).toBe('The demo was seeded already.');
  output = [];
  const { code, text } = await run(doctor);
  expect({ code, wrong: text.split('\n').filter((line) => line.startsWith('✗')) }).toEqual({ code: 0, wrong: [] });
}, 300_000);

it('the doctor says what is wrong and how to fix it', async () => {
  const code = await doctor([], { ...env, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' });
  expect(code).toBe(1);
  expect(output.join('\n')).toMatch(/✗ the database cannot be opened .*is DATABASE_URL right/);
}, 300_000);

describe('import and export', () => {
  it('importing an export changes nothing', async () => {
    await run(exportMarketplace, file('marketplace.json'));
    const before = readFileSync(file('marketplace.json'), 'utf8');
    expect((await run(importMarketplace, file('marketplace.json'))).text).toMatch(
      /^Imported 3 zones, \d+ categories, 60 stores/,
    );
    await run(exportMarketplace, file('again.json'));
    expect(JSON.parse(readFileSync(file('again.json'), 'utf8'))).toEqual(JSON.parse(before));
    const facts = { slug: 'buddha-bowl-leaf-bowl', diets: ['vegan', 'gluten_free'], allergens: ['nuts', 'sesame'] };
    const { items } = JSON.parse(before) as { items: { slug: string; diets?: string[] }[] };
    expect(items).toContainEqual(
      expect.objectContaining({ ...facts, diets: expect.arrayContaining(facts.diets) as string[] }),
    );
    // Nothing is known of it.
    expect(items.find(({ slug }) => slug === 'bananas-green-corner')).not.toHaveProperty('allergens');
  }, 300_000);

  it('every error is reported with its line, and nothing is imported', async () => {
    const header = 'slug,store,category,name_en,name_ar,price,stock';
    const good = 'new-jam,green-corner,spreads,Jam,مربى,3.20,5';
    writeFileSync(
      file('items.csv'),
      [
        header,
        good,
        'Bad Slug,green-corner,spreads,Jam,مربى,1,1',
        'no-name,green-corner,spreads,,,2,1',
        'dear,green-corner,spreads,A,ب,-1,1',
        'dearer,green-corner,spreads,A,ب,1000000.01,1',
      ].join('\n'),
    );
    const errors = await rejectionOf(run(importMarketplace, file('items.csv')));
    expect(errors).toContain('Nothing was imported');
    expect(errors).toMatch(/line 3: slug/);
    expect(errors).toMatch(/line 4: it must have required properties name/);
    expect(errors).toMatch(/line 5: price must be >= 0/);
    expect(errors).toMatch(/line 6: price must be <= 1000000/);
    const dish = 'slug,store,category,name_en,name_ar,price,veg,diets,allergens';
    const dishes = [
      'wrong-milk,green-corner,spreads,A,ب,1,true,vegan,milk nuts',
      'wrong-meat,green-corner,spreads,A,ب,1,false,vegan,',
      'wrong-word,green-corner,spreads,A,ب,1,true,paleo,chalk',
    ];
    writeFileSync(file('items.csv'), [dish, ...dishes].join('\n'));
    const facts = await rejectionOf(run(importMarketplace, file('items.csv')));
    expect(facts).toMatch(/line 2: it is vegan, but contains milk/);
    expect(facts).toMatch(/line 3: it is vegan, but not vegetarian/);
    expect(facts).toMatch(/line 4: diets.0 /);
    expect(facts).toMatch(/line 4: allergens.0 /);
    writeFileSync(file('items.csv'), [header, good, 'lost,no-such-store,no-such-category,A,ب,1,1'].join('\n'));
    const dangling = await rejectionOf(run(importMarketplace, file('items.csv')));
    expect(dangling).toContain('line 3: there is no store no-such-store');
    expect(dangling).toContain('line 3: there is no category no-such-category');
    expect(await read("SELECT 1 FROM items WHERE slug = 'new-jam'")).toEqual([]);
  }, 300_000);

  it('a CSV adds and changes items; a dry run changes nothing', async () => {
    const [known] = await read<{ slug: string; category: string }>(
      "SELECT i.slug, c.slug AS category FROM items i JOIN categories c ON c.id = i.category_id JOIN stores s ON s.id = i.store_id WHERE s.slug = 'green-corner' AND i.campaign_from IS NULL ORDER BY i.id LIMIT 1",
    );
    const rows = [
      'slug,store,category,name_en,name_ar,description_en,description_ar,price,stock,organic,unit_en,unit_ar,amount,diets,allergens,activeIngredient_en,activeIngredient_ar,packSize_en,packSize_ar,packDays,prescription',
      `new-jam,green-corner,${known?.category},"Jam, ""fig""",مربى,Sweet,حلو,3.20,5,true,jar,مرطبان,340 g,vegan gluten_free,nuts sulphites,Pectin,بكتين,1 jar,مرطبان واحد,12,true`,
      `${known?.slug},green-corner,${known?.category},Renamed,معاد,,,9.99,7,,,,,,none,,,,,,`,
    ];
    writeFileSync(file('items.csv'), rows.join('\n'));
    expect((await run(importMarketplace, file('items.csv'), '--dry-run')).text).toBe('Nothing is wrong with 2 items.');
    expect(await read("SELECT 1 FROM items WHERE slug = 'new-jam'")).toEqual([]);
    await run(importMarketplace, file('items.csv'));
    const sql = `SELECT slug, name->>'en' AS name, price, stock, organic, net_amount, net_unit, vegan, halal, gluten_free, allergens, active_ingredient->>'en' AS ingredient, pack_size->>'ar' AS pack, pack_days, prescription FROM items WHERE slug IN ('new-jam', '${known?.slug}') ORDER BY price`;
    const none = { net_amount: null, net_unit: null, ingredient: null, pack: null, pack_days: null };
    const medicine = { ingredient: 'Pectin', pack: 'مرطبان واحد', pack_days: 12, prescription: true };
    expect(await read(sql)).toEqual([
      {
        slug: 'new-jam',
        name: 'Jam, "fig"',
        price: 320,
        stock: 5,
        organic: true,
        net_amount: 340,
        net_unit: 'g',
        vegan: true,
        halal: false,
        gluten_free: true,
        allergens: ['nuts', 'sulphites'],
        ...medicine,
      },
      {
        slug: known?.slug,
        name: 'Renamed',
        price: 999,
        stock: 7,
        organic: false,
        vegan: false,
        halal: false,
        gluten_free: false,
        allergens: [],
        ...none,
        prescription: false,
      },
    ]);
  }, 300_000);

  it('prices with an exponent are read as the amounts that they are', async () => {
    const [item] = await read<{ slug: string; store: string; category: string }>(
      'SELECT i.slug, s.slug AS store, c.slug AS category FROM items i JOIN stores s ON s.id = i.store_id JOIN categories c ON c.id = i.category_id WHERE i.campaign_from IS NULL ORDER BY i.id DESC LIMIT 1',
    );
    const name = { en: 'Crumb', ar: 'فتات' };
    for (const [price, cents] of [
      [1e-7, 0],
      [1e-9, 0],
      [2.5e-3, 0],
      [1e3, 100_000],
    ]) {
      writeFileSync(file('crumb.json'), JSON.stringify({ items: [{ ...item, name, price, discountAmount: 1e-7 }] }));
      expect([price, (await run(importMarketplace, file('crumb.json'))).code]).toEqual([price, undefined]);
      expect(await read(`SELECT price, discount FROM items WHERE slug = '${item?.slug}'`)).toEqual([
        { price: cents, discount: 0 },
      ]);
    }
  }, 300_000);

  it('a missing file is reported', async () => {
    expect(await rejectionOf(run(importMarketplace, file('nowhere.json')))).toContain('cannot be read');
    writeFileSync(file('x.json'), '[1]');
    expect(await rejectionOf(run(importMarketplace, file('x.json')))).toContain('has to hold an object');
    writeFileSync(file('people.csv'), 'a\n1');
    expect(await rejectionOf(run(importMarketplace, file('people.csv')))).toContain('named after what it holds');
  });
});

describe('orders and customers', () => {
  it('[PLUS-06] [PLUS-12] an order is shown with what was asked for, and its transfer is refused, then verified', async () => {
    const shop = await buildApp(readConfig(env), demo);
    await shop.app.ready();
    const client = clientOf(shop);
    const { headers } = await client.customer({ email: 'transfer@example.com' });
    const item = await client.bananas();
    await client.addToCart(item.id, { quantity: 2 }, headers);
    const body = orderBody(null, item.store_id, {
      payment_method: 'offline_payment',
      order_note: 'For Rana',
      delivery_instruction: 'Leave at the door · Blue gate',
      unavailable_item_note: 'Call me',
      cutlery: 1,
    });
    const { order_id: id } = (await client.placeOrder(body, headers)).body;
    const transfer = (...args: string[]) => run(order, 'transfer', String(id), ...args);
    expect(await rejectionOf(transfer('verified'))).toBe(`Order ${id} has no transfer waiting to be checked.`);
    const report = { order_id: id, method_id: 1, sender_name: 'Rana', reference: 'R-1' };
    await client.send('PUT', 'customer/order/offline-payment', report, headers);
    expect(await rejectionOf(transfer('denied'))).toContain('denied NOTE');
    expect((await transfer('denied', 'No', 'such', 'reference.')).text).toContain(
      `The transfer of order ${id} was denied.`,
    );
    expect(await rejectionOf(transfer('verified'))).toContain('has no transfer waiting');
    await client.send('PUT', 'customer/order/offline-payment-update', { ...report, reference: 'R-2' }, headers);
    await transfer('verified');
    await shop.app.close();
    output = [];
    expect((await run(order, 'show', String(id))).text.split('\n')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/pending, delivery, offline_payment, paid/),
        '  note: For Rana',
        '  delivery: Leave at the door · Blue gate',
        '  if something is unavailable: Call me',
        '  with cutlery',
        '  transfer verified: reference R-2, sender_name Rana',
      ]),
    );
  }, 120_000);

  it('an order is shown and moved by legal steps only; a customer is shown', async () => {
    const shop = await buildApp(readConfig(env), demo);
    await shop.app.ready();
    const client = clientOf(shop);
    const { headers, id: customerId } = await client.customer({
      f_name: 'Op',
      l_name: 'Erator',
      email: 'op@example.com',
    });
    const item = await client.bananas();
    await client.addToCart(item.id, { quantity: 2 }, headers);
    const { order_id: id } = (await client.placeOrder(orderBody(null, item.store_id), headers)).body;
    await shop.app.close();

    expect((await run(order, 'show', String(id))).text).toMatch(new RegExp(`Order ${id}: pending.*2 × Bananas`, 's'));
    expect(await rejectionOf(run(order, 'move', String(id), 'delivered'))).toBe(
      'An order that is pending cannot become delivered.',
    );
    expect(await rejectionOf(run(order, 'move', String(id), 'lost'))).toContain('is not a status');
    const stock = async () =>
      (await read<{ stock: number }>(`SELECT stock FROM items WHERE id = ${item.id}`))[0]?.stock;
    const before = (await stock()) as number;
    await run(order, 'move', String(id), 'canceled');
    expect(await stock()).toBe(before + 2);
    output = [];
    expect((await run(user, 'show', 'OP@example.com')).text).toMatch(
      /Op Erator\n.*op@example\.com.*\n1 orders, 0 running/,
    );
    expect(await rejectionOf(run(user, 'show', 'nobody@example.com'))).toContain('No customer has');
    await withDatabase(env, ({ db }) =>
      db.transaction((tx) =>
        addToWallet(tx, { customerId, kind: 'add_fund', credit: 1250, reference: 'x', at: new Date() }),
      ),
    );
    expect(await rejectionOf(run(user, 'remove', 'op@example.com'))).toContain('There is money in the wallet.');
    expect((await run(user, 'pay-out', 'op@example.com')).text).toContain('12.50 was taken out of the wallet.');
    expect(await rejectionOf(run(user, 'pay-out', 'op@example.com'))).toBe('The wallet is empty.');
    await run(user, 'remove', 'op@example.com');
    expect(await rejectionOf(run(user, 'show', 'op@example.com'))).toContain('No customer has');

    // A payment that came after that, and that the gateway did not take back.
    await read(
      `INSERT INTO payments (id, shopper_id, amount, gateway, callback, status, refund) VALUES ('stuck', ${customerId}, 500, 'sandbox', '-', 'success', 'failed')`,
    );
    expect((await run(doctor)).text).toMatch(/sent back by hand, stuck: send them, then order sent payment:ID/);
    expect((await run(order, 'sent', 'payment:stuck')).text).toContain('Payment stuck is marked as sent back.');
    expect(await rejectionOf(run(order, 'sent', 'payment:stuck'))).toContain('has no money waiting');
  }, 300_000);
});

it('[PLUS-18] a refund request is shown, and granted or declined with a note', async () => {
  const shop = await buildApp(readConfig(env), demo);
  await shop.app.ready();
  const client = clientOf(shop);
  const guest = await client.guest();
  const item = await client.bananas();
  const ask = async (): Promise<string> => {
    await client.addToCart(item.id, { guest_id: guest, quantity: 2 });
    const { order_id: number } = (await client.placeOrder(orderBody(guest, item.store_id))).body;
    for (const step of ['accept', 'prepare', 'hand_over', 'deliver'] as const)
      await shop.db.transaction(async (tx) =>
        changeOrder(tx, await idOfOrder(tx, number), step, { who: 'admin' }, { at: shop.clock() }),
      );
    const claim = `order_id=${number}&guest_id=${guest}`;
    const [row] = (await client.get(`customer/order/details?${claim}`)).body;
    const request = {
      order_id: number,
      guest_id: guest,
      customer_reason: 'It was damaged',
      customer_note: 'Brown',
      items: JSON.stringify([{ id: row.id, quantity: 1 }]),
    };
    expect((await client.post('customer/order/refund-request', request)).status).toBe(200);
    return String(number);
  };
  const [granted, declined] = [await ask(), await ask()];
  await shop.app.close();
  output = [];
  expect((await run(order, 'show', granted)).text).toMatch(
    /refund of \d+\.\d\d requested: It was damaged, "Brown", 0 pictures\n {4}1 × Bananas/,
  );
  expect((await run(order, 'refund', granted, 'Sorry', 'for', 'that')).text).toContain('was granted');
  expect((await run(order, 'decline', declined, 'Too late')).text).toContain('was declined');
  output = [];
  expect((await run(order, 'show', granted)).text).toMatch(/: refunded,.*answered: Sorry for that/s);
  expect(await rejectionOf(run(order, 'refund', declined))).toBe(`No refund was requested for order ${declined}.`);
}, 300_000);

const TALLIED: Record<string, string> = {
  item_tallies: 'module_id, category_id, reach, stars',
  store_tallies: 'category_id, store_id',
  price_tallies: 'module_id, step, category_id, reach, reduced',
  facet_tallies: 'module_id, category_id, reach, stars, reduced, halal, vegan, gluten_free',
  block_tallies: 'block',
};
/** A day passes: what else names are found by is read again, and words that none has any more go (decisions 108 and 132). */
const passDay = () =>
  withDatabase(env, async ({ db }) => {
    for (let turn = 0; turn < 48; turn += 1) {
      await refreshEntries(db, turn);
      await readEntries(db);
    }
  });
/** Row count and hash of each table, independent of the row order. */
const printOf = async (over: object): Promise<Record<string, string>> =>
  withDatabase({ ...env, ...over }, async ({ pool }) => {
    const { rows: tables } = await pool.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1",
    );
    const prints: Record<string, string> = {};
    for (const { name } of tables) {
      // Restoring merges tally rows, so compare their sums.
      const { rows } = await pool.query<{ row: object }>(
        name in TALLIED
          ? `SELECT to_jsonb(r) AS row FROM (SELECT ${TALLIED[name]}, sum(items) FROM ${name} GROUP BY ${TALLIED[name]}) r ORDER BY to_jsonb(r)::text`
          : `SELECT to_jsonb(r) AS row FROM (SELECT * FROM ${name}) r ORDER BY to_jsonb(r)::text`,
      );
      const hash = createHash('sha1');
      for (const { row } of rows) hash.update(JSON.stringify(row));
      prints[name] = `${rows.length} ${hash.digest('hex')}`;
    }
    return prints;
  });

it('a backup of PostgreSQL restores into the embedded database, and back, row for row', async () => {
  const embedded = { DATABASE_URL: '', DATA_DIR: file('restored') };
  const back = { DATABASE_URL: await freshDatabase('cli') };
  // Characters that end a line in the middle of a text.
  await read("INSERT INTO subscribers (email) VALUES (U&'line\\2028end\\000Anew\\2029@example.com')");
  await passDay();
  await run(backup, file('one.gz'));
  await restore([file('one.gz')], { ...env, ...embedded });
  const original = await printOf({});
  expect(await printOf(embedded)).toEqual(original);
  await backup([file('two.gz')], { ...env, ...embedded });
  await restore([file('two.gz')], { ...env, ...back });
  expect(await printOf(back)).toEqual(original);
  // New rows get unused ids.
  const [next] = await read<{ id: number }>("SELECT nextval(pg_get_serial_sequence('items', 'id'))::int AS id", back);
  const [highest] = await read<{ id: number }>('SELECT max(id) AS id FROM items', back);
  expect(next?.id).toBeGreaterThan(highest?.id ?? 0);
  expect(await rejectionOf(restore([file('two.gz')], { ...env, ...back }))).toContain('not empty');
  writeFileSync(file('none.gz'), 'nothing');
  const empty = { DATABASE_URL: await freshDatabase('cli') };
  expect(await rejectionOf(restore([file('none.gz')], { ...env, ...empty }))).not.toBe('nothing was rejected');
}, 240_000);
