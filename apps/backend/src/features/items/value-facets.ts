/** How many items of a list have each brand, colour and size, with all filters but its own (decision 100). */
import { and, sql, type SQL } from 'drizzle-orm';
import { ITEM_VALUE_FILTERS, type FacetValue, type ItemValueFilter } from '@shop/domain/item-values';
import { cachedRows } from '../../db/cached-totals';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';
import { hasValues } from '../../db/schema/item-indexes';
import { itemConditions } from './filters';
import type { ItemFilter } from './item-filter';
import { allValues, chosenOf, MOST_OFFERED, VALUE_COLUMNS, valueConditions, type ValueColumns } from './value-words';

interface Row {
  filter: ItemValueFilter;
  value: string;
  count: number;
  /** Of a brand. */
  name: t.Localized | null;
}
/** A brand has a name. */
export type CountedValue = Pick<FacetValue, 'value' | 'count'> & Pick<Row, 'name'>;
export type ValueFacets = Record<ItemValueFilter, CountedValue[]>;

const columnOf = (name: string) => sql`kinds.${sql.identifier(name)}`;
const KINDS: ValueColumns = { brandId: columnOf('brand'), colours: columnOf('colours'), sizes: columnOf('sizes') };

/** The values of one filter that items have, most items first, and all that are chosen. */
function countsOf(filter: ItemValueFilter, list: ItemFilter): SQL {
  const chosen = sql`${sql.param(chosenOf(list.values, filter))}::text[]`;
  const others = and(...valueConditions(list, KINDS, filter)) ?? sql`true`;
  return sql`(SELECT ${filter}::text AS filter, value, sum(entries)::int AS count FROM (
    SELECT value, entries FROM kinds, unnest(${allValues(filter, KINDS)}) AS value WHERE ${others}
    UNION ALL SELECT value, 0 FROM unnest(${chosen}) AS value
  ) each_value GROUP BY value ORDER BY value = ANY(${chosen}) DESC, count DESC, value LIMIT ${MOST_OFFERED})`;
}

/** One pass over the items of the list: the filters count groups of equal items. */
function countedValues(db: Executor, at: Date, list: ItemFilter) {
  const { values: _, ...others } = list;
  const { brandId, colours, sizes } = VALUE_COLUMNS;
  const kinds = sql`SELECT ${brandId} AS brand, ${colours} AS colours, ${sizes} AS sizes, count(*)::int AS entries
    FROM ${t.items} WHERE ${and(itemConditions(others, at), hasValues(t.items))} GROUP BY 1, 2, 3`;
  const counts = sql.join(ITEM_VALUE_FILTERS.map((filter) => countsOf(filter, list)), sql` UNION ALL `); // prettier-ignore
  return db
    .select({
      filter: sql<ItemValueFilter>`counted.filter`,
      value: sql<string>`counted.value`,
      count: sql<number>`counted.count`,
      name: sql<t.Localized | null>`(SELECT b.name FROM ${t.brands} b WHERE b.id = CASE WHEN counted.filter = 'brand' THEN counted.value::int END)`,
    })
    .from(sql`(WITH kinds AS MATERIALIZED (${kinds}) ${counts}) counted`);
}

/** @param list with all choices of the customer */
export async function valueFacets(db: Executor, at: Date, list: ItemFilter): Promise<ValueFacets> {
  const rows: Row[] = await cachedRows(db, countedValues(db, at, list));
  const valuesOf = (filter: ItemValueFilter): CountedValue[] =>
    rows
      // A chosen brand that is gone has no name, and no items.
      .filter((row) => row.filter === filter && (filter !== 'brand' || row.name !== null))
      .map(({ value, count, name }) => ({ value, count, name }))
      .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
  return Object.fromEntries(ITEM_VALUE_FILTERS.map((filter) => [filter, valuesOf(filter)])) as ValueFacets;
}
