/** SQL of public URLs, for sitemaps. */
import { asc, count, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { rowsBefore, type Page } from '../../db/page';
import * as t from '../../db/schema';
import { tallyOfItems } from '../items/tallies';

/** Kinds of public pages. */
export const KINDS = ['stores', 'items', 'categories'] as const;
type Kind = (typeof KINDS)[number];

/** A page of slugs by id, and the total. Campaign items are left out. */
export async function publicPagesOf(
  db: Executor,
  kind: Kind,
  at: Date,
  page: Page,
): Promise<{ rows: { id: number; slug: string; moduleId: number }[]; total: number }> {
  const table = { stores: t.stores, items: t.items, categories: t.categories }[kind as 'stores'];
  const isItems = kind === 'items';
  // OFFSET runs on the index; only the page's rows are read.
  const ids = db
    .select({ id: table.id })
    .from(table)
    .where(isItems ? isNull(t.items.campaignFrom) : undefined)
    .orderBy(asc(table.id))
    .limit(page.limit)
    .offset(rowsBefore(page))
    .as('page');
  const rows = await db
    .select({ id: table.id, slug: table.slug, moduleId: table.moduleId })
    .from(table)
    .innerJoin(ids, eq(ids.id, table.id))
    .orderBy(asc(table.id));
  const [total] = await (isItems ? tallyOfItems(db, at, {}) : db.select({ total: count() }).from(table));
  return { rows, total: total?.total ?? 0 };
}
