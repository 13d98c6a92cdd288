/** Statements that are put together once: for each list one, whoever asks and when, and never with another's connection. */
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

it('puts a statement together once for each list, with the values of each call', async () => {
  const built: string[] = [];
  const read = compiledFor((db: Executor, about: { key: string }) => {
    built.push(about.key);
    return db
      .select({ key: worldFacts.key, asked: sql<string>`${sql.placeholder('said')}::text` })
      .from(sql`(VALUES (1)) one`)
      .leftJoin(worldFacts, eq(worldFacts.key, about.key));
  });
  const { db } = database;
  const asked = [await read(db, { key: 'a' }, { said: 'x' }), await read(db, { key: 'a' }, { said: 'y' })];
  expect(asked.flat().map((row) => row.asked)).toEqual(['x', 'y']);
  await read(db, { key: 'b' }, { said: 'z' });
  expect(built).toEqual(['a', 'b']);
});

it('runs within the transaction that asks, and outside of it sees nothing of it', async () => {
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

it('keeps the lists that were asked for last', async () => {
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
