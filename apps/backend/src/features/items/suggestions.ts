/** Names for the search panel (decisions 023, 034). */
import { and, asc, desc, eq, isNull, like, not, or, sql, type SQL } from 'drizzle-orm';
import { isAnyOf } from '../../db/any-of';
import { compiledFor } from '../../db/compiled';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';
import { searchQuery } from '../../search-text';
import { searchableName } from '../stores/filters';
import { EVERYWHERE } from './filters';
import type { ItemFilter } from './item-filter';
import { searchPatterns, countMatches } from './name-search';

/** Restricts names to a module and zones. */
const atPlace = ({ zoneIds, moduleId }: ItemFilter): SQL | undefined =>
  and(
    zoneIds && isAnyOf(t.itemNames.reach, [EVERYWHERE, ...zoneIds]),
    moduleId ? eq(t.itemNames.moduleId, moduleId) : undefined,
  );

/** Names that contain all words, each with its most ordered item, read from one index. */
function namesWithAll(db: Executor, filter: ItemFilter) {
  const { nameId, id, orderCount, campaignFrom } = t.items;
  const { name, words } = t.itemNames;
  const best = db
    .select({ id, orderCount })
    .from(t.items)
    .where(and(eq(nameId, t.itemNames.id), isNull(campaignFrom)))
    .orderBy(desc(orderCount), asc(id))
    .limit(1)
    .as('best');
  return db
    .select({ id: best.id, name, orderCount: best.orderCount, words: countMatches(words, filter.text).as('words') })
    .from(t.itemNames)
    .innerJoinLateral(best, sql`true`)
    .where(and(atPlace(filter), ...searchPatterns(filter.text).map((pattern) => like(words, pattern))));
}

/** Names whose words match together with the name of their store. If no store matches, no item is read. */
function namesWithStore(db: Executor, filter: ItemFilter, wanted: SQL) {
  const { nameId, id, orderCount, campaignFrom, storeId } = t.items;
  const { name, words } = t.itemNames;
  const patterns = searchPatterns(filter.text);
  const isStoreMatch = or(...patterns.map((pattern) => like(searchableName, pattern)));
  return db
    .select({ id, name, orderCount, words: countMatches(words, filter.text).as('words') })
    .from(t.stores)
    .innerJoin(t.items, eq(storeId, t.stores.id))
    .innerJoin(t.itemNames, eq(t.itemNames.id, nameId))
    .where(
      and(
        isStoreMatch ?? sql`false`,
        wanted,
        isNull(campaignFrom),
        atPlace(filter),
        ...patterns.map((pattern) => or(like(words, pattern), like(searchableName, pattern))),
        not(and(...patterns.map((pattern) => like(words, pattern))) ?? sql`true`),
      ),
    );
}

const suggestions = compiledFor((db, { filter, limit }: { filter: ItemFilter; limit: number }) => {
  const own = db.$with('own').as(namesWithAll(db, filter));
  const hasFew = sql`(SELECT count(DISTINCT own.name) FROM own) < ${limit}`;
  const found = db
    .select()
    .from(own)
    .unionAll(namesWithStore(db, filter, hasFew) as never)
    .as('found');
  const names = db
    .selectDistinctOn([found.name])
    .from(found)
    .orderBy(found.name, desc(found.orderCount), asc(found.id))
    .as('named');
  const text = searchQuery(filter.text);
  const begins = sql`starts_with(lower(${names.name}->>'en'), ${text}) OR starts_with(lower(${names.name}->>'ar'), ${text})`;
  const inOrder = [desc(sql`(${begins})`), desc(names.words), desc(names.orderCount), asc(names.id)];
  const first = db
    .select({
      first: names.id,
      place: sql<number>`row_number() OVER (ORDER BY ${sql.join(inOrder, sql`, `)})`.as('place'),
    })
    .from(names)
    .orderBy(...inOrder)
    .limit(limit)
    .as('first');
  const { id, name, slug, image } = t.items;
  return db
    .with(own)
    .select({ id, name, slug, image })
    .from(first)
    .innerJoin(t.items, eq(id, first.first))
    .orderBy(asc(first.place));
});

/**
 * Suggests each name once, however many stores sell it: names that begin with the words first, then those that
 * contain more of them, then by orders. Names that contain all words come before matches by store, which are
 * searched only when there are too few.  @param filter only its zones, module and words are used
 */
export const suggestItems = (db: Executor, { zoneIds, moduleId, text }: ItemFilter, limit: number) =>
  suggestions(db, { filter: { zoneIds, moduleId, text }, limit }, {});

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
