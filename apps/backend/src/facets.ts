/**
 * Facet counts (decision 055): what each further filter would leave, counted from groups of equal entries, so that
 * one statement serves every selection.
 */
import { sql, type SQL } from 'drizzle-orm';
import { RATINGS } from '@shop/domain/results-filters';

/** Which conditions hold, as bits in their order: one column to group by, whatever their number. */
export const wordBits = (conditions: readonly SQL[]): SQL<number> =>
  sql<number>`(${sql.join(
    conditions.map((condition, bit) => sql`CASE WHEN ${condition} THEN ${sql.raw(String(2 ** bit))} ELSE 0 END`),
    sql` + `,
  )})::int`;

/** The words of {@link wordBits}. @param words in the order of their conditions */
export const wordsOfBits = <Word extends string>(words: readonly Word[], bits: number): ReadonlySet<Word> =>
  new Set(words.filter((_, bit) => Math.floor(bits / 2 ** bit) % 2 === 1));

/** A group of entries that no filter distinguishes. */
export interface FacetGroup<Filter extends string> {
  count: number;
  /** Filters that keep the group. */
  filters: ReadonlySet<Filter>;
  /** The highest minimum rating that keeps the group. */
  rating: number;
  /** Their categories, parents included. */
  categoryIds: readonly number[];
}
export interface Selection<Filter extends string> {
  filters: readonly Filter[];
  /** 0: none. */
  rating: number;
  /** null: none is chosen. */
  categoryIds: readonly number[] | null;
}

/** Whether a selection keeps the group: every filter, the rating and one of the categories. */
export const matchesSelection = <Filter extends string>(
  group: FacetGroup<Filter>,
  { filters, rating, categoryIds }: Selection<Filter>,
): boolean =>
  filters.every((filter) => group.filters.has(filter)) &&
  group.rating >= rating &&
  (categoryIds === null || categoryIds.some((id) => group.categoryIds.includes(id)));

/** @param matches overrides {@link matchesSelection} where a filter selects other entries */
export function facetsOf<Filter extends string, Entry extends FacetGroup<Filter>>(
  entries: readonly Entry[],
  selection: Selection<Filter>,
  filters: readonly Filter[],
  matches: (entry: Entry, selection: Selection<Filter>) => boolean = matchesSelection,
) {
  const left = (over: Partial<Selection<Filter>>) =>
    entries.filter((entry) => matches(entry, { ...selection, ...over }));
  const total = (over: Partial<Selection<Filter>>) => left(over).reduce((sum, { count }) => sum + count, 0);
  const categories: Record<string, number> = {};
  for (const { categoryIds, count } of left({ categoryIds: null }))
    for (const id of categoryIds) categories[id] = (categories[id] ?? 0) + count;
  return {
    total: total({}),
    filters: Object.fromEntries(
      filters.map((filter) => [filter, total({ filters: [...selection.filters, filter] })]),
    ) as Record<Filter, number>,
    ratings: Object.fromEntries(RATINGS.map((rating) => [rating, total({ rating })])) as Record<
      (typeof RATINGS)[number],
      number
    >,
    categories,
  };
}
