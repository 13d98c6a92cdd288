/** Prepared statements of a connection: repeated ones stay prepared, and their number is bounded (decision 079). */
import pg from 'pg';
import { startEmbedded, type EmbeddedDatabase } from './embedded/start';
import { openPool } from './pools';

const KINDS = [
  ['PostgreSQL', 'server'],
  ['the embedded database', 'embedded'],
] as const;
/** Characters of the statements that one connection may keep. */
const BOUND = 128 * 1024;

type Connection = { parse: (statement: { text: string; name?: string }) => void };
const { Connection } = pg as unknown as { Connection: { prototype: Connection } };

describe.each(KINDS)('on %s', (_, kind) => {
  /** A statement that no other test runs. */
  const statement = (name: string) => `SELECT $1::int AS "${name}" /* ${kind} ${'x'.repeat(400)} */`;
  let embedded: EmbeddedDatabase | null = null;
  /** Has one connection. */
  let pool: pg.Pool;
  beforeAll(async () => {
    if (kind === 'embedded') embedded = await startEmbedded(null);
    pool = openPool(embedded?.url ?? process.env.TEST_DATABASE_URL, kind, { max: 1 });
  }, 300_000);
  afterAll(async () => {
    await pool.end();
    await embedded?.stop();
  });

  /** The texts that are parsed while `work` runs. */
  async function parsed(work: () => Promise<unknown>): Promise<string[]> {
    const spy = jest.spyOn(Connection.prototype, 'parse');
    await work();
    const texts = spy.mock.calls.map(([{ text }]) => text);
    spy.mockRestore();
    return texts;
  }
  const run = (text: string, value = 7) => pool.query<Record<string, number>>({ text, values: [value] });
  const kept = async () =>
    (
      await pool.query<{ count: number; characters: number }>(
        'SELECT count(*)::int AS count, sum(length(statement))::int AS characters FROM pg_prepared_statements',
      )
    ).rows[0];

  it('prepares a statement from its second run on', async () => {
    const text = statement('second');
    expect(await parsed(() => run(text))).toEqual([text]);
    expect(await parsed(() => run(text))).toEqual([text]);
    expect(await parsed(() => run(text))).toEqual([]);
    expect((await run(text, 3)).rows).toEqual([{ second: 3 }]);
  });

  it('keeps frequent statements prepared among thousands of others, and a bounded number of all', async () => {
    const hot = statement('hot');
    for (let turn = 0; turn < 2000; turn += 1) {
      const other = statement(`other ${turn}`);
      await run(other);
      await run(other);
      if (turn % 20 === 0) await run(hot);
    }
    expect(await parsed(() => run(hot))).toEqual([]);
    const { count, characters } = (await kept()) ?? { count: 0, characters: Infinity };
    expect(characters).toBeLessThanOrEqual(BOUND);
    expect(count).toBeGreaterThan(100);
    // A statement that becomes frequent only now is prepared, too.
    const late = statement('late');
    for (let turn = 0; turn < 3; turn += 1) await run(late);
    expect(await parsed(() => run(late))).toEqual([]);
  }, 300_000);

  it('a very long statement is planned each time', async () => {
    const long = `SELECT $1::int AS long /* ${kind} ${'x'.repeat(20_000)} */`;
    for (let turn = 0; turn < 3; turn += 1) expect((await run(long, turn)).rows).toEqual([{ long: turn }]);
    expect((await kept())?.characters).toBeLessThanOrEqual(BOUND);
    expect(await parsed(() => run(long))).toEqual([long]);
  });

  it('statements that others displace are prepared again, also in one batch and after a failed transaction', async () => {
    const texts = Array.from({ length: 400 }, (__, index) => statement(`batch ${index}`));
    const client = await pool.connect();
    const batch = async () => {
      const results = await Promise.all(texts.map((text, index) => client.query({ text, values: [index] })));
      expect(results.map(({ rows }) => Object.values(rows[0] ?? {})[0])).toEqual(texts.map((__, index) => index));
    };
    await batch();
    await batch();
    await client.query('BEGIN');
    await expect(client.query('SELECT 1 / $1::int AS zero', [0])).rejects.toThrow('division by zero');
    // Statements are displaced while the transaction accepts none.
    const refused = await Promise.allSettled(texts.map((text) => client.query({ text, values: [1] })));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set(['rejected']));
    await client.query('ROLLBACK');
    await batch();
    await batch();
    client.release();
    expect((await kept())?.characters).toBeLessThanOrEqual(BOUND);
  }, 300_000);
});
