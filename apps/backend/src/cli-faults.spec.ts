/** Failures of the command line in a child process: a full disk, a closed pipe, Ctrl-C; on both databases. */
import { existsSync, openSync, closeSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { importMarketplace } from './cli/import';
import {
  countItems,
  itemsOf,
  KINDS,
  read,
  runCli,
  smallDemo,
  startCli,
  writeJson,
  type Kind,
} from './bulk.spec-helper';

const ROWS = 5000;
const FULL = '/dev/full';
/** A device that is always full; only Linux has one. */
const onLinux = existsSync(FULL) ? it : it.skip;

const demos = {} as Record<Kind, Awaited<ReturnType<typeof smallDemo>>>;
const file = (kind: Kind, name: string) => join(demos[kind].DATA_DIR, name);
const partialFiles = (kind: Kind) => readdirSync(demos[kind].DATA_DIR).filter((name) => name.endsWith('.part'));

beforeAll(async () => {
  jest.spyOn(console, 'log').mockReturnValue(undefined);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  for (const kind of KINDS) {
    demos[kind] = await smallDemo(kind);
    writeJson(file(kind, 'first.json'), itemsOf('first', ROWS));
    await importMarketplace([file(kind, 'first.json')], demos[kind]);
    writeJson(file(kind, 'later.json'), itemsOf('later', ROWS));
  }
}, 300_000);
afterAll(() => jest.restoreAllMocks());

/** All connections are closed, and a new one succeeds. */
async function expectFree(kind: Kind): Promise<void> {
  expect(existsSync(file(kind, 'lock'))).toBe(false);
  if (kind === 'embedded') return void (await read(demos[kind], 'SELECT 1'));
  const client = new pg.Client({ connectionString: demos[kind].DATABASE_URL });
  await client.connect();
  // A session ends shortly after its process.
  const others = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`;
  while ((await client.query(others)).rows.length > 0) await new Promise((go) => setTimeout(go, 20));
  await client.end();
}

describe.each(KINDS)('%s', (kind) => {
  onLinux.each([['export'], ['backup']])('%s to a disk without room says so and ends', async (command) => {
    const { code, errors } = await runCli(demos[kind], [command, FULL]);
    expect([code, errors]).toEqual([1, expect.stringMatching(/\/dev\/full was not written: ENOSPC[^\n]*\n$/)]);
    expect(errors).not.toContain('    at ');
    await expectFree(kind);
  });

  onLinux('an export to the screen that is led to a full disk says so and ends', async () => {
    const full = openSync(FULL, 'w');
    const { code, errors } = await runCli(demos[kind], ['export'], { stdio: ['ignore', full, 'pipe'] });
    closeSync(full);
    expect([code, errors]).toEqual([1, expect.stringMatching(/Not everything was written: ENOSPC[^\n]*\n$/)]);
  });

  it('an export whose reader closes the pipe says so, exits and releases the database', async () => {
    const running = startCli(demos[kind], ['export']);
    running.child.stdout?.once('data', () => running.child.stdout?.destroy());
    const { code, errors } = await running.ended;
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/The reader closed the pipe: not everything was written\.\n$/),
    ]);
    await expectFree(kind);
  });

  it('a closed stderr does not abort the command', async () => {
    const running = startCli(demos[kind], ['export', file(kind, 'unseen.json')]);
    running.child.stderr?.destroy();
    expect((await running.ended).code).toBe(0);
    expect(JSON.parse(readFileSync(file(kind, 'unseen.json'), 'utf8')).items.length).toBeGreaterThan(ROWS);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('an import that %s breaks off keeps nothing and says so', async (signal, expected) => {
    const running = startCli(demos[kind], ['import', file(kind, 'later.json')]);
    // All lines are read before the first one is written.
    await running.waitForError(/read: 5,000 \(100 %\)/);
    running.child.kill(signal);
    const { code, errors } = await running.ended;
    expect([code, errors]).toEqual([expected, expect.stringMatching(/Interrupted: nothing was imported\.\n$/)]);
    expect(await countItems(demos[kind], 'later')).toBe(0);
    await expectFree(kind);
  });
});

interface Held {
  /** A second connection. */
  other: pg.Client;
  /** Resolves when another session waits for a lock. */
  isWaitedFor: () => Promise<void>;
}
/** Runs `work` while others wait for what `statement` locked, then releases the lock. */
async function whileHeld(statement: string, work: (held: Held) => Promise<void>): Promise<void> {
  // Inside its transaction the holder sees a snapshot of the session list, so a second connection watches it.
  const [holder, other] = [1, 2].map(() => new pg.Client({ connectionString: demos.PostgreSQL.DATABASE_URL })) as [
    pg.Client,
    pg.Client,
  ];
  await Promise.all([holder.connect(), other.connect()]);
  try {
    await holder.query(`BEGIN; ${statement}`);
    const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    const isWaitedFor = async () => {
      while ((await other.query(waiting)).rows.length === 0) await new Promise((go) => setTimeout(go, 20));
    };
    await work({ other, isWaitedFor });
  } finally {
    await Promise.all([holder.end(), other.end()]);
  }
}

describe('on PostgreSQL, where a step can be held', () => {
  /** The import inserts new rows before it updates a known one, for which it waits. */
  const HELD = "SELECT 1 FROM items WHERE slug = 'first-0' FOR UPDATE";
  const startHeld = () => {
    const [known] = itemsOf('first', 1);
    writeJson(file('PostgreSQL', 'held.json'), [...itemsOf('later', ROWS), { ...known, price: 4 }]);
    return startCli(demos.PostgreSQL, ['import', file('PostgreSQL', 'held.json')]);
  };

  it('an import interrupted while writing keeps nothing', async () => {
    const running = startHeld();
    await whileHeld(HELD, async ({ isWaitedFor }) => {
      await isWaitedFor();
      running.child.kill('SIGINT');
    });
    const { code, errors } = await running.ended;
    expect([code, errors]).toEqual([130, expect.stringContaining('Interrupted: nothing was imported.')]);
    expect(await countItems(demos.PostgreSQL, 'later')).toBe(0);
  });

  it('a vacuum beside an import does not reset the planner’s row estimates', async () => {
    const running = startHeld();
    await whileHeld(HELD, async ({ other, isWaitedFor }) => {
      await isWaitedFor();
      await other.query('VACUUM (SKIP_LOCKED) items');
      const { rows } = await other.query("SELECT reltuples AS rows FROM pg_class WHERE relname = 'items'");
      expect(rows[0].rows).toBeGreaterThan(2 * ROWS);
      running.child.kill('SIGINT');
    });
    expect((await running.ended).code).toBe(130);
  });

  it.each(['export', 'backup'])('%s that is broken off leaves the file of before, and no half one', async (command) => {
    const path = file('PostgreSQL', `${command}-before`);
    writeFileSync(path, 'before');
    const running = startCli(demos.PostgreSQL, [command, path]);
    await whileHeld('LOCK TABLE items IN ACCESS EXCLUSIVE MODE', async ({ isWaitedFor }) => {
      await isWaitedFor();
      expect(partialFiles('PostgreSQL')).toHaveLength(1);
      running.child.kill('SIGTERM');
    });
    const { code, errors } = await running.ended;
    expect([code, errors]).toEqual([143, expect.stringContaining(`Interrupted: ${path} was not written.`)]);
    expect([partialFiles('PostgreSQL'), readFileSync(path, 'utf8')]).toEqual([[], 'before']);
  });

  // The embedded database writes its own files, which the limit would cut too; Windows has no such limit.
  (process.platform === 'win32' ? it.skip : it)(
    'an export that the disk takes no more of leaves the file of before, and no half one',
    async () => {
      const path = file('PostgreSQL', 'full.json');
      writeFileSync(path, 'before');
      const { code, errors } = await runCli(demos.PostgreSQL, ['export', path], { maxFileKb: 300 });
      expect([code, errors]).toEqual([1, expect.stringContaining(`${path} was not written: EFBIG`)]);
      expect([partialFiles('PostgreSQL'), readFileSync(path, 'utf8')]).toEqual([[], 'before']);
    },
  );

  it('an import purges all caches; a dry run or a failed import purges none', async () => {
    const env = { ...demos.PostgreSQL, CACHE_SECONDS: '60', CACHE_PURGE_URL: 'http://127.0.0.1:9/' };
    const messages = () =>
      read<{ target: string; text: string }>(env, `SELECT target, text FROM outbox WHERE kind = 'purge'`);
    const [one] = itemsOf('told', 1);
    writeJson(file('PostgreSQL', 'told.json'), [one as object]);
    writeJson(file('PostgreSQL', 'wrong.json'), [{ ...one, price: -1 }]);
    expect((await runCli(env, ['import', file('PostgreSQL', 'told.json'), '--dry-run'])).code).toBe(0);
    expect((await runCli(env, ['import', file('PostgreSQL', 'wrong.json')])).code).toBe(1);
    expect(await messages()).toEqual([]);
    expect((await runCli(env, ['import', file('PostgreSQL', 'told.json')])).code).toBe(0);
    // One purge at once, and one when no process can serve older responses.
    expect(await messages()).toEqual(Array(2).fill({ target: 'http://127.0.0.1:9/', text: 'all page' }));
  });
});
