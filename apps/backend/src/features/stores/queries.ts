/** SQL of the stores. A list costs four statements: rows, count, schedules, figures of the items. */
import { and, asc, count, desc, eq, gt, inArray, max, min, or, sql, type SQL } from 'drizzle-orm';
import type { LatLng } from '@shop/domain';
import { compiled, plannedIds } from '../../db/compiled';
import type { Executor } from '../../db/database';
import { inOneGo } from '../../db/in-one-go';
import { totalOf } from '../../db/shared-totals';
import * as t from '../../db/schema';

export interface StoreFilter {
  zoneIds?: number[];
  moduleId?: number | null;
  delivers?: boolean;
  takesAway?: boolean;
  featured?: boolean;
  /** Sells something of one of these, or of their sub-categories. */
  categoryIds?: number[];
  discounted?: boolean;
  halal?: boolean;
  /** Says that it has dishes of this kind. */
  type?: 'all' | 'veg' | 'non_veg';
  text?: string;
}
export type StoreOrder = 'near' | 'popular' | 'newest' | 'rating' | 'offer';

const like = (word: string) => `%${word.replace(/[%_\\]/g, '\\$&')}%`;

function conditions(filter: StoreFilter): SQL | undefined {
  const parts: (SQL | undefined)[] = [];
  if (filter.zoneIds)
    parts.push(
      or(
        eq(t.modules.everyZone, true),
        filter.zoneIds.length > 0 ? inArray(t.stores.zoneId, filter.zoneIds) : sql`false`,
      ),
    );
  if (filter.moduleId) parts.push(eq(t.stores.moduleId, filter.moduleId));
  if (filter.delivers) parts.push(eq(t.stores.delivers, true));
  if (filter.takesAway) parts.push(eq(t.stores.takesAway, true));
  if (filter.featured) parts.push(eq(t.stores.featured, true));
  if (filter.categoryIds)
    parts.push(
      filter.categoryIds.length > 0
        ? sql`EXISTS (SELECT 1 FROM items i JOIN categories c ON c.id = i.category_id WHERE i.store_id = ${t.stores.id} AND (c.id IN ${filter.categoryIds} OR c.parent_id IN ${filter.categoryIds}))`
        : sql`false`,
    );
  if (filter.discounted) parts.push(gt(t.stores.discountPercent, 0));
  if (filter.halal) parts.push(sql`EXISTS (SELECT 1 FROM items i WHERE i.store_id = ${t.stores.id} AND i.halal)`);
  if (filter.type === 'veg') parts.push(eq(t.stores.veg, true));
  if (filter.type === 'non_veg') parts.push(eq(t.stores.nonVeg, true));
  for (const word of filter.text?.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8) ?? [])
    parts.push(sql`lower((${t.stores.name}->>'en') || ' ' || (${t.stores.name}->>'ar')) LIKE ${like(word)}`);
  return and(...parts);
}

/** Metres over the globe, in SQL, so that a page can be cut after sorting. */
function metres(point: LatLng): SQL<number> {
  return sql<number>`(2 * 6371000 * asin(least(1, sqrt(power(sin(radians(${t.stores.lat} - ${point.lat}) / 2), 2) + cos(radians(${point.lat})) * cos(radians(${t.stores.lat})) * power(sin(radians(${t.stores.lng} - ${point.lng}) / 2), 2)))))`;
}

function orderOf(order: StoreOrder, point: LatLng | null): SQL[] {
  const open = desc(t.stores.active);
  if (order === 'popular') return [open, desc(t.stores.orderCount), asc(t.stores.id)];
  if (order === 'newest') return [open, desc(t.stores.createdAt), asc(t.stores.id)];
  if (order === 'offer') return [open, desc(t.stores.discountPercent), asc(t.stores.id)];
  if (order === 'rating') return [open, desc(t.stores.rating), asc(t.stores.id)];
  return point ? [open, asc(metres(point)), asc(t.stores.id)] : [open, asc(t.stores.id)];
}

const joined = (db: Executor) =>
  db
    .select({ store: t.stores, moduleType: t.modules.type, everyZone: t.modules.everyZone })
    .from(t.stores)
    .innerJoin(t.modules, eq(t.modules.id, t.stores.moduleId));

/** A store as orders and talks need it. */
export interface PlainStore {
  store: typeof t.stores.$inferSelect;
  moduleType: string;
  everyZone: boolean;
  schedules: (typeof t.storeSchedules.$inferSelect)[];
}
/** A store as customers choose by it: with figures of what it sells. */
export interface StoreRow extends PlainStore {
  figures: { items: number; low: number; high: number };
  categoryIds: number[];
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
    : schedulesOfMany(db, { ids: plannedIds(ids) }));
  return rows.map((row) => ({ ...row, schedules: schedules.filter(({ storeId }) => storeId === row.store.id) }));
}

async function withFigures(db: Executor, found: Joined[]): Promise<StoreRow[]> {
  const rows = await withSchedules(db, found);
  const ids = rows.map(({ store }) => store.id);
  if (ids.length === 0) return [];
  const figures = await db
    .select({
      storeId: t.items.storeId,
      items: count(),
      low: min(t.items.price),
      high: max(t.items.price),
      categoryIds: sql<number[]>`array_agg(DISTINCT ${t.items.categoryId})`,
    })
    .from(t.items)
    .where(inArray(t.items.storeId, ids))
    .groupBy(t.items.storeId);
  return rows.map((row) => {
    const own = figures.find(({ storeId }) => storeId === row.store.id);
    return {
      ...row,
      figures: { items: own?.items ?? 0, low: own?.low ?? 0, high: own?.high ?? 0 },
      categoryIds: own?.categoryIds ?? [],
    };
  });
}

export async function findStores(
  db: Executor,
  filter: StoreFilter,
  order: StoreOrder,
  point: LatLng | null,
  page: { limit: number; offset: number },
): Promise<{ rows: StoreRow[]; total: number }> {
  const where = conditions(filter);
  const [rows, total] = await inOneGo(
    joined(db)
      .where(where)
      .orderBy(...orderOf(order, point))
      .limit(page.limit)
      .offset((page.offset - 1) * page.limit),
    totalOf(
      db,
      db
        .select({ total: count() })
        .from(t.stores)
        .innerJoin(t.modules, eq(t.modules.id, t.stores.moduleId))
        .where(where),
    ),
  );
  return { rows: await withFigures(db, rows), total };
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

/** As {@link findStore}, without figures. */
export async function findPlainStore(db: Executor, key: string): Promise<PlainStore | null> {
  if (!/^\d{1,9}$/.test(key)) return (await withSchedules(db, await joined(db).where(isKey(key))))[0] ?? null;
  const id = Number(key);
  const [[row], schedules] = await inOneGo(storeById(db, { id }), schedulesOfOne(db, { id }));
  return row ? { ...row, schedules } : null;
}

export async function findPlainStores(db: Executor, ids: number[]): Promise<Map<number, PlainStore>> {
  if (ids.length === 0) return new Map();
  const rows = await withSchedules(db, await joined(db).where(inArray(t.stores.id, ids)));
  return new Map(rows.map((row) => [row.store.id, row]));
}

export async function suggestStores(db: Executor, filter: StoreFilter, limit: number) {
  return db
    .select({ id: t.stores.id, name: t.stores.name, slug: t.stores.slug, logo: t.stores.logo })
    .from(t.stores)
    .innerJoin(t.modules, eq(t.modules.id, t.stores.moduleId))
    .where(conditions(filter))
    .orderBy(desc(t.stores.orderCount), asc(t.stores.id))
    .limit(limit);
}
