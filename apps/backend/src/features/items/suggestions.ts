/** Names for the search panel (decisions 023, 034). */
import { and, asc, desc, eq, inArray, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import { AT, momentsOf, type At } from '../../db/about-now';
import { compiledFor } from '../../db/compiled';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';
import { EVERYWHERE, itemConditions, type ItemFilter } from './filters';
import { ownName, patternsOf, wordsHeldBy, wordsInName } from './found-by-name';

/** Names that hold all of the words, each with the item of that name which is ordered most: an index knows it. */
function namesWithAll(db: Executor, { zoneIds, moduleId, text }: ItemFilter) {
  const { nameId, id, slug, image, orderCount, campaignFrom } = t.items;
  const { name, words, reach } = t.itemNames;
  const best = db
    .select({ id, slug, image, orderCount })
    .from(t.items)
    .where(and(eq(nameId, t.itemNames.id), isNull(campaignFrom)))
    .orderBy(desc(orderCount), asc(id))
    .limit(1)
    .as('best');
  return db
    .select({
      id: best.id,
      name,
      slug: best.slug,
      image: best.image,
      orderCount: best.orderCount,
      words: wordsHeldBy(words, text).as('words'),
    })
    .from(t.itemNames)
    .innerJoinLateral(best, sql`true`)
    .where(
      and(
        zoneIds && inArray(reach, [EVERYWHERE, ...zoneIds]),
        moduleId ? eq(t.itemNames.moduleId, moduleId) : undefined,
        ...patternsOf(text).map((pattern) => sql`${words} LIKE ${pattern}`),
      ),
    );
}

/** Stores whose name holds one of the words; only their items can be found by it. */
function storesNamed(patterns: string[]): SQL {
  const named = patterns.map((pattern) => sql`lower(concat(s.name->>'en', ' ', s.name->>'ar')) LIKE ${pattern}`);
  return sql`SELECT s.id FROM ${t.stores} s WHERE ${or(...named) ?? sql`false`}`;
}

/** Items that are found by the name of their store, too. */
function foundByStore(db: Executor, at: At, filter: ItemFilter) {
  const { id, name, slug, image, orderCount, storeId } = t.items;
  const patterns = patternsOf(filter.text);
  const inOwn = and(...patterns.map((pattern) => sql`${ownName} LIKE ${pattern}`)) ?? sql`true`;
  return db
    .select({ id, name, slug, image, orderCount, words: wordsInName(filter.text).as('words') })
    .from(t.items)
    .where(and(itemConditions(filter, at), sql`${storeId} IN (${storesNamed(patterns)})`, not(inOwn)));
}

const suggested = compiledFor((db, { filter, limit }: { filter: ItemFilter; limit: number }) => {
  const own = db.$with('own').as(namesWithAll(db, filter));
  const few = sql`(SELECT count(DISTINCT own.name) FROM own) < ${limit}`;
  const others = foundByStore(db, AT, filter).as('others');
  const found = db
    .select()
    .from(own)
    .unionAll(db.select().from(others).where(few) as never)
    .as('found');
  const named = db
    .selectDistinctOn([found.name])
    .from(found)
    .orderBy(found.name, desc(found.orderCount), asc(found.id))
    .as('named');
  const text = filter.text?.trim().toLowerCase() ?? '';
  const begins = sql`starts_with(lower(${named.name}->>'en'), ${text}) OR starts_with(lower(${named.name}->>'ar'), ${text})`;
  return db
    .with(own)
    .select({ id: named.id, name: named.name, slug: named.slug, image: named.image })
    .from(named)
    .orderBy(desc(sql`(${begins})`), desc(named.words), desc(named.orderCount), asc(named.id))
    .limit(limit);
});

/**
 * Each name once however many stores sell it: those that begin with the words first, then those that hold more of them, then what is
 * ordered most. Names that hold all of the words stand before what is found by its store, which is looked for when they are too few.
 */
export const suggestItems = (db: Executor, at: Date, filter: ItemFilter, limit: number) =>
  suggested(db, { filter, limit }, momentsOf(at));

/** Names that no item has any more. */
export async function dropOldNames(db: Executor): Promise<void> {
  await db
    .delete(t.itemNames)
    .where(sql`NOT EXISTS (SELECT 1 FROM ${t.items} WHERE ${t.items.nameId} = ${t.itemNames.id})`);
}
