/** Sorting and selection in lists of results (spec 2 §4 and §5). */
import { uniqueBy } from '@shop/util';
import { activeDiscount, discountedPrice } from './discount';
import type { Item } from './entities';
import { isSoldOut } from './stock';
import { firstVariation, findVariation, noChoice } from './variation';

export type PriceSort = 'high2Low' | 'low2High';

/** The current price for sorting: of the first variation, if there are variations. */
export function priceNow(item: Item): number {
  const base = findVariation(item, { ...noChoice, variation: firstVariation(item) })?.price ?? item.price;
  return discountedPrice(base, activeDiscount(item));
}

/**
 * Sorts by discounted price (STORE-07, STORE-08), available items before sold-out ones (decision 035); stable.
 * `tracksStock` is the module's rule.
 */
export function sortByPrice(items: readonly Item[], sort: PriceSort, tracksStock: boolean): Item[] {
  const sign = sort === 'high2Low' ? -1 : 1;
  const rank = (item: Item) => Number(isSoldOut(item, tracksStock));
  return [...items].sort((a, b) => rank(a) - rank(b) || sign * (priceNow(a) - priceNow(b)));
}

/** Merges pages into one list without duplicate ids. */
export function mergePages<T extends { id: string }>(pages: readonly { entries: readonly T[] }[]): T[] {
  return uniqueBy(
    pages.flatMap((page) => page.entries),
    (entry) => entry.id,
  );
}
