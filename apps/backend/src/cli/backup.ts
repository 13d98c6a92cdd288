/** `backup FILE` and `restore FILE`: all rows of all tables, portable between PostgreSQL and the embedded database. */
import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { slicesOf } from '../db/cursor';
import type { Database, Executor } from '../db/database';
import { insertJson } from '../db/insert-rows';
import { mergeTallies } from '../features/items/tallies';
import { readEntries } from '../features/search/read-entries';
import { CliError, progress, withDatabase, type Command } from './command';
import { throwIfStopped } from './interrupt';
import { writeFileAtomically } from './atomic-file';

interface Head {
  format: 'shop-backup';
  /** The newest migration that was applied. */
  migration: string;
  tables: string[];
}
const ROWS_AT_ONCE = 500;

async function migrationOf({ pool }: Database): Promise<string> {
  const { rows } = await pool.query('SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at DESC LIMIT 1');
  return String((rows[0] as { hash: string } | undefined)?.hash ?? '');
}

/** Tables that triggers fill again during a restore. */
const DERIVED = [
  ...['item_tallies', 'store_tallies', 'price_tallies', 'facet_tallies', 'block_tallies'],
  ...['store_hours', 'search_entries', 'search_terms'],
];

/** Tables in the order of their foreign keys: referenced tables first. */
async function tablesOf({ pool }: Database): Promise<string[]> {
  const { rows: names } = await pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND NOT table_name = ANY($1) ORDER BY 1",
    [DERIVED],
  );
  const { rows: links } = await pool.query<{ child: string; parent: string }>(
    "SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conrelid <> confrelid",
  );
  const left = new Set(names.map(({ name }) => name));
  const sorted: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter((name) => !links.some(({ child, parent }) => child === name && left.has(parent)));
    if (free.length === 0) throw new CliError('The tables point to each other in a circle.');
    for (const name of free) left.delete(name);
    sorted.push(...free);
  }
  return sorted;
}

/** JSON allows two characters that line readers treat as line ends. */
const oneLine = (json: string) => json.replace(/[\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);

/** All rows in one snapshot of the database, however long writing takes. */
async function* backupLines(tx: Executor, head: Head): AsyncGenerator<string> {
  yield `${JSON.stringify(head)}\n`;
  for (const table of head.tables) {
    let count = 0;
    const query = sql`SELECT row_to_json(r)::text AS row FROM ${sql.identifier(table)} r`;
    for await (const rows of slicesOf<{ row: string }>(tx, query, ROWS_AT_ONCE)) {
      yield rows.map(({ row }) => `${JSON.stringify(table)}\t${oneLine(row)}\n`).join('');
      count += rows.length;
    }
    progress(`${table}: ${count} rows`);
  }
}

export const backup: Command = async ([path], env, stop) => {
  if (!path) throw new CliError('backup FILE: name the file to write.');
  await withDatabase(env, async (database) => {
    const head: Head = {
      format: 'shop-backup',
      migration: await migrationOf(database),
      tables: await tablesOf(database),
    };
    await database.db.transaction(
      (tx) => writeFileAtomically(path, backupLines(tx, head), { through: [createGzip()], stop }),
      {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      },
    );
  });
  console.log(`\nWritten to ${path}.`);
};

/** Sets serial sequences to the highest id. */
async function moveSerials(tx: Executor): Promise<void> {
  const { rows } = await tx.execute<{ table: string; column: string }>(
    sql`SELECT table_name AS table, column_name AS column FROM information_schema.columns WHERE table_schema = 'public' AND column_default LIKE 'nextval(%'`,
  );
  for (const { table, column } of rows) {
    const [tableName, id] = [sql.identifier(table), sql.identifier(column)];
    await tx.execute(
      sql`SELECT setval(pg_get_serial_sequence(${table}, ${column}), greatest((SELECT coalesce(max(${id}), 1) FROM ${tableName}), 1))`,
    );
  }
}

export const restore: Command = async ([path], env, stop) => {
  if (!path || !existsSync(path)) throw new CliError('restore FILE: this file does not exist.');
  await withDatabase(env, async (database) => {
    const { rows } = await database.pool.query('SELECT count(*)::int AS stores FROM stores');
    if ((rows[0] as { stores: number }).stores > 0)
      throw new CliError('This database is not empty. Restore into a fresh one (another DATA_DIR or DATABASE_URL).');
    // Before the transaction takes the only connection of the embedded database.
    const migration = await migrationOf(database);
    let tables: string[] = [];
    let batch: { table: string; rows: string[] } = { table: '', rows: [] };
    let total = 0;
    const flush = async (tx: Executor) => {
      throwIfStopped(stop, 'nothing was restored');
      if (batch.rows.length === 0) return;
      await insertJson(tx, batch.table, `[${batch.rows.join(',')}]`);
      total += batch.rows.length;
      progress(`${batch.table}: ${total} rows in all`);
      batch = { table: batch.table, rows: [] };
    };
    const readAll = async (tx: Executor) => {
      // Opened just before it is consumed: lines that arrive without a reader are lost.
      const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()), crlfDelay: Infinity });
      for await (const line of lines) {
        if (tables.length === 0) {
          const head = JSON.parse(line) as Head;
          if (head.format !== 'shop-backup') throw new CliError(`${path} is not a backup.`);
          if (head.migration !== migration)
            throw new CliError('The backup was made by another version. Restore it with that version, then migrate.');
          tables = head.tables;
          continue;
        }
        const tab = line.indexOf('\t');
        const table = JSON.parse(line.slice(0, tab)) as string;
        if (!tables.includes(table)) throw new CliError(`${path} is damaged.`);
        if (table !== batch.table || batch.rows.length >= ROWS_AT_ONCE) {
          await flush(tx);
          batch = { table, rows: [] };
        }
        batch.rows.push(line.slice(tab + 1));
      }
      await flush(tx);
    };
    try {
      await database.db.transaction(async (tx) => {
        await readAll(tx);
        await moveSerials(tx);
      });
      await mergeTallies(database.db);
      await readEntries(database.db);
    } catch (error) {
      throw error instanceof CliError ? error : new CliError(`Nothing was restored: ${(error as Error).message}`);
    }
  });
  console.log('\nRestored.');
};
