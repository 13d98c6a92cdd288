/** Steps of prices, of which `price_tallies` holds the number of items (decision 128). All in minor units. */

/** The highest price that its column holds. */
export const HIGHEST_PRICE = 2 ** 31 - 1;
/** Below ten thousand each step is this wide, so that a range between whole amounts of most currencies is whole steps. */
const NARROWEST = 100;

const widthAt = (price: number): number => Math.max(NARROWEST, 10 ** (String(price).length - 2));

/** The lowest price of the step of a price: its first two digits. Mirrors `price_step` in the database. */
export const stepOf = (price: number): number => price - (price % widthAt(price));

export interface PriceRange {
  /** Whole steps from one up to, but not including, another; null: there are none. */
  steps: { from: number; to: number } | null;
  /** What is left below and above them, both ends included. */
  ends: [low: number, high: number][];
}

/** @param lowest @param high the range of prices, both included */
export function splitPrices(lowest: number, high: number): PriceRange {
  const low = Math.max(0, lowest);
  if (low > high) return { steps: null, ends: [] };
  const first = stepOf(low);
  const from = first === low ? low : first + widthAt(low);
  const to = high >= HIGHEST_PRICE ? HIGHEST_PRICE : stepOf(high + 1);
  if (from >= to) return { steps: null, ends: [[low, high]] };
  const ends: PriceRange['ends'] = [];
  if (low < from) ends.push([low, from - 1]);
  if (to <= high && high < HIGHEST_PRICE) ends.push([to, high]);
  return { steps: { from, to }, ends };
}
