/** `backup FILE` and `restore FILE`: every row of every table, the same from and into both kinds of database. */
import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../db/database';
import { addUpTallies } from '../features/items/tallies';
import { CliError, progress, withDatabase, type Command } from './command';

interface Head {
  format: 'shop-backup';
  /** The newest migration of the tables. */
  migration: string;
  tables: string[];
}
const SLICE = 500;

async function migrationOf({ pool }: Database): Promise<string> {
  const { rows } = await pool.query('SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at DESC LIMIT 1');
  return String((rows[0] as { hash: string } | undefined)?.hash ?? '');
}

/** What triggers write again as the rows come back. */
const DERIVED = ['item_tallies'];

/** Tables so that each comes after those it points to. */
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

/** JSON may hold two more signs that end a line for whoever reads it line by line. */
const oneLine = (json: string) => json.replace(/[\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);

/** Writes all rows as they are at one moment of the whole database, however long the writing takes. */
async function writeRows(database: Database, write: (line: string) => Promise<void>): Promise<void> {
  const tables = await tablesOf(database);
  const head: Head = { format: 'shop-backup', migration: await migrationOf(database), tables };
  await write(JSON.stringify(head));
  await database.db.transaction(
    async (tx) => {
      for (const table of tables) {
        await tx.execute(
          sql`DECLARE rows_of CURSOR FOR SELECT row_to_json(r)::text AS row FROM ${sql.identifier(table)} r`,
        );
        let count = 0;
        for (;;) {
          const { rows } = await tx.execute<{ row: string }>(sql`FETCH 500 FROM rows_of`);
          if (rows.length === 0) break;
          for (const { row } of rows) await write(`${JSON.stringify(table)}\t${oneLine(row)}`);
          count += rows.length;
        }
        await tx.execute(sql`CLOSE rows_of`);
        progress(`${table}: ${count} rows`);
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

export const backup: Command = async ([path], env) => {
  if (!path) throw new CliError('backup FILE: which file?');
  await withDatabase(env, async (database) => {
    const packed = createGzip();
    const written = pipeline(packed, createWriteStream(`${path}.part`));
    await writeRows(database, async (line) => {
      if (!packed.write(`${line}\n`)) await once(packed, 'drain');
    });
    packed.end();
    await written;
    renameSync(`${path}.part`, path);
  });
  console.log(`\nWritten to ${path}.`);
};

/** Serial columns go on behind the highest id. */
async function moveSerials(tx: Executor): Promise<void> {
  const { rows } = await tx.execute<{ table: string; column: string }>(
    sql`SELECT table_name AS table, column_name AS column FROM information_schema.columns WHERE table_schema = 'public' AND column_default LIKE 'nextval(%'`,
  );
  for (const { table, column } of rows) {
    const [named, id] = [sql.identifier(table), sql.identifier(column)];
    await tx.execute(
      sql`SELECT setval(pg_get_serial_sequence(${table}, ${column}), greatest((SELECT coalesce(max(${id}), 1) FROM ${named}), 1))`,
    );
  }
}

export const restore: Command = async ([path], env) => {
  if (!path || !existsSync(path)) throw new CliError('restore FILE: there is no such file.');
  await withDatabase(env, async (database) => {
    const { rows } = await database.pool.query('SELECT count(*)::int AS stores FROM stores');
    if ((rows[0] as { stores: number }).stores > 0)
      throw new CliError('This database is not empty. Restore into a fresh one (another DATA_DIR or DATABASE_URL).');
    // Asked before the one connection of the embedded database is taken.
    const migration = await migrationOf(database);
    let tables: string[] = [];
    let batch: { table: string; rows: string[] } = { table: '', rows: [] };
    let total = 0;
    const flush = async (tx: Executor) => {
      if (batch.rows.length === 0) return;
      const table = sql.identifier(batch.table);
      await tx.execute(
        sql`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, ${`[${batch.rows.join(',')}]`}::json)`,
      );
      total += batch.rows.length;
      progress(`${batch.table}: ${total} rows in all`);
      batch = { table: batch.table, rows: [] };
    };
    const readAll = async (tx: Executor) => {
      // Begun only when somebody listens: what is read before that is lost.
      const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()), crlfDelay: Infinity });
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
      await addUpTallies(database.db);
    } catch (error) {
      throw error instanceof CliError ? error : new CliError(`Nothing was restored: ${(error as Error).message}`);
    }
  });
  console.log('\nRestored.');
};
