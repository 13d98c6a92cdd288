/** The slider of the price filter (RES-36 to RES-39), in whole currency units. */
import type { MoneyUnits } from '@shop/util';
import type { Item } from './entities';
import type { ResultFacets } from './results-rules';
import type { PriceChoice } from './results-view';

export interface PriceSlider {
  min: number;
  max: number;
  value: [number, number];
}
/** Range before any item has loaded (RES-39). */
export const SLIDER_BEFORE_ITEMS = { min: 0, max: 100 } as const;
/** Minimum distance of the slider's ends (RES-38). */
export const LEAST_SPAN = 1;

/** Lowest and highest price: of the whole list if the backend sends them, else of the loaded items (RES-36). */
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

export function priceSliderOf(
  range: ResultFacets['price'],
  choice: PriceChoice | null,
  { toMinor }: MoneyUnits,
): PriceSlider {
  const unit = toMinor(1);
  const low = range ? Math.floor(range.min / unit) : SLIDER_BEFORE_ITEMS.min;
  const high = range ? Math.max(Math.ceil(range.max / unit), low + LEAST_SPAN) : SLIDER_BEFORE_ITEMS.max;
  if (!choice?.used) return { min: low, max: high, value: [low, high] };
  // RES-37. The range is extended to a selection made in another list, so that it stays visible.
  const from = choice.min || Math.min(low, choice.max - LEAST_SPAN);
  return { min: Math.min(low, from), max: Math.max(high, choice.max), value: [from, choice.max] };
}
