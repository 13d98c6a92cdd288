/** Decodes the counts of a list (decision 057). */
import { ITEM_FACETS } from '@shop/domain/item-filters';
import { RATINGS } from '@shop/domain/results-filters';
import type { ResultFacets } from '@shop/domain/results-rules';
import { STORE_FACETS } from '@shop/domain/store-filters';
import { money, number, numberOrNull, object } from '../base/wire';

/** The counts of the given names; non-numeric values are left out. */
function counts<Name extends string | number>(value: unknown, names: readonly Name[]): Partial<Record<Name, number>> {
  const wire = object(value) ?? {};
  return Object.fromEntries(
    names.flatMap((name) => {
      const count = numberOrNull(wire[String(name)]);
      return count === null ? [] : [[name, count]];
    }),
  ) as Partial<Record<Name, number>>;
}

/** null: the backend does not count. @param digits decimals of the currency */
export function toFacets(value: unknown, digits: number): ResultFacets | null {
  const wire = object(value);
  if (!wire) return null;
  const price = object(wire.price);
  const categories = object(wire.categories) ?? {};
  return {
    total: number(wire.total),
    filters: counts(wire.filters, [...new Set([...ITEM_FACETS, ...STORE_FACETS])]),
    ratings: counts(wire.ratings, RATINGS),
    categories: counts(categories, Object.keys(categories)) as Record<string, number>,
    price: price ? { min: money(price.min, digits), max: money(price.max, digits) } : null,
  };
}
