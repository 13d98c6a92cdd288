/**
 * SQL of the stores. A list takes three statements: rows with the length of the list, schedules, figures of the
 * items.
 */
import { asc, count, desc, eq, inArray, max, min, sql, type SQL } from 'drizzle-orm';
import type { LatLng } from '@shop/domain';
import { compiled, compiledFor, paddedIds } from '../../db/compiled';
import type { Executor } from '../../db/database';
import { runPipelined } from '../../db/run-pipelined';
import { cachedTotal } from '../../db/cached-totals';
import * as t from '../../db/schema';
import { storeFacets, type ChosenStores } from './facets';
import { storeConditions, storesNamed, storeSorts, type StoreFilter, type StoreOrder } from './filters';

const columns = { store: t.stores, moduleType: t.modules.type, everyZone: t.modules.everyZone };
const joined = (db: Executor) =>
  db.select(columns).from(t.stores).innerJoin(t.modules, eq(t.modules.id, t.stores.moduleId));

/** A store as orders and chats need it. */
export interface PlainStore {
  store: typeof t.stores.$inferSelect;
  moduleType: string;
  everyZone: boolean;
  schedules: (typeof t.storeSchedules.$inferSelect)[];
}
/** A store as lists show it, with figures of its items. */
export interface StoreRow extends PlainStore {
  figures: { items: number; low: number; high: number };
  categoryIds: number[];
  /** When the campaigns it takes part in end, in seconds since 1970. */
  campaignEnds: number[];
}

type Joined = Awaited<ReturnType<typeof joined>>[number];

type Schedule = typeof t.storeSchedules.$inferSelect;
const inOrder = [asc(t.storeSchedules.day), asc(t.storeSchedules.opens)];
const schedulesOfOne = compiled<{ id: number }, Schedule[]>((db) =>
  db
    .select()
    .from(t.storeSchedules)
    .where(eq(t.storeSchedules.storeId, sql.placeholder('id')))
    .orderBy(...inOrder),
);
const schedulesOfMany = compiled<{ ids: number[] }, Schedule[]>((db) =>
  db
    .select()
    .from(t.storeSchedules)
    .where(sql`${t.storeSchedules.storeId} = ANY(${sql.placeholder('ids')})`)
    .orderBy(...inOrder),
);
const storeById = compiled<{ id: number }, Joined[]>((db) => joined(db).where(eq(t.stores.id, sql.placeholder('id'))));

async function withSchedules(db: Executor, rows: Joined[]): Promise<PlainStore[]> {
  const ids = rows.map(({ store }) => store.id);
  if (ids.length === 0) return [];
  const [id] = ids;
  const schedules = await (ids.length === 1 && id
    ? schedulesOfOne(db, { id })
    : schedulesOfMany(db, { ids: paddedIds(ids) }));
  return rows.map((row) => ({ ...row, schedules: schedules.filter(({ storeId }) => storeId === row.store.id) }));
}

const figuresOf = compiled<
  { ids: number[] },
  (Omit<StoreRow, keyof PlainStore | 'figures'> & { storeId: number } & StoreRow['figures'])[]
>((db) => {
  const { campaignId, storeId } = t.campaignStores;
  return db
    .select({
      storeId: t.stores.id,
      items: count(t.items.id),
      low: sql<number>`coalesce(${min(t.items.price)}, 0)`,
      high: sql<number>`coalesce(${max(t.items.price)}, 0)`,
      categoryIds: sql<
        number[]
      >`coalesce(array_agg(DISTINCT ${t.items.categoryId}) FILTER (WHERE ${t.items.id} IS NOT NULL), '{}')`,
      campaignEnds: sql<
        number[]
      >`ARRAY(SELECT extract(epoch FROM ${t.campaigns.endsAt})::float8 FROM ${t.campaignStores} JOIN ${t.campaigns} ON ${t.campaigns.id} = ${campaignId} WHERE ${storeId} = ${t.stores.id})`,
    })
    .from(t.stores)
    .leftJoin(t.items, eq(t.items.storeId, t.stores.id))
    .where(sql`${t.stores.id} = ANY(${sql.placeholder('ids')})`)
    .groupBy(t.stores.id);
});

async function withFigures(db: Executor, found: Joined[]): Promise<StoreRow[]> {
  if (found.length === 0) return [];
  const ids = paddedIds(found.map(({ store }) => store.id));
  const [rows, figures] = await runPipelined(withSchedules(db, found), figuresOf(db, { ids }));
  const known = new Map(figures.map(({ storeId, ...entry }) => [storeId, entry]));
  return rows.map((row) => {
    const { items = 0, low = 0, high = 0, categoryIds = [], campaignEnds = [] } = known.get(row.store.id) ?? {};
    return { ...row, figures: { items, low, high }, categoryIds, campaignEnds };
  });
}

interface PageOf {
  limit: number;
  offset: number;
}
/** The time and the place of the request; a null place is unknown. */
interface Here {
  at: Date;
  point: LatLng | null;
}

const countOfStores = (db: Executor, filter: StoreFilter, at: Date) =>
  db
    .select({ total: count() })
    .from(t.stores)
    .innerJoin(t.modules, eq(t.modules.id, t.stores.moduleId))
    .where(storeConditions(filter, at));

/** A page whose rows carry the length of the list. Sorting reads every store anyway, so counting adds no cost. */
function pageOfStores(
  db: Executor,
  { at, point }: Here,
  filter: StoreFilter,
  order: StoreOrder,
  { limit, offset }: PageOf,
) {
  const sorts = storeSorts(order, point).map(({ by, down }, index) => ({ name: `by${index}`, by, down }));
  const by = sorts.map(({ name, by: what }) => [name, sql`${what}`.as(name)] as const);
  const found = db.$with('found').as(
    db
      .select({ id: t.stores.id, ...Object.fromEntries(by) })
      .from(t.stores)
      .innerJoin(t.modules, eq(t.modules.id, t.stores.moduleId))
      .where(storeConditions(filter, at)),
  );
  const sorted = (from: unknown) =>
    sorts.map(({ name, down }) => (down ? desc : asc)((from as Record<string, SQL>)[name] as SQL));
  const page = db.select().from(found).orderBy(...sorted(found)).limit(limit).offset((offset - 1) * limit).as('page'); // prettier-ignore
  return db
    .with(found)
    .select({ ...columns, total: sql<number>`(SELECT count(*)::int FROM ${found})` })
    .from(page)
    .innerJoin(t.stores, eq(t.stores.id, page.id))
    .innerJoin(t.modules, eq(t.modules.id, t.stores.moduleId))
    .orderBy(...sorted(page));
}

export async function findStores(
  db: Executor,
  here: Here,
  filter: StoreFilter,
  order: StoreOrder,
  page: PageOf,
): Promise<{ rows: StoreRow[]; total: number }> {
  const rows = await pageOfStores(db, here, filter, order, page);
  const [first] = rows;
  // A page beyond the last one has no row that carries the length.
  const isBeyond = !first && page.offset > 1;
  const total = isBeyond ? await cachedTotal(db, countOfStores(db, filter, here.at)) : (first?.total ?? 0);
  return { rows: await withFigures(db, rows), total };
}

/** Like {@link findStores}, for the list with the chosen filters, with its facets. */
export async function findStoresAndFacets(
  db: Executor,
  here: Here,
  { list, chosen }: { list: StoreFilter; chosen: ChosenStores },
  order: StoreOrder,
  page: PageOf,
) {
  const [rows, facets] = await runPipelined(
    pageOfStores(db, here, { ...list, ...chosen }, order, page),
    storeFacets(db, here.at, list, chosen),
  );
  return { rows: await withFigures(db, rows), facets };
}

const isKey = (key: string) => (/^\d{1,9}$/.test(key) ? eq(t.stores.id, Number(key)) : eq(t.stores.slug, key));

/** @param key id or slug */
export async function findStore(db: Executor, key: string): Promise<StoreRow | null> {
  const rows = await joined(db).where(isKey(key)).limit(1);
  return (await withFigures(db, rows))[0] ?? null;
}

export async function findStoresById(db: Executor, ids: number[]): Promise<Map<number, StoreRow>> {
  if (ids.length === 0) return new Map();
  const rows = await withFigures(db, await joined(db).where(inArray(t.stores.id, ids)));
  return new Map(rows.map((row) => [row.store.id, row]));
}

/** Like {@link findStore}, without figures. */
export async function findPlainStore(db: Executor, key: string): Promise<PlainStore | null> {
  if (!/^\d{1,9}$/.test(key)) return (await withSchedules(db, await joined(db).where(isKey(key))))[0] ?? null;
  const id = Number(key);
  const [[row], schedules] = await runPipelined(storeById(db, { id }), schedulesOfOne(db, { id }));
  return row ? { ...row, schedules } : null;
}

export async function findPlainStores(db: Executor, ids: number[]): Promise<Map<number, PlainStore>> {
  if (ids.length === 0) return new Map();
  const rows = await withSchedules(db, await joined(db).where(inArray(t.stores.id, ids)));
  return new Map(rows.map((row) => [row.store.id, row]));
}

const suggested = compiledFor((db, { filter, limit }: { filter: Parameters<typeof storesNamed>[0]; limit: number }) =>
  db
    .select({ id: t.stores.id, name: t.stores.name, slug: t.stores.slug, logo: t.stores.logo })
    .from(t.stores)
    .innerJoin(t.modules, eq(t.modules.id, t.stores.moduleId))
    .where(storesNamed(filter))
    .orderBy(desc(t.stores.orderCount), asc(t.stores.id))
    .limit(limit),
);

/** Stores of a place with a matching name, most orders first. */
export const suggestStores = (db: Executor, filter: Parameters<typeof storesNamed>[0], limit: number) =>
  suggested(db, { filter, limit }, {});
