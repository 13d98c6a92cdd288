/** Decodes the counts of a list (decision 057). */
import type { FacetValue, ItemFacets, StoreFacets } from '@shop/contract/results';
import { ITEM_FACETS } from '@shop/domain/item-filters';
import { ITEM_VALUE_FILTERS, ITEM_VALUE_RULES } from '@shop/domain/item-values';
import { RATINGS } from '@shop/domain/results-filters';
import type { ResultFacets } from '@shop/domain/results-rules';
import { STORE_FACETS } from '@shop/domain/store-filters';
import { number, numberOrNull, object, text, textOrNull, wires, type WireMoney } from '../base/wire';

/** The counts of the given names; non-numeric values are left out. */
function counts<Name extends string | number>(value: unknown, names: readonly Name[]): Partial<Record<Name, number>> {
  const wire = object<Record<string, number>>(value) ?? {};
  return Object.fromEntries(
    names.flatMap((name) => {
      const count = numberOrNull(wire[String(name)]);
      return count === null ? [] : [[name, count]];
    }),
  ) as Partial<Record<Name, number>>;
}

/** The values of each filter of which the backend tells some, or none; absent: it tells nothing of any. */
function valuesOf(value: unknown): Pick<ResultFacets, 'values'> {
  const wire = object<NonNullable<ItemFacets['values']>>(value);
  if (!wire) return {};
  const known = ITEM_VALUE_FILTERS.flatMap((filter) => {
    if (!Array.isArray(wire[filter])) return [];
    const read = wires<FacetValue[]>(wire[filter]).map((one) => ({
      value: text(one.value),
      name: textOrNull(one.name),
      count: number(one.count),
    }));
    return [[filter, read.filter((one) => ITEM_VALUE_RULES[filter].isValue(one.value))]];
  });
  return known.length > 0 ? { values: Object.fromEntries(known) as ResultFacets['values'] } : {};
}

/** null: the backend does not count. */
export function toFacets(value: unknown, money: WireMoney): ResultFacets | null {
  const wire = object<ItemFacets & StoreFacets>(value);
  if (!wire) return null;
  const price = object(wire.price);
  const categories = object(wire.categories) ?? {};
  return {
    total: number(wire.total),
    filters: counts(wire.filters, [...new Set([...ITEM_FACETS, ...STORE_FACETS])]),
    ratings: counts(wire.ratings, RATINGS),
    categories: counts(categories, Object.keys(categories)) as Record<string, number>,
    price: price ? { min: money.read(price.min), max: money.read(price.max) } : null,
    ...valuesOf(wire.values),
  };
}
