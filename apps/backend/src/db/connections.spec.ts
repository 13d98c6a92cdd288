import { sql } from 'drizzle-orm';
import { compiled } from './compiled';
import { openDatabase } from './open-database';
import { worldFacts as facts } from './schema';

it('a new connection to the embedded database can prepare its statements again', async () => {
  const database = await openDatabase({ databaseUrl: null, dataDir: null });
  const { db, pool } = database;
  const named = compiled<{ wanted: string }, { key: string }[]>((executor) =>
    executor
      .select({ key: facts.key })
      .from(facts)
      .where(sql`${facts.key} = ${sql.placeholder('wanted')}`),
  );
  const ask = async () => {
    // A statement is named from its second run on.
    for (let turn = 0; turn < 3; turn += 1)
      await pool
        .query({ text: 'SELECT $1::int AS one', values: [turn] })
        .then(({ rows }) => expect(rows).toHaveLength(1));
    return named(db, { wanted: 'nothing' });
  };
  expect(await ask()).toEqual([]);
  // As after ten idle seconds: the pool closes the connection and opens a new one.
  const client = await pool.connect();
  client.release(true);
  expect(await ask()).toEqual([]);
  await database.close();
}, 300_000);
