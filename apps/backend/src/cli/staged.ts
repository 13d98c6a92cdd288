/**
 * Staging tables of an import, dropped with its transaction. PostgreSQL finds duplicates and dangling references
 * there, before any row of the shop changes (decision 064).
 */
import { sql, type SQL } from 'drizzle-orm';
import { DIETS } from '@shop/domain/diet';
import { minor, toMinor } from '@shop/util';
import type { Executor } from '../db/database';
import { insertJson } from '../db/insert-rows';
import { DECIMALS } from '../present';
import { tintOf } from '../features/pictures/tint';
import { searchWords } from '../search-text';
import { PARTS, type Line, type LineOf, type Part } from './marketplace-file';

const PLACEHOLDER_IMAGE = 'package~210.webp';
const DAYS = [0, 1, 2, 3, 4, 5, 6];
const money = (amount: number | undefined) => (amount === undefined ? null : toMinor(amount, DECIMALS));
const time = (text: string) => (text.length === 5 ? `${text}:00` : text);

/** Columns of the shop's tables that a file sets; an update changes no other. */
export const COLUMNS: Record<Part, readonly string[]> = {
  zones: ['name', 'ring'],
  categories: ['slug', 'name', 'image', 'featured'],
  stores: [
    ...['slug', 'name', 'address', 'phone', 'email', 'lat', 'lng', 'tax', 'discount_percent', 'minimum_order'],
    ...['logo', 'cover'],
  ],
  items: [
    ...['slug', 'name', 'description', 'image', 'images', 'tint', 'price', 'discount', 'discount_type', 'stock'],
    ...['unit', 'net_amount', 'net_unit', 'active_ingredient', 'pack_size', 'pack_days', 'prescription'],
    ...['veg', 'organic', 'recommended'],
    ...DIETS,
    'allergens',
  ],
};
/** Staged columns beside those: names of other lines, and lists that have tables of their own. */
const STAGED_ONLY: Record<Part, SQL> = {
  zones: sql`''::text AS slug, '[]'::jsonb AS modules`,
  categories: sql`''::text AS module, ''::text AS parent`,
  stores: sql`''::text AS module, ''::text AS zone, '[]'::jsonb AS hours`,
  items: sql`''::text AS store, ''::text AS category, ''::text AS words`,
};

const amountColumns = ({ amount }: Pick<LineOf['items'], 'amount'>) => ({
  net_amount: amount?.value ?? null,
  net_unit: amount?.unit ?? null,
});

const medicineColumns = (line: LineOf['items']) => ({
  active_ingredient: line.activeIngredient ?? null,
  pack_size: line.packSize ?? null,
  pack_days: line.packDays ?? null,
  prescription: line.prescription ?? false,
});

const ROW: { [P in Part]: (line: LineOf[P]) => Record<string, unknown> } = {
  zones: ({ name, ring, modules }) => ({
    slug: name.en,
    name,
    ring,
    modules: modules.map(({ module, perKm, minimum, maximum }) => ({
      module,
      per_km: money(perKm),
      minimum: money(minimum),
      maximum: money(maximum),
    })),
  }),
  categories: (line) => ({ ...line, image: line.image ?? PLACEHOLDER_IMAGE, featured: line.featured ?? false }),
  stores: ({ opens = '00:00', closes = '23:59:59', hours, ...line }) => ({
    ...line,
    tax: line.tax ?? 0,
    discount_percent: line.discountPercent ?? 0,
    minimum_order: money(line.minimumOrder) ?? minor(0),
    logo: line.logo ?? PLACEHOLDER_IMAGE,
    cover: line.cover ?? PLACEHOLDER_IMAGE,
    hours: (hours ?? DAYS.map((day) => ({ day, opens, closes })))
      .map((entry) => ({ day: entry.day, opens: time(entry.opens), closes: time(entry.closes) }))
      .sort((one, other) => one.day - other.day || (one.opens < other.opens ? -1 : 1)),
  }),
  items: (line) => ({
    ...line,
    description: line.description ?? { en: '', ar: '' },
    image: line.image ?? PLACEHOLDER_IMAGE,
    images: line.images ?? [],
    tint: tintOf(Number(/~(\d+)/.exec(line.image ?? PLACEHOLDER_IMAGE)?.[1] ?? 210)),
    price: toMinor(line.price, DECIMALS),
    discount: line.discountAmount === undefined ? (line.discountPercent ?? 0) : toMinor(line.discountAmount, DECIMALS),
    discount_type: line.discountAmount === undefined ? 'percent' : 'amount',
    ...amountColumns(line),
    ...medicineColumns(line),
    veg: line.veg ?? true,
    organic: line.organic ?? false,
    ...Object.fromEntries(DIETS.map((diet) => [diet, line.diets?.includes(diet) ?? false])),
    allergens: line.allergens ?? null,
    recommended: line.recommended ?? false,
    words: searchWords(`${line.name.en} ${line.name.ar}`),
  }),
};

const NAMES = Object.keys(PARTS) as Part[];
export const staged = (part: Part): SQL => sql.identifier(`staged_${part}`) as unknown as SQL;

export async function createStaged(tx: Executor): Promise<void> {
  for (const part of NAMES) {
    const columns = sql.join(
      COLUMNS[part].map((column) => sql.identifier(column)),
      sql`, `,
    );
    await tx.execute(
      sql`CREATE TEMP TABLE ${staged(part)} ON COMMIT DROP AS SELECT 0 AS line, ${STAGED_ONLY[part]}, ${columns} FROM ${sql.identifier(part)} WITH NO DATA`,
    );
  }
}

/** Inserts one batch, with one statement per part. */
export async function stage(tx: Executor, lines: readonly Line[]): Promise<void> {
  for (const part of NAMES) {
    const rows = lines
      .filter((line) => line.part === part)
      .map(({ number, value }) => ({ ...(ROW[part] as (line: unknown) => object)(value), line: number }));
    if (rows.length > 0) await insertJson(tx, `staged_${part}`, JSON.stringify(rows));
  }
}

/** After the last line: builds the indexes that the lookups below use. */
export async function finishStaging(tx: Executor): Promise<void> {
  for (const part of NAMES) {
    await tx.execute(sql`CREATE INDEX ON ${staged(part)} (line)`);
    await tx.execute(sql`ANALYZE ${staged(part)}`);
  }
}

/** The number of lines of each part. */
export async function countStaged(tx: Executor): Promise<Record<Part, number>> {
  const counts = { zones: 0, categories: 0, stores: 0, items: 0 };
  for (const part of NAMES) {
    const { rows } = await tx.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM ${staged(part)}`);
    counts[part] = rows[0]?.count ?? 0;
  }
  return counts;
}

export interface ValidationError {
  part: Part;
  number: number;
  message: string;
}
/** The first errors, and how many there are. */
export interface FoundErrors {
  first: ValidationError[];
  count: number;
}

/** @param query selects `line` and `message` */
async function errorsBy(tx: Executor, part: Part, query: SQL): Promise<FoundErrors> {
  // Counting needs all rows. With only the limit the planner would expect to stop early and choose a nested loop.
  const { rows } = await tx.execute<{ line: number; message: string; count: number }>(
    sql`WITH f AS MATERIALIZED (${query}) SELECT line, message, count(*) OVER ()::int AS count FROM f ORDER BY line LIMIT 50`,
  );
  return { first: rows.map(({ line, message }) => ({ part, number: line, message })), count: rows[0]?.count ?? 0 };
}

/** Lines whose slug appears in an earlier line. */
export const findDuplicates = (tx: Executor, part: Part): Promise<FoundErrors> =>
  errorsBy(
    tx,
    part,
    sql`SELECT line, slug || ' was there before' AS message FROM (SELECT line, slug, row_number() OVER (PARTITION BY slug ORDER BY line) AS occurrence FROM ${staged(part)}) r WHERE occurrence > 1`,
  );

/** References: which column names a row of the shop or of the same file. */
const REFERENCES: readonly { part: Part; column: SQL; kind: string; existing: SQL }[] = [
  {
    part: 'categories',
    column: sql`module`,
    kind: 'module',
    existing: sql`SELECT slug FROM modules`,
  },
  {
    part: 'categories',
    column: sql`parent`,
    kind: 'category',
    existing: sql`SELECT slug FROM categories UNION ALL SELECT slug FROM staged_categories`,
  },
  { part: 'stores', column: sql`module`, kind: 'module', existing: sql`SELECT slug FROM modules` },
  {
    part: 'stores',
    column: sql`zone`,
    kind: 'zone',
    existing: sql`SELECT name->>'en' AS slug FROM zones UNION ALL SELECT slug FROM staged_zones`,
  },
  {
    part: 'items',
    column: sql`store`,
    kind: 'store',
    existing: sql`SELECT slug FROM stores UNION ALL SELECT slug FROM staged_stores`,
  },
  {
    part: 'items',
    column: sql`category`,
    kind: 'category',
    existing: sql`SELECT slug FROM categories UNION ALL SELECT slug FROM staged_categories`,
  },
];

/** Lines that reference something unknown. */
export async function findDangling(tx: Executor): Promise<FoundErrors[]> {
  const missingText = (kind: string, name: SQL) => sql`'there is no ' || ${kind}::text || ' ' || ${name}`;
  const found = [
    await errorsBy(
      tx,
      'zones',
      sql`SELECT line, ${missingText('module', sql`m.module`)} AS message FROM staged_zones s, jsonb_to_recordset(s.modules) AS m(module text) WHERE m.module NOT IN (SELECT slug FROM modules)`,
    ),
  ];
  for (const { part, column, kind, existing } of REFERENCES)
    found.push(
      await errorsBy(
        tx,
        part,
        sql`SELECT line, ${missingText(kind, column)} AS message FROM ${staged(part)} WHERE ${column} IS NOT NULL AND NOT EXISTS (SELECT 1 FROM (${existing}) k WHERE k.slug = ${column})`,
      ),
    );
  return found;
}
