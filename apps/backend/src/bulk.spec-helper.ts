/** Large catalogues, both kinds of database with a small demo, and the command line in a child process. */
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { withDatabase, type Env } from './cli/command';
import { readConfig } from './config';
import { openDatabase } from './db/open-database';
import { seedDemo } from './demo/seed';
import { demoDatabase } from './postgres.spec-helper';
import { NOON, sharedByRun, testSettings } from './testing.spec-helper';

export const KINDS = ['PostgreSQL', 'embedded'] as const;
export type Kind = (typeof KINDS)[number];
export const ROOT = resolve(__dirname, '../../..');

const SMALLEST = { WORLD_ITEMS: '300', WORLD_STORES: '60' };

const savedFolder = (): Promise<string> =>
  sharedByRun('smallest', async (folder) => {
    const database = await openDatabase({ databaseUrl: null, dataDir: folder });
    await seedDemo(database.db, readConfig({ ...testSettings(), ...SMALLEST }).demoSize, new Date(NOON));
    await database.close();
  });

/** Settings of a database with the smallest demo, in its own folder. */
export async function smallDemo(kind: Kind): Promise<Env & { DATA_DIR: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bulk-'));
  const url = kind === 'PostgreSQL' ? await demoDatabase('bulk', SMALLEST) : '';
  if (kind === 'embedded') cpSync(await savedFolder(), folder, { recursive: true });
  return { ...testSettings(url), DATA_DIR: folder, ...SMALLEST };
}

export const read = <Row extends object>(env: Env, sql: string): Promise<Row[]> =>
  withDatabase(env, async ({ pool }) => (await pool.query<Row>(sql)).rows);

/** The number of items whose slug has the prefix. */
export const countItems = async (env: Env, prefix: string): Promise<number> =>
  (await read<{ count: number }>(env, `SELECT count(*)::int AS count FROM items WHERE slug LIKE '${prefix}-%'`))[0]
    ?.count ?? -1;

export interface BulkItem {
  slug: string;
  store: string;
  category: string;
  name: { en: string; ar: string };
  price: number;
}
/** Items `PREFIX-0`, `PREFIX-1` …, with the shortest valid fields. */
export const itemsOf = (prefix: string, count: number): BulkItem[] =>
  Array.from({ length: count }, (_, index) => ({
    slug: `${prefix}-${index}`,
    store: 'green-corner',
    category: 'oils-spreads',
    name: { en: `Jam ${index}`, ar: 'مربى' },
    price: 3.2,
  }));
export const writeJson = (path: string, items: readonly object[]): void =>
  writeFileSync(path, `{"items": [\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]}\n`);
/** A header, then one line per item. */
export const writeCsv = (path: string, items: readonly BulkItem[]): void =>
  writeFileSync(
    path,
    [
      'slug,store,category,name_en,name_ar,price',
      ...items.map((item) => [item.slug, item.store, item.category, item.name.en, item.name.ar, item.price].join(',')),
    ].join('\n'),
  );

export interface CliResult {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Output read so far from the two streams. */
  out: string;
  errors: string;
}
export interface RunningCli {
  child: ChildProcess;
  ended: Promise<CliResult>;
  /** Resolves when a line on stderr matches. */
  waitForError: (pattern: RegExp) => Promise<void>;
}

/** The command line, as the run built it (tools/jest/backend-run.cjs). */
const CLI = join(String(process.env.BUILT_PROGRAMS), 'cli.js');

/** @param maxFileKb file size limit in kilobytes, to simulate a full disk */
export function startCli(
  env: Env,
  args: string[],
  { maxFileKb, stdio = 'pipe' }: { maxFileKb?: number; stdio?: StdioOptions } = {},
): RunningCli {
  const command = [process.execPath, CLI, ...args];
  const [program = '', ...rest] = maxFileKb
    ? ['bash', '-c', `ulimit -f ${maxFileKb}; exec "$@"`, 'bash', ...command]
    : command;
  const child = spawn(program, rest, { cwd: ROOT, env: { ...process.env, ...env }, stdio });
  const output = { out: '', errors: '' };
  child.stdout?.on('data', (text) => (output.out += text));
  child.stderr?.on('data', (text) => (output.errors += text));
  const ended = new Promise<CliResult>((done) =>
    child.once('close', (code, signal) => done({ code, signal, ...output })),
  );
  const waitForError = (pattern: RegExp) =>
    new Promise<void>((found, reject) => {
      const check = () => {
        if (pattern.test(output.errors)) found();
      };
      child.stderr?.on('data', check);
      void ended.then(({ code }) => reject(new Error(`It exited with ${code} before: ${output.errors}`)));
      check();
    });
  return { child, ended, waitForError };
}
export const runCli = (env: Env, args: string[], options: Parameters<typeof startCli>[2] = {}): Promise<CliResult> =>
  startCli(env, args, options).ended;
