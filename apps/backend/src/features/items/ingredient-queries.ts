/** SQL of the packs with the same active ingredient: one statement, read from an index in order. */
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { AT, roundedTime, timeValues } from '../../db/query-time';
import { compiledFor } from '../../db/compiled';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';
import { ingredientKey } from '../../db/schema/item-indexes';
import { itemConditions } from './filters';
import { itemsSoldOutBySales } from './running-sales';
import { entriesOf, uniqueEntries, type Entry } from './versions';

/** Rows that are compared: a common ingredient has far more packs than are shown. */
const CANDIDATES = 200;

interface PacksQuery {
  zoneIds: number[];
  moduleId: number;
  limit: number;
}

/** What tells two packs apart. */
const packKey = sql`coalesce(${t.items.packSize}->>'en', ${t.items.name}->>'en')`;

const packsOf = compiledFor((db, { zoneIds, moduleId, limit }: PacksQuery) => {
  const [id, storeId, ingredient, pack] = ['id', 'store', 'ingredient', 'pack'].map((name) => sql.placeholder(name));
  const { shelfEmpty, orderCount, activeIngredient } = t.items;
  const where = and(
    itemConditions({ zoneIds, moduleId }, AT),
    isNotNull(activeIngredient),
    sql`${ingredientKey(activeIngredient)} = lower(${ingredient}::text)`,
    sql`${t.items.id} <> ${id}::int`,
  );
  const lost = sql`${t.items.id} IN (${itemsSoldOutBySales(roundedTime(AT))})`;
  const candidates = sql`SELECT ${t.items.id} AS id, ${packKey} AS pack, ${eq(t.items.storeId, sql`${storeId}::int`)} AS own, (${shelfEmpty} OR ${lost}) AS empty, ${orderCount} AS orders
    FROM ${t.items} WHERE ${where} ORDER BY ${shelfEmpty}, ${orderCount} DESC, ${t.items.id} LIMIT ${sql.raw(String(CANDIDATES))}`;
  // Of each pack the one of the same store, else the best-selling; further ones, and the pack at hand elsewhere, come after.
  const ranked = sql`SELECT *, row_number() OVER (PARTITION BY pack ORDER BY empty, own DESC, orders DESC, id) + (pack = ${pack}::text)::int AS turn FROM (${candidates}) candidates`;
  return entriesOf(
    db,
    AT,
    sql`SELECT id FROM (${ranked}) ranked ORDER BY empty, turn, own DESC, orders DESC, id LIMIT ${limit}`,
    {},
  );
});

/** Items with the ingredient of this one, sold-out ones last; none for an item without one. */
export async function findPacks(
  db: Executor,
  at: Date,
  item: Pick<typeof t.items.$inferSelect, 'id' | 'storeId' | 'name' | 'activeIngredient' | 'packSize'>,
  query: PacksQuery,
): Promise<Entry[]> {
  if (!item.activeIngredient) return [];
  const rows = await packsOf(db, query, {
    id: item.id,
    store: item.storeId,
    ingredient: item.activeIngredient.en,
    pack: item.packSize?.en ?? item.name.en,
    ...timeValues(at),
  });
  return uniqueEntries(rows);
}
