/** Migrations run forward from every version that was ever deployed, and keep what is there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from './embedded/start';

const folder = join(__dirname, 'migrations');
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();

let embedded: Awaited<ReturnType<typeof startEmbedded>>;
let client: pg.Client;
beforeAll(async () => {
  embedded = await startEmbedded(null);
  client = new pg.Client({ connectionString: embedded.url });
  await client.connect();
}, 60_000);
afterAll(async () => {
  await client.end();
  await embedded.stop();
});

const run = async (file: string) => {
  for (const statement of readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint'))
    await client.query(statement);
};

it('a guest’s cart and order of the first version are a shopper’s afterwards', async () => {
  const [first, ...later] = files as [string, ...string[]];
  await run(first);
  const words = `'{"en":"x","ar":"x"}'`;
  await client.query(`
    INSERT INTO zones (id, name, ring) VALUES (1, ${words}, '[]');
    INSERT INTO modules (id, type, slug, name, description, icon, position)
      VALUES (1, 'grocery', 'g', ${words}, ${words}, 'i', 1);
    INSERT INTO categories (id, module_id, slug, name, image) VALUES (1, 1, 'c', ${words}, 'i');
    INSERT INTO stores (id, module_id, zone_id, slug, name, address, phone, email, logo, cover, lat, lng, minutes_low, minutes_high)
      VALUES (1, 1, 1, 's', ${words}, ${words}, '1', 'e', 'l', 'c', 0, 0, 1, 2);
    INSERT INTO items (id, store_id, module_id, category_id, slug, name, description, image, tint, price, search_text)
      VALUES (1, 1, 1, 1, 'i', ${words}, ${words}, 'i', 't', 100, 'x');
    INSERT INTO guests (id) VALUES (4503599627370495);
    INSERT INTO cart_lines (guest_id, module_id, item_id, quantity, choice, choice_key)
      VALUES (4503599627370495, 1, 1, 3, '{"variation":null,"options":{},"addOns":[]}', 'k');
  `);
  for (const file of later) await run(file);
  const { rows } = await client.query(
    'SELECT s.id, s.is_guest, l.quantity FROM shoppers s JOIN cart_lines l ON l.shopper_id = s.id',
  );
  expect(rows).toEqual([{ id: '4503599627370495', is_guest: true, quantity: 3 }]);
  const twice = client.query(`INSERT INTO cart_lines (shopper_id, module_id, item_id, quantity, choice, choice_key)
    VALUES (4503599627370495, 1, 1, 1, '{}', 'k')`);
  await expect(twice).rejects.toThrow(/cart_line_once/);
}, 60_000);
