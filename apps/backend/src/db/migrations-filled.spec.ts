/** An update may start from any version with rows in every table: all of them survive it. */
import { files, openUnmigrated, runMigration } from './migrations.spec-helper';

const opened = openUnmigrated();

interface Column {
  table_name: string;
  column_name: string;
  udt_name: string;
  /** The column and table that it references. */
  refers: string | null;
}

/** Columns without a default, in the order of their tables. */
const requiredColumns = async (): Promise<Column[]> =>
  (
    await opened.client.query<Column>(`
      SELECT c.table_name, c.column_name, c.udt_name, (
        SELECT 'SELECT ' || quote_ident(f.attname) || ' FROM ' || k.confrelid::regclass || ' LIMIT 1'
        FROM pg_constraint k
        JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
        JOIN pg_attribute f ON f.attrelid = k.confrelid AND f.attnum = k.confkey[1]
        WHERE k.contype = 'f' AND cardinality(k.conkey) = 1 AND k.conrelid = quote_ident(c.table_name)::regclass AND a.attname = c.column_name LIMIT 1
      ) AS refers
      FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.is_nullable = 'NO' AND c.column_default IS NULL
        AND c.is_generated = 'NEVER' AND c.is_identity = 'NO'
      ORDER BY c.table_name, c.ordinal_position`)
  ).rows;

/** Values that satisfy check constraints of single tables. */
const VALUES: Record<string, string> = {
  'orders.status': `'pending'`,
  'orders.number': '100000001',
  'payments.status': `'pending'`,
  'coupons.code': `'X'`,
  'flash_sales.ends_at': `now() + interval '1 hour'`,
  'order_payments.method': `'cash_on_delivery'`,
};
/** Columns that may be NULL, but not all at once. */
const MORE: Record<string, Record<string, string>> = { wishes: { item_id: '(SELECT id FROM items LIMIT 1)' } };
const OF_TYPE: Record<string, string> = {
  jsonb: `'{"en":"x","ar":"x"}'`,
  bool: 'false',
  timestamptz: 'now()',
  _int4: `'{}'`,
  _text: `'{}'`,
  text: `'x'`,
};
const valueOf = ({ table_name, column_name, udt_name, refers }: Column): string =>
  VALUES[`${table_name}.${column_name}`] ?? (refers ? `(${refers})` : (OF_TYPE[udt_name] ?? '1'));

const tables = async (): Promise<string[]> =>
  (
    await opened.client.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
    )
  ).rows.map(({ name }) => name);
const countOf = async (table: string): Promise<number> =>
  (await opened.client.query<{ rows: number }>(`SELECT count(*)::int AS rows FROM "${table}"`)).rows[0]?.rows ?? 0;

/** Inserts a row into each empty table, referenced tables first. @returns the tables that rejected it, and why */
async function fill(): Promise<Map<string, string>> {
  const columns = await requiredColumns();
  const left = new Map<string, string>();
  for (const table of await tables()) if ((await countOf(table)) === 0) left.set(table, '');
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const table of left.keys()) {
      const own = columns.filter(({ table_name }) => table_name === table);
      const row = { ...Object.fromEntries(own.map((column) => [column.column_name, valueOf(column)])), ...MORE[table] };
      const names = Object.keys(row).map((name) => `"${name}"`);
      const values = names.length > 0 ? `(${names}) VALUES (${Object.values(row)})` : 'DEFAULT VALUES';
      await opened.client.query(`INSERT INTO "${table}" ${values}`).then(
        () => left.delete(table),
        (error: Error) => left.set(table, error.message),
      );
    }
  }
  return left;
}

it('every table of every version keeps its rows up to the newest version', async () => {
  const held = new Map<string, number>();
  for (const file of files) {
    await runMigration(opened.client, file);
    const now = await tables();
    // The migration to this version deletes no row of the previous one.
    for (const [table, rows] of held)
      if (now.includes(table)) expect([file, table, (await countOf(table)) >= rows]).toEqual([file, table, true]);
    expect([file, [...(await fill())]]).toEqual([file, []]);
    for (const table of now) held.set(table, await countOf(table));
  }
  // Guests of the first version became shoppers, so their table is gone.
  expect([...held.keys()].filter((table) => held.get(table) === 0)).toEqual([]);
}, 300_000);
