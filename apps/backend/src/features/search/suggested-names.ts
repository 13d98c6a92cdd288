/** Stores, categories, brands and conditions that a search names, for the search panel, by one statement (decision 139). */
import { sql } from 'drizzle-orm';
import { compiled } from '../../db/compiled';
import type { Executor } from '../../db/database';
import type { Localized } from '../../db/schema';
import type { Found, PageKind } from './search-catalogue';

export interface SuggestedName {
  kind: PageKind | 'store';
  id: number;
  name: Localized;
  slug: string;
  /** The file of its picture; empty: it has none. */
  image: string;
}

const mark = sql.placeholder;
/** Each store from the index by its id: a join would read all stores. A brand without items leads nowhere. */
const names = compiled<Record<string, unknown>, SuggestedName[]>((db) =>
  db
    .select({
      kind: sql<SuggestedName['kind']>`found.kind`,
      id: sql<number>`found.id`,
      name: sql<Localized>`found.name`,
      slug: sql<string>`found.slug`,
      image: sql<string>`found.image`,
    })
    .from(
      sql`(
        (SELECT 'store' AS kind, s.id, s.name, s.slug, s.logo AS image, f.score, s.order_count
          FROM unnest(${mark('stores')}::int[], ${mark('scores')}::float8[]) f(id, score)
            CROSS JOIN LATERAL (SELECT id, name, slug, logo, order_count FROM stores WHERE id = f.id LIMIT 1) s
          ORDER BY f.score DESC, s.order_count DESC, s.id LIMIT ${mark('limit')}::int)
        UNION ALL SELECT 'category', id, name, slug, image, 0, 0 FROM categories WHERE id = ANY(${mark('category')}::int[])
        UNION ALL SELECT 'brand', id, name, slug, image, 0, 0 FROM brands b WHERE id = ANY(${mark('brand')}::int[])
          AND EXISTS (SELECT 1 FROM items WHERE brand_id = b.id)
        UNION ALL SELECT 'condition', id, name, slug, '', 0, 0 FROM conditions WHERE id = ANY(${mark('condition')}::int[])
      ) found`,
    )
    .orderBy(sql`found.score DESC`, sql`found.order_count DESC`, sql`found.id`),
);

/**
 * Stores: the best and most ordered first; of many that answer alike, some. All others in the order of the search.
 * @param limit of stores
 */
export async function suggestNames(db: Executor, { stores: { ids, scores }, pages }: Found, limit: number) {
  const [stores, likely] = [ids.slice(0, 4 * limit), scores.slice(0, 4 * limit)];
  const rows = await names(db, { stores, scores: likely, limit, ...pages });
  const pagesOf = (kind: PageKind) =>
    pages[kind].flatMap((id) => rows.find((row) => row.kind === kind && row.id === id) ?? []);
  return {
    stores: rows.filter(({ kind }) => kind === 'store'),
    categories: pagesOf('category'),
    brands: pagesOf('brand'),
    conditions: pagesOf('condition'),
  };
}
