/** Which stores of a place have the items of a shopping list: one statement for all stores and lines (decision 118). */
import { minuteOfDay } from '@shop/util';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { MARKETPLACE } from '../../marketplace';
import { itemsSoldOutBySales } from '../items/running-sales';
import { isStoreOpenIn } from '../stores/open-sql';
import { EVERYWHERE } from './find-entries';
import { suitsNamed } from './rank';
import type { LineMatches, ListPlace } from './search-lines';

/** Stores whose prices are worked out. */
const MOST_STORES = 8;
/** Items of a store for a line: one, and what it may be swapped for. */
export const MOST_ITEMS = 4;

export interface Candidate extends Record<string, unknown> {
  line: number;
  /** How well the name answers the line. */
  score: number;
  id: number;
  storeId: number;
  /** The store takes orders now. */
  isOpen: boolean;
}

/** Items that can be bought now, of the stores with the most lines, the best of a line first. */
export async function findCandidates(
  db: Executor,
  at: Date,
  { zoneIds, moduleId }: ListPlace,
  found: ReadonlyMap<number, LineMatches>,
): Promise<Candidate[]> {
  const wanted = [...found].flatMap(([line, { ids, scores, diets }]) =>
    ids.map((name, index) => ({
      line,
      name,
      score: scores[index] ?? 0,
      diets: diets && !diets.except.includes(name) ? diets.all.join(' ') : '',
    })),
  );
  if (wanted.length === 0) return [];
  const isOpen = sql`(s.active AND ${isStoreOpenIn(minuteOfDay(at, MARKETPLACE.timeZone), sql`s.id`)})`;
  const { rows } = await db.execute<Candidate>(sql`
    WITH wanted AS (
      SELECT * FROM unnest(${sql.param(wanted.map(({ line }) => line))}::int[], ${sql.param(wanted.map(({ name }) => name))}::int[], ${sql.param(wanted.map(({ score }) => score))}::float8[], ${sql.param(wanted.map(({ diets }) => diets))}::text[]) w(line, name_id, score, diets)
    ), found AS (
      SELECT w.line, w.score, items.id, items.store_id, items.shelf_price,
        row_number() OVER (PARTITION BY items.store_id, w.line ORDER BY w.score DESC, items.order_count DESC, items.id) AS place
      FROM wanted w JOIN items ON items.name_id = w.name_id
      WHERE items.module_id = ${moduleId}::int AND items.reach = ANY(${sql.param([EVERYWHERE, ...zoneIds])}::int[])
        AND items.campaign_from IS NULL AND NOT items.shelf_empty AND items.id NOT IN (${itemsSoldOutBySales(at)})
        AND (w.diets = '' OR (${suitsNamed(sql`w.diets`)}))
    ), best AS (
      SELECT c.*, ${isOpen} AS open FROM (
        SELECT store_id, count(*) AS covered, sum(shelf_price) AS cost FROM found WHERE place = 1 GROUP BY store_id
      ) c JOIN stores s ON s.id = c.store_id
      ORDER BY c.covered DESC, open DESC, c.cost, c.store_id LIMIT ${MOST_STORES}::int
    )
    SELECT f.line, f.score, f.id, f.store_id AS "storeId", best.open AS "isOpen"
    FROM found f JOIN best ON best.store_id = f.store_id WHERE f.place <= ${MOST_ITEMS}::int
    ORDER BY f.line, f.place`);
  return rows;
}
