/** Lists of results: order and choice of entries (spec 2 §4 and §5). */
import { uniqueBy } from '@shop/util';
import { activeDiscount, discountedPrice } from './discount';
import type { Item, ShopModule } from './entities';
import { isSoldOut } from './stock';
import { firstVariation, findVariation, noChoice } from './variation';

export type PriceSort = 'high2Low' | 'low2High';

/** What an item costs now, for sorting: its first variation's price when it has variations. */
export function priceNow(item: Item): number {
  const base = findVariation(item, { ...noChoice, variation: firstVariation(item) })?.price ?? item.price;
  return discountedPrice(base, activeDiscount(item));
}

/**
 * Sorted by discounted price (STORE-07, STORE-08), what can be bought before what is sold out (decision 035); equal prices keep their
 * order. `tracksStock` is the module's rule.
 */
export function sortByPrice(items: readonly Item[], sort: PriceSort, tracksStock: boolean): Item[] {
  const sign = sort === 'high2Low' ? -1 : 1;
  const rank = (item: Item) => Number(isSoldOut(item, tracksStock));
  return [...items].sort((a, b) => rank(a) - rank(b) || sign * (priceNow(a) - priceNow(b)));
}

/** Pages as one list, de-duplicated by id. */
export function mergePages<T extends { id: string }>(pages: readonly { entries: readonly T[] }[]): T[] {
  return uniqueBy(
    pages.flatMap((page) => page.entries),
    (entry) => entry.id,
  );
}

/** Modules offered in the chosen zones; without zones all are offered (MOD-14). */
export function modulesInZones(modules: readonly ShopModule[], zoneIds: readonly string[]): ShopModule[] {
  if (zoneIds.length === 0) return [...modules];
  return modules.filter((entry) => entry.everyZone || entry.zoneIds.some((id) => zoneIds.includes(id)));
}
