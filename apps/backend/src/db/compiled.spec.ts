/** Compiled statements: built once per list, shared by all callers, run on the caller's own connection. */
import { eq, sql } from 'drizzle-orm';
import { compiledFor } from './compiled';
import type { Database, Executor } from './database';
import { openDatabase } from './open-database';
import { worldFacts } from './schema';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ databaseUrl: process.env.TEST_DATABASE_URL ?? null, dataDir: null });
});
afterAll(() => database.close());

it('builds a statement once per list, and runs it with the values of each call', async () => {
  const built: string[] = [];
  const read = compiledFor((db: Executor, about: { key: string }) => {
    built.push(about.key);
    return db
      .select({ key: worldFacts.key, asked: sql<string>`${sql.placeholder('said')}::text` })
      .from(sql`(VALUES (1)) one`)
      .leftJoin(worldFacts, eq(worldFacts.key, about.key));
  });
  const { db } = database;
  const results = [await read(db, { key: 'a' }, { said: 'x' }), await read(db, { key: 'a' }, { said: 'y' })];
  expect(results.flat().map((row) => row.asked)).toEqual(['x', 'y']);
  await read(db, { key: 'b' }, { said: 'z' });
  expect(built).toEqual(['a', 'b']);
});

it('runs inside the caller’s transaction, whose changes are not visible outside', async () => {
  const read = compiledFor((db: Executor, about: { key: string }) =>
    db.select({ value: worldFacts.value }).from(worldFacts).where(eq(worldFacts.key, about.key)),
  );
  const { db } = database;
  const key = `compiled-${process.pid}`;
  await expect(
    db.transaction(async (transaction) => {
      await transaction.insert(worldFacts).values({ key, value: 'mine' });
      expect(await read(transaction as Executor, { key }, {})).toEqual([{ value: 'mine' }]);
      throw new Error('back');
    }),
  ).rejects.toThrow('back');
  expect(await read(db, { key }, {})).toEqual([]);
});

it('evicts the least recently used list', async () => {
  let built = 0;
  const read = compiledFor((db: Executor, about: number) => {
    built += 1;
    return db.select({ one: sql<number>`${sql.raw(String(about))}::int` }).from(sql`(VALUES (1)) one`);
  });
  const { db } = database;
  for (let list = 0; list < 1001; list += 1) await read(db, list, {});
  await read(db, 1000, {});
  expect(built).toBe(1001);
  await read(db, 0, {});
  expect(built).toBe(1002);
});
