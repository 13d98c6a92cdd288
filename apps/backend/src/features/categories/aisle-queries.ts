/** SQL of the aisles of a module: one statement for the categories of a page, their counts and their items. */
import { and, isNull, sql, type Column, type SQL } from 'drizzle-orm';
import { AT, roundedTime, timeValues } from '../../db/query-time';
import { compiledFor } from '../../db/compiled';
import type { Executor } from '../../db/database';
import { rowsBefore, type Page } from '../../db/page';
import * as t from '../../db/schema';
import { sharedConditions } from '../items/filters';
import type { ItemFilter } from '../items/item-filter';
import { itemsSoldOutBySales } from '../items/running-sales';
import { uniqueEntries, versionsOf, type Entry } from '../items/versions';

type AislePlace = Pick<ItemFilter, 'zoneIds' | 'moduleId'>;
interface AislePage {
  place: AislePlace;
  page: Page;
  /** Items per aisle. */
  items: number;
}
export interface Aisle {
  category: Pick<typeof t.categories.$inferSelect, 'id' | 'name' | 'slug'>;
  /** Items of the category at the place. */
  count: number;
  entries: Entry[];
}
interface AisleRow {
  id: number;
  name: t.Localized;
  slug: string;
  count: number;
  aisles: number;
  entries: Entry[];
}

/** Main categories that have items at the place, with their number. */
const shelves = ({ place, page }: AislePage): SQL => {
  const { categoryId, categoryParentId, items } = t.itemTallies;
  const root = sql`CASE WHEN ${categoryParentId} = 0 THEN ${categoryId} ELSE ${categoryParentId} END`;
  return sql`SELECT c.id, c.name, c.slug, c.priority, held.count, count(*) OVER ()::int AS aisles
    FROM (SELECT ${root} AS root, sum(${items})::int AS count FROM ${t.itemTallies} WHERE ${sharedConditions(t.itemTallies, place)} GROUP BY 1) held
    JOIN ${t.categories} c ON c.id = held.root AND c.parent_id = 0 AND held.count > 0
    ORDER BY c.priority DESC, c.id LIMIT ${page.limit} OFFSET ${rowsBefore(page)}`;
};

/** Candidates for each item of a shelf: most stores sell the same best sellers. */
const PER_ITEM = 6;

/**
 * The best-selling items of a shelf, sold-out ones last (decision 035): three parts, each read from an index in order. Of items
 * with one name, which several stores sell, the best.
 */
function itemsOfShelf({ place, items }: AislePage): SQL {
  const { id, name, categoryId, categoryParentId, shelfEmpty, orderCount, campaignFrom } = t.items;
  const lost = itemsSoldOutBySales(roundedTime(AT));
  const listed = and(isNull(campaignFrom), sharedConditions(t.items, place));
  const isIn = (column: Column) => sql`${column} = shelf.id`;
  const part = (where: SQL | undefined, empty: SQL) =>
    sql`(SELECT ${id} AS id, ${name} AS name, ${empty} AS empty, ${orderCount} AS orders FROM ${t.items} WHERE ${and(listed, where)} ORDER BY ${shelfEmpty}, ${orderCount} DESC, ${id} LIMIT ${items * PER_ITEM})`;
  const kept = sql`${id} NOT IN (${lost})`;
  const parts = [
    part(and(isIn(categoryId), kept), sql`${shelfEmpty}`),
    part(and(isIn(categoryParentId), kept), sql`${shelfEmpty}`),
    part(
      and(sql`(${isIn(categoryId)} OR ${isIn(categoryParentId)})`, sql`${id} IN (${lost})`),
      sql`(${id} IS NOT NULL)`,
    ),
  ];
  const best = sql`SELECT DISTINCT ON (name) id, empty, orders FROM (${sql.join(parts, sql` UNION ALL `)}) all_items ORDER BY name, empty, orders DESC, id`;
  return sql`SELECT id, row_number() OVER (ORDER BY empty, orders DESC, id) AS place FROM (${best}) best_of_name ORDER BY place LIMIT ${items}`;
}

const aislesOfPage = compiledFor((db, about: AislePage) => {
  const shelf = sql`(${shelves(about)}) shelf`;
  const items = sql`LATERAL (SELECT array_agg(best.id ORDER BY best.place) AS ids FROM (${itemsOfShelf(about)}) best) best`;
  const entries = sql<
    Entry[]
  >`(SELECT coalesce(json_agg(json_build_object('id', v.id, 'version', v.version) ORDER BY v.place), '[]'::json) FROM ${versionsOf(sql`best.ids`, AT)} WITH ORDINALITY v(id, version, place))`;
  return db
    .select({
      id: sql<number>`shelf.id`,
      name: sql<t.Localized>`shelf.name`,
      slug: sql<string>`shelf.slug`,
      count: sql<number>`shelf.count`,
      aisles: sql<number>`shelf.aisles`,
      entries: entries.as('entries'),
    })
    .from(sql`${shelf} CROSS JOIN ${items}`)
    .orderBy(sql`shelf.priority DESC, shelf.id`);
});

const countOfAisles = compiledFor((db, place: AislePlace) => {
  const all = { place, page: { limit: 1, offset: 1 }, items: 1 };
  return db.select({ aisles: sql<number>`all_shelves.aisles` }).from(sql`(${shelves(all)}) all_shelves`);
});

/** @returns the aisles of a page, and how many there are: main categories with items at the place */
export async function findAisles(
  db: Executor,
  at: Date,
  about: AislePage,
): Promise<{ aisles: Aisle[]; total: number }> {
  const rows: AisleRow[] = await aislesOfPage(db, about, timeValues(at));
  const [first] = rows;
  // A page beyond the last one has no row that carries the number.
  const beyond = !first && about.page.offset > 1 ? await countOfAisles(db, about.place, timeValues(at)) : [];
  return {
    aisles: rows.map(({ id, name, slug, count, entries }) => ({
      category: { id, name, slug },
      count,
      entries: uniqueEntries(entries),
    })),
    total: first?.aisles ?? beyond[0]?.aisles ?? 0,
  };
}
