/** `backup FILE` and `restore FILE`: every row of every table, the same from and into both kinds of database. */
import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import type { Database } from '../db/database';
import { CliError, progress, withDatabase, type Command } from './command';

interface Head {
  format: 'shop-backup';
  /** The newest migration of the tables. */
  migration: string;
  tables: string[];
}
const SLICE = 500;
const q = (name: string) => pg.escapeIdentifier(name);

async function migrationOf({ pool }: Database): Promise<string> {
  const { rows } = await pool.query('SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at DESC LIMIT 1');
  return String((rows[0] as { hash: string } | undefined)?.hash ?? '');
}

/** Tables so that each comes after those it points to. */
async function tablesOf({ pool }: Database): Promise<string[]> {
  const { rows: names } = await pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1",
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

async function* linesOf(database: Database): AsyncGenerator<string> {
  const tables = await tablesOf(database);
  const head: Head = { format: 'shop-backup', migration: await migrationOf(database), tables };
  yield `${JSON.stringify(head)}\n`;
  const client = await database.pool.connect();
  try {
    // One moment of the whole database, however long the writing takes.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    for (const table of tables) {
      await client.query(`DECLARE rows_of CURSOR FOR SELECT row_to_json(r)::text AS row FROM ${q(table)} r`);
      let count = 0;
      for (;;) {
        const { rows } = await client.query<{ row: string }>(`FETCH ${SLICE} FROM rows_of`);
        if (rows.length === 0) break;
        for (const { row } of rows) yield `${JSON.stringify(table)}\t${row}\n`;
        count += rows.length;
      }
      await client.query('CLOSE rows_of');
      progress(`${table}: ${count} rows`);
    }
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

export const backup: Command = async ([path], env) => {
  if (!path) throw new CliError('backup FILE: which file?');
  await withDatabase(env, async (database) => {
    await pipeline(Readable.from(linesOf(database)), createGzip(), createWriteStream(`${path}.part`));
    renameSync(`${path}.part`, path);
  });
  console.log(`\nWritten to ${path}.`);
};

export const restore: Command = async ([path], env) => {
  if (!path || !existsSync(path)) throw new CliError('restore FILE: there is no such file.');
  await withDatabase(env, async (database) => {
    const { rows } = await database.pool.query('SELECT count(*)::int AS stores FROM stores');
    if ((rows[0] as { stores: number }).stores > 0)
      throw new CliError('This database is not empty. Restore into a fresh one (another DATA_DIR or DATABASE_URL).');
    // Asked before the one connection of the embedded database is taken.
    const migration = await migrationOf(database);
    const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()), crlfDelay: Infinity });
    const client = await database.pool.connect();
    let tables: string[] = [];
    let batch: { table: string; rows: string[] } = { table: '', rows: [] };
    let total = 0;
    const flush = async () => {
      if (batch.rows.length === 0) return;
      await client.query(
        `INSERT INTO ${q(batch.table)} SELECT * FROM json_populate_recordset(NULL::${q(batch.table)}, $1::json)`,
        [`[${batch.rows.join(',')}]`],
      );
      total += batch.rows.length;
      progress(`${batch.table}: ${total} rows in all`);
      batch = { table: batch.table, rows: [] };
    };
    try {
      await client.query('BEGIN');
      for await (const line of lines) {
        if (tables.length === 0) {
          const head = JSON.parse(line) as Head;
          if (head.format !== 'shop-backup') throw new CliError(`${path} is no backup.`);
          if (head.migration !== migration)
            throw new CliError('The backup was made by another version. Restore it with that version, then migrate.');
          tables = head.tables;
          continue;
        }
        const tab = line.indexOf('\t');
        const table = JSON.parse(line.slice(0, tab)) as string;
        if (!tables.includes(table)) throw new CliError(`${path} is damaged.`);
        if (table !== batch.table || batch.rows.length >= SLICE) {
          await flush();
          batch = { table, rows: [] };
        }
        batch.rows.push(line.slice(tab + 1));
      }
      await flush();
      // Serial columns go on behind the highest id.
      const { rows: serials } = await client.query<{ table_name: string; column_name: string }>(
        "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' AND column_default LIKE 'nextval(%'",
      );
      for (const { table_name: table, column_name: column } of serials)
        await client.query(
          `SELECT setval(pg_get_serial_sequence($1, $2), greatest((SELECT coalesce(max(${q(column)}), 1) FROM ${q(table)}), 1))`,
          [q(table), column],
        );
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK');
      throw error instanceof CliError ? error : new CliError(`Nothing was restored: ${(error as Error).message}`);
    } finally {
      client.release();
    }
  });
  console.log('\nRestored.');
};
