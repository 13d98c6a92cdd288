/** Which modules a customer is offered. */
import type { ShopModule } from './entities';

/** Modules of the selected zones; without zones all of them (MOD-14). */
export function modulesInZones(modules: readonly ShopModule[], zoneIds: readonly string[]): ShopModule[] {
  if (zoneIds.length === 0) return [...modules];
  return modules.filter((entry) => entry.everyZone || entry.zoneIds.some((id) => zoneIds.includes(id)));
}
