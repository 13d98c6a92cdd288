/** Zones with their modules: few rows that rarely change, so they are cached for a minute. */
import { asc, eq, sql } from 'drizzle-orm';
import { isInside } from '@shop/domain/distance';
import type { LatLng } from '@shop/domain';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';

export interface ZoneRow {
  zone: typeof t.zones.$inferSelect;
  modules: { module: typeof t.modules.$inferSelect; terms: typeof t.zoneModules.$inferSelect }[];
}
export interface ModuleRow {
  module: typeof t.modules.$inferSelect;
  zones: { id: number; name: t.Localized }[];
  stores: number;
  items: number;
}

export async function loadZones(db: Executor): Promise<ZoneRow[]> {
  const zones = await db.select().from(t.zones).orderBy(asc(t.zones.id));
  const served = await db
    .select({ terms: t.zoneModules, module: t.modules })
    .from(t.zoneModules)
    .innerJoin(t.modules, eq(t.modules.id, t.zoneModules.moduleId))
    .orderBy(asc(t.modules.position));
  return zones.map((zone) => ({ zone, modules: served.filter(({ terms }) => terms.zoneId === zone.id) }));
}

export async function loadModules(db: Executor): Promise<ModuleRow[]> {
  const modules = await db.select().from(t.modules).orderBy(asc(t.modules.position));
  const zones = await db
    .select({ moduleId: t.zoneModules.moduleId, id: t.zones.id, name: t.zones.name })
    .from(t.zoneModules)
    .innerJoin(t.zones, eq(t.zones.id, t.zoneModules.zoneId))
    .orderBy(asc(t.zones.id));
  // Subqueries use an index; a join would read every item and its store.
  const inModules = (table: typeof t.stores | typeof t.items) =>
    db
      .select({ moduleId: table.moduleId, count: sql<number>`count(*)::int` })
      .from(table)
      .groupBy(table.moduleId);
  const [stores, items] = [await inModules(t.stores), await inModules(t.items)];
  const countOf = (counts: typeof stores, id: number) => counts.find(({ moduleId }) => moduleId === id)?.count ?? 0;
  return modules.map((module) => ({
    module,
    zones: zones.filter(({ moduleId }) => moduleId === module.id),
    stores: countOf(stores, module.id),
    items: countOf(items, module.id),
  }));
}

const MINUTE = 60_000;

/** Caches the result of `load` for a minute. */
export function cacheForAMinute<T>(load: () => Promise<T>): () => Promise<T> {
  let cached: { value: Promise<T>; at: number } | null = null;
  return () => {
    if (!cached || Date.now() - cached.at > MINUTE) {
      const value = load();
      cached = { value, at: Date.now() };
      value.catch(() => (cached = null));
    }
    return cached.value;
  };
}

/** Zones that contain a point; zones may overlap. */
export function zonesAt(zones: readonly ZoneRow[], point: LatLng): ZoneRow[] {
  return zones.filter(({ zone }) => isInside(zone.ring, point));
}
