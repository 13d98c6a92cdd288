/**
 * Every foreign key has an index: without one, deleting or changing a referenced row scans the whole referencing
 * table.
 */
import { freshDatabase } from '../postgres.spec-helper';
import type { Database } from './database';
import { openDatabase } from './open-database';

const MISSING = `
  SELECT k.conrelid::regclass || '.' || a.attname AS name
  FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
  WHERE k.contype = 'f' AND NOT EXISTS (
    SELECT 1 FROM pg_index i WHERE i.indrelid = k.conrelid AND i.indkey[0] = k.conkey[1] AND i.indpred IS NULL)
  ORDER BY 1`;
let database: Database;
const missing = async () => (await database.pool.query<{ name: string }>(MISSING)).rows.map(({ name }) => name);

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: await freshDatabase('indexes'), dataDir: null });
}, 120_000);
afterAll(() => database.close());

it('every foreign key has an index, and a missing one is found', async () => {
  expect(await missing()).toEqual([]);
  await database.pool.query('DROP INDEX add_ons_by_store');
  expect(await missing()).toEqual(['add_ons.store_id']);
});

it('JIT compilation is off: it takes longer than a list query', async () => {
  const { rows } = await database.pool.query('SHOW jit');
  expect(rows).toEqual([{ jit: 'off' }]);
});
