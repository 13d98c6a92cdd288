/**
 * Items of open stores before those of closed ones, in a search (decision 108). To ask that of every item would read all
 * stores, so it moves items within blocks of a fixed length: pages neither repeat nor lose any.
 */
import { sql, type SQL } from 'drizzle-orm';
import { minuteOfDay } from '@shop/util';
import { rowsBefore, type Page } from '../../db/page';
import { MARKETPLACE } from '../../marketplace';
import { LIST_WEIGHTS } from '../search/rank';
import { isStoreOpenIn } from '../stores/open-sql';

/** Some pages of a phone. */
const BLOCK = 60;

export type OpenAt = ReturnType<typeof openAt>;
export const openAt = (at: Date) => minuteOfDay(at, MARKETPLACE.timeZone);

/**
 * The ids of a page. @param found a table of `id`, `store_id`, `by0` (sold out), `by1` (the rank) and `by2` (the id), of all
 * that was found
 */
export function inBlocks(found: SQL, page: Page, open: OpenAt): SQL {
  const start = rowsBefore(page);
  const [first, last] = [Math.floor(start / BLOCK), Math.floor((start + page.limit - 1) / BLOCK)];
  const isOpen = sql`(s.active AND ${isStoreOpenIn(open, sql`s.id`)})`;
  return sql`
    SELECT r.id FROM (
      SELECT *, (row_number() OVER (ORDER BY by0, by1 DESC, by2) - 1) / ${BLOCK}::int AS block
      FROM (SELECT * FROM ${found} ORDER BY by0, by1 DESC, by2 LIMIT ${(last + 1) * BLOCK}::int) first
    ) r JOIN stores s ON s.id = r.store_id
    WHERE r.block >= ${first}::int
    ORDER BY r.block, r.by0, r.by1 + CASE WHEN ${isOpen} THEN ${LIST_WEIGHTS.open}::float8 ELSE 0 END DESC, r.by2
    LIMIT ${page.limit}::int OFFSET ${start - first * BLOCK}::int`;
}
