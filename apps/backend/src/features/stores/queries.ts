/**
 * SQL of the stores. A list takes four statements: rows with the length of the list, schedules, figures of the
 * items, paces of the orders.
 */
import { and, asc, count, desc, eq, max, min, sql, type SQL } from 'drizzle-orm';
import { isAnyOf } from '../../db/any-of';
import { compiled, paddedIds } from '../../db/compiled';
import type { Executor } from '../../db/database';
import { rowsBefore, type Page } from '../../db/page';
import { runPipelined } from '../../db/run-pipelined';
import { cachedTotal } from '../../db/cached-totals';
import * as t from '../../db/schema';
import { hasKey, isId } from '../../keys';
import { newPace, statedSeconds, type StorePace } from '../arrivals/plan';
import { pacesOfStores } from '../arrivals/queries';
import { storeFacets, type StoreFilterChoice } from './facets';
import { storeConditions, storeSorts, type ListContext, type StoreFilter, type StoreOrder } from './filters';

const { perKm, minimum, maximum } = t.zoneModules;
const columns = {
  store: t.stores,
  moduleType: t.modules.type,
  everyZone: t.modules.everyZone,
  /** The terms of its zone for its module. */
  rates: { perKm, minimum, maximum },
  increasedPercent: t.zones.increasedPercent,
};
const ofItsZone = and(eq(t.zoneModules.zoneId, t.stores.zoneId), eq(t.zoneModules.moduleId, t.stores.moduleId));
const selectStores = (db: Executor) =>
  db
    .select(columns)
    .from(t.stores)
    .innerJoin(t.modules, eq(t.modules.id, t.stores.moduleId))
    .innerJoin(t.zones, eq(t.zones.id, t.stores.zoneId))
    .leftJoin(t.zoneModules, ofItsZone);
type SelectedStore = Awaited<ReturnType<typeof selectStores>>[number];

/** A store as orders and chats need it. */
export interface PlainStore extends SelectedStore {
  schedules: (typeof t.storeSchedules.$inferSelect)[];
}
/** A store as lists show it, with figures of its items. */
export interface StoreRow extends PlainStore {
  figures: { items: number; low: number; high: number };
  categoryIds: number[];
  /** When the campaigns it takes part in end, in seconds since 1970. */
  campaignEnds: number[];
  /** What its orders taught, for its arrival. */
  pace: StorePace;
}

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
const storeById = compiled<{ id: number }, SelectedStore[]>((db) =>
  selectStores(db).where(eq(t.stores.id, sql.placeholder('id'))),
);

async function withSchedules(db: Executor, rows: SelectedStore[]): Promise<PlainStore[]> {
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
  (Omit<StoreRow, keyof PlainStore | 'figures' | 'pace'> & { storeId: number } & StoreRow['figures'])[]
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

/** @param known the paces of all stores of the list, if its order or its filters took them */
async function withFigures(
  db: Executor,
  found: SelectedStore[],
  known?: ReadonlyMap<number, StorePace>,
): Promise<StoreRow[]> {
  if (found.length === 0) return [];
  const ids = paddedIds(found.map(({ store }) => store.id));
  const [rows, figures, paces] = await runPipelined(
    withSchedules(db, found),
    figuresOf(db, { ids }),
    known ?? pacesOfStores(db, ids),
  );
  const figuresById = new Map(figures.map(({ storeId, ...entry }) => [storeId, entry]));
  return rows.map((row) => {
    const { id, minutesLow, minutesHigh } = row.store;
    const { items = 0, low = 0, high = 0, categoryIds = [], campaignEnds = [] } = figuresById.get(id) ?? {};
    // Known paces may be some seconds older than the store.
    const pace = paces.get(id) ?? newPace(statedSeconds(minutesLow, minutesHigh));
    return { ...row, figures: { items, low, high }, categoryIds, campaignEnds, pace };
  });
}

const countOfStores = (db: Executor, filter: StoreFilter, at: Date) =>
  db
    .select({ total: count() })
    .from(t.stores)
    .innerJoin(t.modules, eq(t.modules.id, t.stores.moduleId))
    .where(storeConditions(filter, at));

/** A page whose rows carry the length of the list. Sorting reads every store anyway, so counting adds no cost. */
function pageOfStores(db: Executor, context: ListContext, filter: StoreFilter, order: StoreOrder, page: Page) {
  const sorts = storeSorts(order, context, filter.named).map(({ by, down }, index) => ({
    name: `by${index}`,
    by,
    down,
  }));
  const by = sorts.map(({ name, by: what }) => [name, sql`${what}`.as(name)] as const);
  const found = db.$with('found').as(
    db
      .select({ id: t.stores.id, ...Object.fromEntries(by) })
      .from(t.stores)
      .innerJoin(t.modules, eq(t.modules.id, t.stores.moduleId))
      .where(storeConditions(filter, context.at)),
  );
  const sorted = (from: unknown) =>
    sorts.map(({ name, down }) => (down ? desc : asc)((from as Record<string, SQL>)[name] as SQL));
  const sortedPage = db.select().from(found).orderBy(...sorted(found)).limit(page.limit).offset(rowsBefore(page)).as('page'); // prettier-ignore
  return db
    .with(found)
    .select({ ...columns, total: sql<number>`(SELECT count(*)::int FROM ${found})` })
    .from(sortedPage)
    .innerJoin(t.stores, eq(t.stores.id, sortedPage.id))
    .innerJoin(t.modules, eq(t.modules.id, t.stores.moduleId))
    .innerJoin(t.zones, eq(t.zones.id, t.stores.zoneId))
    .leftJoin(t.zoneModules, ofItsZone)
    .orderBy(...sorted(sortedPage));
}

export async function findStores(
  db: Executor,
  context: ListContext,
  filter: StoreFilter,
  order: StoreOrder,
  page: Page,
): Promise<{ rows: StoreRow[]; total: number }> {
  const rows = await pageOfStores(db, context, filter, order, page);
  const [first] = rows;
  // A page beyond the last one has no row that carries the length.
  const isBeyond = !first && page.offset > 1;
  const total = isBeyond ? await cachedTotal(db, countOfStores(db, filter, context.at)) : (first?.total ?? 0);
  return { rows: await withFigures(db, rows, context.inScope?.paces), total };
}

/** Like {@link findStores}, for the list with the chosen filters, with its facets. */
export async function findStoresAndFacets(
  db: Executor,
  context: ListContext,
  facets: { list: StoreFilter; chosen: StoreFilterChoice; inTime: readonly number[] | undefined },
  order: StoreOrder,
  page: Page,
) {
  const [rows, counted] = await runPipelined(
    pageOfStores(db, context, { ...facets.list, ...facets.chosen }, order, page),
    storeFacets(db, context.at, facets),
  );
  return { rows: await withFigures(db, rows, context.inScope?.paces), facets: counted };
}

/** @param key id or slug */
export async function findStore(db: Executor, key: string): Promise<StoreRow | null> {
  const rows = await selectStores(db).where(hasKey(t.stores, key)).limit(1);
  return (await withFigures(db, rows))[0] ?? null;
}

export async function findStoresById(db: Executor, ids: number[]): Promise<Map<number, StoreRow>> {
  if (ids.length === 0) return new Map();
  const rows = await withFigures(db, await selectStores(db).where(isAnyOf(t.stores.id, ids)));
  return new Map(rows.map((row) => [row.store.id, row]));
}

/** Like {@link findStore}, without figures. */
export async function findPlainStore(db: Executor, key: string): Promise<PlainStore | null> {
  if (!isId(key)) return (await withSchedules(db, await selectStores(db).where(hasKey(t.stores, key))))[0] ?? null;
  const id = Number(key);
  const [[row], schedules] = await runPipelined(storeById(db, { id }), schedulesOfOne(db, { id }));
  return row ? { ...row, schedules } : null;
}

export async function findPlainStores(db: Executor, ids: number[]): Promise<Map<number, PlainStore>> {
  if (ids.length === 0) return new Map();
  const rows = await withSchedules(db, await selectStores(db).where(isAnyOf(t.stores.id, ids)));
  return new Map(rows.map((row) => [row.store.id, row]));
}

const nameById = compiled<{ id: number }, { name: t.Localized }[]>((db) =>
  db
    .select({ name: t.stores.name })
    .from(t.stores)
    .where(eq(t.stores.id, sql.placeholder('id'))),
);

/** null: there is no such store. */
export async function storeNameOf(db: Executor, id: number): Promise<t.Localized | null> {
  return (await nameById(db, { id }))[0]?.name ?? null;
}
