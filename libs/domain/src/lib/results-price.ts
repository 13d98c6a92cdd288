/** The price filter's slider (RES-36 to RES-39), in whole units of the currency. */
import type { Item } from './entities';
import type { ResultFacets } from './results-rules';
import type { PriceChoice } from './results-view';

export interface PriceSlider {
  min: number;
  max: number;
  value: [number, number];
}
/** Before any item is loaded (RES-39). */
export const SLIDER_BEFORE_ITEMS = { min: 0, max: 100 } as const;
/** The two ends of the slider stay so far apart (RES-38). */
export const LEAST_SPAN = 1;

/** From the cheapest to the dearest: of the whole list where the backend says so, else of what is loaded (RES-36). */
export function priceRangeOf(facets: ResultFacets | null, items: readonly Item[]): ResultFacets['price'] {
  if (facets?.price) return facets.price;
  const prices = items.map(({ price }) => price);
  return prices.length > 0
    ? {
        min: prices.reduce((least, price) => (price < least ? price : least)),
        max: prices.reduce((most, price) => (price > most ? price : most)),
      }
    : null;
}

/** @param digits decimals of the currency */
export function priceSliderOf(range: ResultFacets['price'], choice: PriceChoice | null, digits: number): PriceSlider {
  const unit = 10 ** digits;
  const low = range ? Math.floor(range.min / unit) : SLIDER_BEFORE_ITEMS.min;
  const high = range ? Math.max(Math.ceil(range.max / unit), low + LEAST_SPAN) : SLIDER_BEFORE_ITEMS.max;
  if (!choice?.used) return { min: low, max: high, value: [low, high] };
  // RES-37; and what was chosen of another list than this one stays in sight.
  const from = choice.min || Math.min(low, choice.max - LEAST_SPAN);
  return { min: Math.min(low, from), max: Math.max(high, choice.max), value: [from, choice.max] };
}
