/** Searches a demo as the judged searches say, with the shop's search and with plain words for comparison. */
import type pg from 'pg';
import { CATALOGUES } from '../catalogue';
import { readProducts } from '../catalogue/read';
import { moduleIdOf } from '../modules';
import { searchQuery } from '../../search-text';
import { qualityOf, readJudged, type JudgedQuery, type Quality } from './judged';

/** Calls a backend at a place of the demo. @param url a path with its query */
export type Call = (url: string, headers: Record<string, string>) => Promise<unknown>;

export interface Judged {
  query: JudgedQuery;
  found: string[];
  quality: Quality;
}

/** Zones of the default place. */
const ZONES = [1, 2];
/** As a results page asks. */
const PAGE = 100;

/** Slugs of products by module and name: stores sell them under slugs of their own. */
const slugOfName = new Map(
  CATALOGUES.flatMap((text) =>
    readProducts(text).map(({ slug, name }) => [`${text.module} ${name.en}`, slug] as const),
  ),
);
const once = (slugs: readonly string[]): string[] => [...new Set(slugs)];

interface Listed {
  products?: { name: string }[];
  stores?: { slug: string }[];
}

async function search(call: Call, { module, lists, text }: JudgedQuery): Promise<string[]> {
  const headers = { zoneid: JSON.stringify(ZONES), moduleid: String(moduleIdOf(module)), 'x-localization': 'en' };
  const query = new URLSearchParams({ name: text, limit: String(PAGE), offset: '1' });
  const { products = [], stores = [] } = (await call(`/api/v1/${lists}/search?${query}`, headers)) as Listed;
  if (lists === 'stores') return once(stores.map(({ slug }) => slug));
  return once(products.map(({ name }) => slugOfName.get(`${module} ${name}`) ?? name));
}

/** All words anywhere in the names, the most ordered first, as before decision 108. */
async function searchPlainly(
  database: Pick<pg.Client, 'query'>,
  { module, lists, text }: JudgedQuery,
): Promise<string[]> {
  const words = searchQuery(text).split(/\s+/).filter(Boolean).map((word) => `%${word}%`); // prettier-ignore
  const own = `lower(concat(name->>'en', ' ', name->>'ar'))`;
  const { rows } = await database.query<{ slug: string; name: string }>(
    lists === 'stores'
      ? `SELECT slug, '' AS name FROM stores WHERE module_id = $1 AND ${own} LIKE ALL($2) ORDER BY order_count DESC LIMIT $3`
      : `SELECT slug, name->>'en' AS name FROM items WHERE module_id = $1 AND campaign_from IS NULL AND search_text LIKE ALL($2)
          ORDER BY shelf_empty, (SELECT count(*) FROM unnest($2::text[]) p WHERE ${own} LIKE p) DESC, order_count DESC LIMIT $3`,
    [moduleIdOf(module), words, PAGE],
  );
  return once(
    rows.map(({ slug, name }) => (lists === 'stores' ? slug : (slugOfName.get(`${module} ${name}`) ?? name))),
  );
}

async function judge(
  queries: readonly JudgedQuery[],
  find: (query: JudgedQuery) => Promise<string[]>,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const query of queries) {
    const found = await find(query);
    judged.push({ query, found, quality: qualityOf(query, found) });
  }
  return judged;
}

/** @param queries all by default */
export const judgeSearch = (call: Call, queries = readJudged()): Promise<Judged[]> =>
  judge(queries, (query) => search(call, query));
export const judgePlainly = (database: Pick<pg.Client, 'query'>): Promise<Judged[]> =>
  judge(readJudged(), (query) => searchPlainly(database, query));
