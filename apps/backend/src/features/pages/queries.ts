/** SQL of public URLs, for sitemaps. */
import { and, asc, count, eq, gte, isNull, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { rowsBefore, type Page } from '../../db/page';
import * as t from '../../db/schema';
import { tallyOfItems } from '../items/tallies';

/** Kinds of public pages. */
export const KINDS = ['stores', 'items', 'categories'] as const;
type Kind = (typeof KINDS)[number];
const TABLES = { stores: t.stores, items: t.items, categories: t.categories };

const idsOf = (db: Executor, kind: Kind, { limit, offset }: Page) => {
  const { id } = TABLES[kind as 'stores'];
  // OFFSET runs on the index; only the page's rows are read.
  return db
    .select({ id })
    .from(TABLES[kind as 'stores'])
    .orderBy(asc(id))
    .limit(limit)
    .offset(rowsBefore({ limit, offset }))
    .as('page');
};

/** The last block of ids with no more items before it than the page has, and their number; empty: there are no items. */
const startOfItems = (before: number): SQL => {
  const { block, items } = t.blockTallies;
  return sql`SELECT b.block, b.before FROM (
      SELECT ${block} AS block, sum(sum(${items})) OVER (ORDER BY ${block}) - sum(${items}) AS before FROM ${t.blockTallies} GROUP BY ${block}
    ) b WHERE b.before <= ${before}::int ORDER BY b.block DESC LIMIT 1`;
};

/** Campaign items are left out. An index would be read from its beginning: page 400 of a large catalogue skips 80,000 items. */
const idsOfItems = (db: Executor, page: Page) => {
  const before = rowsBefore(page);
  const start = startOfItems(before);
  const firstId = sql`(SELECT s.block * ${t.IDS_OF_A_BLOCK}::int FROM (${start}) s)`;
  return db
    .select({ id: t.items.id })
    .from(t.items)
    .where(and(isNull(t.items.campaignFrom), gte(t.items.id, firstId)))
    .orderBy(asc(t.items.id))
    .limit(page.limit)
    .offset(sql`(${before}::int - (SELECT s.before FROM (${start}) s))::bigint` as never)
    .as('page');
};

/** A page of slugs by id, and the total. */
export async function publicPagesOf(
  db: Executor,
  kind: Kind,
  at: Date,
  page: Page,
): Promise<{ rows: { id: number; slug: string; moduleId: number }[]; total: number }> {
  const table = TABLES[kind as 'stores'];
  const isItems = kind === 'items';
  const ids = isItems ? idsOfItems(db, page) : idsOf(db, kind, page);
  const rows = await db
    .select({ id: table.id, slug: table.slug, moduleId: table.moduleId })
    .from(table)
    .innerJoin(ids, eq(ids.id, table.id))
    .orderBy(asc(table.id));
  const [total] = await (isItems ? tallyOfItems(db, at, {}) : db.select({ total: count() }).from(table));
  return { rows, total: total?.total ?? 0 };
}
