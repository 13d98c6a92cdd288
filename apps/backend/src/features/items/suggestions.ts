/** Names for the search panel (decisions 023, 034). */
import { and, asc, desc, eq, inArray, isNull, like, not, or, sql, type SQL } from 'drizzle-orm';
import { compiledFor } from '../../db/compiled';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';
import { storeWords } from '../stores/filters';
import { EVERYWHERE, type ItemFilter } from './filters';
import { patternsOf, wordsHeldBy } from './found-by-name';

/** What is asked of a name, its module and its reach. */
const ofNames = ({ zoneIds, moduleId }: ItemFilter): SQL | undefined =>
  and(
    zoneIds && inArray(t.itemNames.reach, [EVERYWHERE, ...zoneIds]),
    moduleId ? eq(t.itemNames.moduleId, moduleId) : undefined,
  );

/** Names that hold all of the words, each with the item of that name which is ordered most: an index knows it. */
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
    .select({ id: best.id, name, orderCount: best.orderCount, words: wordsHeldBy(words, filter.text).as('words') })
    .from(t.itemNames)
    .innerJoinLateral(best, sql`true`)
    .where(and(ofNames(filter), ...patternsOf(filter.text).map((pattern) => like(words, pattern))));
}

/** Names whose words are found in the name of their store, too. Where no store is named so, no item is looked at. */
function foundByStore(db: Executor, filter: ItemFilter, wanted: SQL) {
  const { nameId, id, orderCount, campaignFrom, storeId } = t.items;
  const { name, words } = t.itemNames;
  const patterns = patternsOf(filter.text);
  const named = or(...patterns.map((pattern) => like(storeWords, pattern)));
  return db
    .select({ id, name, orderCount, words: wordsHeldBy(words, filter.text).as('words') })
    .from(t.stores)
    .innerJoin(t.items, eq(storeId, t.stores.id))
    .innerJoin(t.itemNames, eq(t.itemNames.id, nameId))
    .where(
      and(
        named ?? sql`false`,
        wanted,
        isNull(campaignFrom),
        ofNames(filter),
        ...patterns.map((pattern) => or(like(words, pattern), like(storeWords, pattern))),
        not(and(...patterns.map((pattern) => like(words, pattern))) ?? sql`true`),
      ),
    );
}

const suggested = compiledFor((db, { filter, limit }: { filter: ItemFilter; limit: number }) => {
  const own = db.$with('own').as(namesWithAll(db, filter));
  const few = sql`(SELECT count(DISTINCT own.name) FROM own) < ${limit}`;
  const found = db
    .select()
    .from(own)
    .unionAll(foundByStore(db, filter, few) as never)
    .as('found');
  const named = db
    .selectDistinctOn([found.name])
    .from(found)
    .orderBy(found.name, desc(found.orderCount), asc(found.id))
    .as('named');
  const text = filter.text?.trim().toLowerCase() ?? '';
  const begins = sql`starts_with(lower(${named.name}->>'en'), ${text}) OR starts_with(lower(${named.name}->>'ar'), ${text})`;
  const inOrder = [desc(sql`(${begins})`), desc(named.words), desc(named.orderCount), asc(named.id)];
  const first = db
    .select({
      first: named.id,
      place: sql<number>`row_number() OVER (ORDER BY ${sql.join(inOrder, sql`, `)})`.as('place'),
    })
    .from(named)
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
 * Each name once however many stores sell it: those that begin with the words first, then those that hold more of them, then what is
 * ordered most. Names that hold all of the words stand before what is found by its store, which is looked for when they are too few.
 * @param filter its zones, module and words; nothing else is asked
 */
export const suggestItems = (db: Executor, { zoneIds, moduleId, text }: ItemFilter, limit: number) =>
  suggested(db, { filter: { zoneIds, moduleId, text } as ItemFilter, limit }, {});

/** Each name is looked at once in so many turns: all of them at once would read every item. */
const TURNS = 24;

/** Names that no item has any more: they suggest nothing, and go within a day. @param turn whose names are looked at, any whole number */
export async function dropOldNames(db: Executor, turn: number): Promise<void> {
  const { id } = t.itemNames;
  const end = (part: number) =>
    sql`(SELECT coalesce(max(n.id), 0) FROM ${t.itemNames} n)::bigint * ${part}::int / ${TURNS}::int`;
  const part = turn % TURNS;
  // Asked of each name by itself, and so of the index; as a join it would be asked of all items.
  const some = sql`(SELECT i.id FROM ${t.items} i WHERE i.name_id = ${id} LIMIT 1)`;
  await db.delete(t.itemNames).where(sql`${id} > ${end(part)} AND ${id} <= ${end(part + 1)} AND ${some} IS NULL`);
}
