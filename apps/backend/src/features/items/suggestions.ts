/** Names for the search panel (decisions 023, 034, 108). */
import { sql, type SQL } from 'drizzle-orm';
import { compiled } from '../../db/compiled';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';
import { LIST_WEIGHTS } from '../search/rank';
import type { Found } from '../search/search-catalogue';

type Suggestion = Pick<typeof t.items.$inferSelect, 'id' | 'name' | 'slug' | 'image'>;

const mark = sql.placeholder;
const usual = sql`${LIST_WEIGHTS.orders}::float8 * least(1, ln(1 + i.order_count) / ln(1001::float8)) - CASE WHEN i.shelf_empty THEN 1 ELSE 0 END`;

/** Items of the stores or brands that were found, one of each name. @param owner the column with their id */
const ownItems = (of: 'stores' | 'brands', owner: SQL): SQL => sql`
    SELECT DISTINCT ON (i.name) i.id, i.name, ${usual} AS rank
    FROM unnest(${mark(of)}::int[]) o(id) CROSS JOIN LATERAL (
      SELECT i.id, i.name, i.order_count, i.shelf_empty FROM items i
      WHERE ${owner} = o.id AND i.campaign_from IS NULL AND (${mark('of')}::int[] IS NULL OR i.name_id = ANY(${mark('of')}::int[]))
      ORDER BY i.shelf_empty, i.order_count DESC, i.id LIMIT ${mark('limit')}::int
    ) i ORDER BY i.name, rank DESC, i.id`;

/** The most ordered item of each name, each read from one index; those of owners only when names are too few. */
const suggestions = compiled<Record<string, unknown>, Suggestion[]>((db) => {
  const { id, name, slug, image } = t.items;
  const found = sql`(
    SELECT DISTINCT ON (n.name) best.id, n.name, f.score + best.usual AS rank
    FROM unnest(${mark('names')}::int[], ${mark('scores')}::float8[]) f(id, score)
      JOIN item_names n ON n.id = f.id
      CROSS JOIN LATERAL (
        SELECT i.id, ${usual} AS usual FROM items i WHERE i.name_id = f.id AND i.campaign_from IS NULL ORDER BY i.order_count DESC, i.id LIMIT 1
      ) best
    ORDER BY n.name, rank DESC, best.id
  ) UNION ALL (
    ${ownItems('stores', sql`i.store_id`)}
  ) UNION ALL (
    ${ownItems('brands', sql`i.brand_id`)}
  )`;
  const first = sql`(
    SELECT id, rank FROM (SELECT DISTINCT ON (name) id, rank FROM (${found}) every ORDER BY name, rank DESC, id) named
    ORDER BY rank DESC, id LIMIT ${mark('limit')}::int
  ) first`;
  return db
    .select({ id, name, slug, image })
    .from(first)
    .innerJoin(t.items, sql`${id} = first.id`)
    .orderBy(sql`first.rank DESC`, id);
});

/** Suggests each name once, however many stores sell it, as its most ordered item: the best matches first. */
export const suggestItems = (db: Executor, { names, of }: Found, limit: number): Promise<Suggestion[]> =>
  suggestions(db, {
    names: names.ids,
    scores: names.scores,
    stores: of?.storeIds ?? [],
    brands: of?.brandIds ?? [],
    of: of?.names ?? null,
    limit,
  });

/** Names are checked in this many turns, so that one run does not read every item. */
const SLICES = 24;

/** Deletes names that no item has any more, within a day. @param slice selects the names to check, any integer */
export async function deleteUnusedNames(db: Executor, slice: number): Promise<void> {
  const { id } = t.itemNames;
  const end = (part: number) =>
    sql`(SELECT coalesce(max(n.id), 0) FROM ${t.itemNames} n)::bigint * ${part}::int / ${SLICES}::int`;
  const part = slice % SLICES;
  // A subquery per name uses the index; a join would scan all items.
  const itemOfName = sql`(SELECT i.id FROM ${t.items} i WHERE i.name_id = ${id} LIMIT 1)`;
  await db.delete(t.itemNames).where(sql`${id} > ${end(part)} AND ${id} <= ${end(part + 1)} AND ${itemOfName} IS NULL`);
}
