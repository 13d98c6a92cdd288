/** Values of filters as a customer sees them and chooses among them (decision 100). */
import { BASE_COLOURS } from './goods-colours';
import {
  ITEM_VALUE_FILTERS,
  MAX_VALUES,
  withValues,
  type FacetValue,
  type ItemValueFilter,
  type WithValues,
} from './item-values';
import { compareSizes } from './size-order';

/** The chosen values, one by one, in the order of the filters. */
export const chosenValues = ({ values = {} }: WithValues): { filter: ItemValueFilter; value: string }[] =>
  ITEM_VALUE_FILTERS.flatMap((filter) => (values[filter] ?? []).map((value) => ({ filter, value })));

/** The same with or without a value; a value more than {@link MAX_VALUES} is not added. */
export function toggleValue<Part extends WithValues>(part: Part, filter: ItemValueFilter, value: string): Part {
  const { values: before = {}, ...rest } = part;
  const chosen = before[filter] ?? [];
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value].slice(0, MAX_VALUES);
  return { ...rest, ...withValues((one) => (one === filter ? next : (before[one] ?? []))) } as Part;
}

const colourRank = (colour: string) => BASE_COLOURS.findIndex((one) => one === colour);

/** Order in which the values are offered; null: as the backend orders them. */
const ORDERS: Record<ItemValueFilter, ((one: string, other: string) => number) | null> = {
  brand: null,
  colour: (one, other) => colourRank(one) - colourRank(other),
  size: compareSizes,
};

/** Values as a filter offers them: in their order, those without items last. */
export function offeredValues(filter: ItemValueFilter, values: readonly FacetValue[]): FacetValue[] {
  const order = ORDERS[filter];
  return [...values].sort(
    (one, other) => Number(one.count === 0) - Number(other.count === 0) || (order ? order(one.value, other.value) : 0),
  );
}
