/** What was stored before texts were cleaned is cleaned by a migration, on both kinds of database (decision 083). */
import { files, openUnmigrated, runMigration } from './migrations.spec-helper';

const CLEANING = '0026_clean_texts.sql';
const words = (name: string) => JSON.stringify({ en: name, ar: name });

/** id, email, verified, created at. */
const CUSTOMERS = [
  [1, 'mina@example.com', false, '2026-01-02'],
  [2, '\u202amina@example.com\u202c', true, '2026-01-01'],
  [3, 'rana@example.com\u200f', false, '2026-01-02'],
  [4, '\u2068rana@example.com\u2069', true, '2026-01-03'],
  [5, 'omar٧@example.com', false, '2026-01-01'],
  [6, 'mailto:lea＠example.com', false, '2026-01-01'],
  [7, 'ali@example.com\ufeff', false, '2026-01-02'],
  [8, '\ufeffali@example.com', false, '2026-01-01'],
] as const;

describe.each(['embedded', 'postgres'] as const)('%s', (kind) => {
  const opened = openUnmigrated(kind);
  const read = async (sql: string) => (await opened.client.query<Record<string, unknown>>(sql)).rows;

  beforeAll(async () => {
    const { client } = opened;
    for (const file of files.filter((name) => name < CLEANING)) await runMigration(client, file);
    const name = `'${words('مطعم ٢٤')}'`;
    await client.query(`
      INSERT INTO zones (id, name, ring) VALUES (1, ${name}, '[]');
      INSERT INTO modules (id, type, slug, name, description, icon, position) VALUES (1, 'food', 'f', ${name}, ${name}, 'i', 1);
      INSERT INTO categories (id, module_id, slug, name, image) VALUES (1, 1, 'c', ${name}, 'i');
      INSERT INTO stores (id, module_id, zone_id, slug, name, address, phone, email, logo, cover, lat, lng, minutes_low, minutes_high)
        VALUES (1, 1, 1, 's', ${name}, ${name}, '1', 'e', 'l', 'c', 0, 0, 1, 2);
      INSERT INTO items (id, store_id, module_id, category_id, slug, name, description, image, tint, price, search_text)
        VALUES (1, 1, 1, 1, 'i', '${words('لبن ۲')}', ${name}, 'i', 't', 100, 'لبن ۲ لبن ۲ مطعم ٢٤ مطعم ٢٤');
    `);
    for (const [id, email, isVerified, at] of CUSTOMERS) {
      await client.query('INSERT INTO shoppers (id, is_guest) VALUES ($1, false)', [id]);
      await client.query(
        `INSERT INTO customers (id, first_name, last_name, email, phone, ref_code, email_verified, created_at)
          VALUES ($1, $2, 'Ve\u200blla', $3, $4, $5, $6, $7)`,
        [id, '\u200fJose\u0301', email, `+${id}`, `R${id}`, isVerified, at],
      );
    }
    await client.query(
      `INSERT INTO subscribers (email) VALUES ('a@example.com'), ('a@example.com\u200f'), ('\u200eb@example.com')`,
    );
    await client.query(`INSERT INTO addresses (customer_id, type, contact_name, contact_phone, contact_email, text, lat, lng, house, more)
      VALUES (1, 'home', 'علی\u200cرضا\u202c', '+356\u00a07990\u00a02852', 'x@example.com\u200f', '\u202b١ شارع السوق', 0, 0, '١٢', 'x')`);
    await client.query(`INSERT INTO orders (id, number, shopper_id, store_id, module_id, zone_id, type, status, items_amount, add_ons_amount,
        discount_amount, tax_amount, tax_percent, tax_included, delivery_charge, original_delivery_charge, additional_charge,
        total, payment_method, contact_name, contact_phone, contact_email, reached_at, note, address)
      VALUES (1, 100000001, 1, 1, 1, 1, 'delivery', 'pending', 1, 0, 0, 0, 0, false, 0, 0, 0, 1, 'cash_on_delivery',
        '\u2068Mina\u2069', '7990\u00a02852', 'm@example.com', '{}', 'ring\u200e twice', '{"text":"1 \u202aMarket\u202c Street","lat":0}')`);
    await runMigration(client, CLEANING);
  }, 300_000);

  it('addresses of accounts are cleaned; one of those that become equal has it, and no account is lost', async () =>
    expect(await read('SELECT id::int, email FROM customers ORDER BY id')).toEqual([
      { id: 1, email: 'mina@example.com' },
      { id: 2, email: '\u202amina@example.com\u202c' },
      { id: 3, email: 'rana@example.com\u200f' },
      { id: 4, email: 'rana@example.com' },
      { id: 5, email: 'omar7@example.com' },
      { id: 6, email: 'lea@example.com' },
      { id: 7, email: 'ali@example.com\ufeff' },
      { id: 8, email: 'ali@example.com' },
    ]));

  it('names, subscribers, saved addresses and orders are cleaned', async () => {
    expect(await read('SELECT DISTINCT first_name, last_name FROM customers')).toEqual([
      { first_name: 'José', last_name: 'Vella' },
    ]);
    expect(await read('SELECT email FROM subscribers ORDER BY email')).toEqual([
      { email: 'a@example.com' },
      { email: 'b@example.com' },
    ]);
    expect(await read('SELECT contact_name, contact_phone, contact_email, text, house FROM addresses')).toEqual([
      {
        contact_name: 'علی\u200cرضا',
        contact_phone: '+356 7990 2852',
        contact_email: 'x@example.com',
        text: '١ شارع السوق',
        house: '12',
      },
    ]);
    expect(await read('SELECT contact_name, contact_phone, note, address FROM orders')).toEqual([
      {
        contact_name: 'Mina',
        contact_phone: '7990 2852',
        note: 'ring twice',
        address: { text: '1 Market Street', lat: 0 },
      },
    ]);
  });

  it('items and stores are found by Latin digits', async () => {
    expect(await read('SELECT search_text, words FROM items i JOIN item_names n ON n.id = i.name_id')).toEqual([
      { search_text: 'لبن 2 لبن 2 مطعم 24 مطعم 24', words: 'لبن 2 لبن 2' },
    ]);
    await opened.client.query(`UPDATE stores SET name = '${words('صيدلية ۷')}'`);
    expect(await read('SELECT search_text FROM items')).toEqual([{ search_text: 'لبن 2 لبن 2 صيدلية 7 صيدلية 7' }]);
  });
});
