/** What the chosen values of each filter ask of items, in SQL (decisions 092, 100). A filter without an entry does not compile. */
import { ITEM_VALUE_FILTERS, type ItemValueFilter, type ItemValues } from '@shop/domain/item-values';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { isAnyOf } from '../../db/any-of';
import * as t from '../../db/schema';
import type { ItemFilter } from './item-filter';

/** What the filters read: columns of items, or of a query that groups by them. */
export const VALUE_COLUMNS = { brandId: t.items.brandId, colours: t.items.colours, sizes: t.items.sizes };
export type ValueColumns = Record<keyof typeof VALUE_COLUMNS, SQLWrapper>;

interface ValueSql {
  /** Whether an item has one of the values. */
  has: (columns: ValueColumns, values: readonly string[]) => SQL;
  /** The values of an item, as an array of texts. */
  all: (columns: ValueColumns) => SQL;
}

const hasOneOf = (column: SQLWrapper, values: readonly string[]) => sql`${column} && ${sql.param([...values])}::text[]`;

const VALUES: Record<ItemValueFilter, ValueSql> = {
  brand: {
    has: ({ brandId }, ids) => isAnyOf(sql`${brandId}`, ids.map(Number)),
    all: ({ brandId }) => sql`array_remove(ARRAY[${brandId}::text], NULL)`,
  },
  colour: { has: ({ colours }, chosen) => hasOneOf(colours, chosen), all: ({ colours }) => sql`${colours}` },
  size: { has: ({ sizes }, chosen) => hasOneOf(sizes, chosen), all: ({ sizes }) => sql`${sizes}` },
};

/** The values of an item for a filter, as an array of texts. */
export const allValues = (filter: ItemValueFilter, columns: ValueColumns): SQL => VALUES[filter].all(columns);

/** @param except a filter that does not apply: its values are counted */
export const valueConditions = (
  { values = {} }: Pick<ItemFilter, 'values'>,
  columns: ValueColumns = VALUE_COLUMNS,
  except?: ItemValueFilter,
): SQL[] =>
  ITEM_VALUE_FILTERS.flatMap((filter) => {
    const chosen = values[filter];
    return chosen && filter !== except ? [VALUES[filter].has(columns, chosen)] : [];
  });

/** Those of one filter at most: brands that most items have. */
export const MOST_OFFERED = 100;

/** The values that were chosen for one filter. */
export const chosenOf = (values: ItemValues | undefined, filter: ItemValueFilter): string[] => [
  ...(values?.[filter] ?? []),
];
