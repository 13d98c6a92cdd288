/**
 * Large imports and exports: errors are named and nothing is kept, statements are bounded, memory does not grow with
 * the rows.
 */
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import { withDatabase, type Command } from './cli/command';
import { doctor } from './cli/doctor';
import { exportMarketplace } from './cli/export';
import { importMarketplace } from './cli/import';
import {
  countItems,
  itemsOf,
  KINDS,
  smallDemo,
  writeCsv,
  writeJson,
  type BulkItem,
  type Kind,
} from './bulk.spec-helper';

const ROWS = 5000;
/** Rows per statement. */
const AT_ONCE = 1000;
/** The sizes whose memory use is compared. */
const [FEW, MORE] = [2000, 18_000];

const demos = {} as Record<Kind, Awaited<ReturnType<typeof smallDemo>>>;
const file = (kind: Kind, name: string) => join(demos[kind].DATA_DIR, name);
beforeAll(async () => {
  jest.spyOn(console, 'log').mockReturnValue(undefined);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  for (const kind of KINDS) demos[kind] = await smallDemo(kind);
}, 300_000);
afterAll(() => jest.restoreAllMocks());

const rejectionOf = (kind: Kind, path: string) =>
  importMarketplace([path], demos[kind]).then(
    () => 'nothing was refused',
    (error: Error) => error.message,
  );
/** These items with some changes. */
const changed = (prefix: string, changes: Record<number, Partial<BulkItem>>) =>
  itemsOf(prefix, ROWS).map((item, index) => ({ ...item, ...changes[index] }));

describe.each(KINDS)('%s', (kind) => {
  it('a duplicate slug thousands of rows apart is reported with its row, and nothing is kept', async () => {
    const json = file(kind, 'twice.json');
    writeJson(json, changed('twice', { 4321: { slug: 'twice-10' } }));
    expect(await rejectionOf(kind, json)).toBe('Nothing was imported:\nitems[4321]: twice-10 was there before');
    const csv = file(kind, 'items.csv');
    writeCsv(csv, changed('twice', { 4321: { slug: 'twice-10' }, 4999: { slug: 'twice-10' } }));
    expect(await rejectionOf(kind, csv)).toBe(
      ['Nothing was imported:', 'line 4323: twice-10 was there before', 'line 5001: twice-10 was there before'].join(
        '\n',
      ),
    );
    expect(await countItems(demos[kind], 'twice')).toBe(0);
  });

  it.each([
    ['is invalid', { price: -1 }, 'line 5001: price must be >= 0'],
    ['references an unknown store', { store: 'no-such-store' }, 'line 5001: there is no store no-such-store'],
    ['has one cell too many', { slug: 'last-4999,more' }, /items\.csv: Invalid Record Length: .* on line 5001/],
  ])('a CSV whose last row %s is rejected with that row, and nothing is kept', async (_what, change, says) => {
    const csv = file(kind, 'items.csv');
    writeCsv(csv, changed('last', { [ROWS - 1]: change }));
    const refusal = await rejectionOf(kind, csv);
    if (typeof says === 'string') expect(refusal).toBe(`Nothing was imported:\n${says}`);
    else expect(refusal).toMatch(says);
    expect(await countItems(demos[kind], 'last')).toBe(0);
  });
});

const send = pg.Client.prototype.query;
interface Sent {
  text: string;
  /** Rows in a list parameter, or rows returned or written. */
  rows: number;
}
/** @param seen called before each statement @returns all statements of the work */
async function statementsOf(work: () => Promise<unknown>, seen: () => void = () => undefined): Promise<Sent[]> {
  const sent: Sent[] = [];
  pg.Client.prototype.query = function query(this: pg.Client, ...given: unknown[]) {
    const [first, second] = given as [string | { text?: string; values?: unknown[] }, unknown[] | undefined];
    const text = typeof first === 'string' ? first : (first.text ?? '');
    const values = (typeof first === 'string' ? second : (first.values ?? second)) ?? [];
    seen();
    const entry: Sent = { text, rows: 0 };
    for (const value of Array.isArray(values) ? values : [])
      if (typeof value === 'string' && value.startsWith('[{')) entry.rows = (JSON.parse(value) as unknown[]).length;
    sent.push(entry);
    const answer: unknown = (send as (...args: unknown[]) => unknown).apply(this, given);
    if (answer instanceof Promise)
      answer.then(
        (result: pg.QueryResult | undefined) => (entry.rows = Math.max(entry.rows, result?.rowCount ?? 0)),
        () => undefined,
      );
    return answer;
  } as typeof send;
  await work().finally(() => (pg.Client.prototype.query = send));
  return sent;
}

describe('whatever the size', () => {
  const env = () => demos.PostgreSQL;
  const largest = (sent: readonly Sent[], what: RegExp) => {
    const rows = sent.filter(({ text }) => what.test(text)).map((entry) => entry.rows);
    return { most: Math.max(...rows), sum: rows.reduce((one, other) => one + other, 0) };
  };

  it('a statement sends or returns at most a thousand rows', async () => {
    const path = file('PostgreSQL', 'short.json');
    writeJson(path, itemsOf('short', ROWS));
    const imported = await statementsOf(() => importMarketplace([path], env()));
    expect(largest(imported, /insert into "staged_items"/i)).toEqual({ most: AT_ONCE, sum: ROWS });
    expect(largest(imported, /insert into "items"/i)).toEqual({ most: AT_ONCE, sum: ROWS });
    const exported = await statementsOf(() => exportMarketplace([file('PostgreSQL', 'all.json')], env()));
    const { most, sum } = largest(exported, /from "items"/i);
    expect([most, sum > ROWS]).toEqual([AT_ONCE, true]);
    expect(largest([...imported, ...exported], /./).most).toBe(AT_ONCE);
  });

  it('memory use does not grow with the rows', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    /** Peak bytes above the first statement, after garbage collection, sampled at every fifth statement. */
    async function peakOf(command: Command, path: string): Promise<number> {
      const usages: number[] = [];
      let turn = 0;
      await statementsOf(
        () => command([path], env()),
        () => {
          if ((turn += 1) % 5 !== 1) return;
          collect();
          const { heapUsed, external } = process.memoryUsage();
          usages.push(heapUsed + external);
        },
      );
      return Math.max(...usages) - (usages[0] ?? 0);
    }
    const peaks = { import: [] as number[], export: [] as number[] };
    for (const rows of [FEW, FEW + MORE]) {
      const path = file('PostgreSQL', `${rows}.json`);
      writeJson(path, itemsOf(`of-${rows}`, rows));
      peaks.import.push(await peakOf(importMarketplace, path));
      peaks.export.push(await peakOf(exportMarketplace, file('PostgreSQL', 'all.json')));
    }
    // A row kept in memory would need more than this for its texts alone.
    for (const [small = NaN, large = NaN] of Object.values(peaks)) expect((large - small) / MORE).toBeLessThan(200);
  }, 300_000);
});

describe('the doctor', () => {
  /** Copies of an item, without dependent rows. */
  const fill = (kind: Kind, count: number) =>
    withDatabase(demos[kind], async ({ pool }) => {
      await pool.query("SELECT set_config('session_replication_role', 'replica', false)");
      await pool.query(
        `INSERT INTO items (slug, store_id, module_id, category_id, name, description, image, tint, price, search_text)
         SELECT 'copy-' || n, store_id, module_id, category_id, name, description, image, tint, price, ''
         FROM (SELECT * FROM items ORDER BY id LIMIT 1) i, generate_series(1, $1) n`,
        [count],
      );
    });
  const findings = async (kind: Kind) => {
    const log = jest.mocked(console.log);
    log.mockClear();
    await doctor([], demos[kind]);
    return log.mock.calls.flat().join('\n');
  };

  it('reports more than 50,000 items as too many for the embedded database, and not for PostgreSQL', async () => {
    expect(await findings('embedded')).toMatch(/^✓ [\d,]+ items in the embedded database$/m);
    for (const kind of KINDS) await fill(kind, 50_000);
    expect(await findings('embedded')).toMatch(
      /^✗ 5\d,\d+ items in the embedded database: above 50,000 .* backup FILE, set DATABASE_URL, restore FILE$/m,
    );
    expect(await findings('PostgreSQL')).not.toContain('items in the');
  }, 300_000);
});
