/**
 * Facet counts (decision 055): what each further filter would leave, counted from groups of equal entries, so that
 * one statement serves every selection.
 */
import { RATINGS } from '@shop/domain/results-filters';

/** A group of entries that no filter distinguishes. */
export interface FacetGroup<Word extends string> {
  count: number;
  /** Filters that keep the group. */
  words: ReadonlySet<Word>;
  /** The highest minimum rating that keeps the group. */
  rating: number;
  /** Their categories, parents included. */
  categoryIds: readonly number[];
}
export interface Chosen<Word extends string> {
  words: readonly Word[];
  /** 0: none. */
  rating: number;
  /** null: none is chosen. */
  categoryIds: readonly number[] | null;
}

/** Whether a selection keeps the group: every filter, the rating and one of the categories. */
export const isKept = <Word extends string>(
  group: FacetGroup<Word>,
  { words, rating, categoryIds }: Chosen<Word>,
): boolean =>
  words.every((word) => group.words.has(word)) &&
  group.rating >= rating &&
  (categoryIds === null || categoryIds.some((id) => group.categoryIds.includes(id)));

/** @param kept overrides {@link isKept} where a filter selects other entries */
export function facetsOf<Word extends string, Entry extends FacetGroup<Word>>(
  entries: readonly Entry[],
  chosen: Chosen<Word>,
  words: readonly Word[],
  kept: (entry: Entry, chosen: Chosen<Word>) => boolean = isKept,
) {
  const left = (over: Partial<Chosen<Word>>) => entries.filter((entry) => kept(entry, { ...chosen, ...over }));
  const total = (over: Partial<Chosen<Word>>) => left(over).reduce((sum, { count }) => sum + count, 0);
  const categories: Record<string, number> = {};
  for (const { categoryIds, count } of left({ categoryIds: null }))
    for (const id of categoryIds) categories[id] = (categories[id] ?? 0) + count;
  return {
    total: total({}),
    filters: Object.fromEntries(words.map((word) => [word, total({ words: [...chosen.words, word] })])) as Record<
      Word,
      number
    >,
    ratings: Object.fromEntries(RATINGS.map((rating) => [rating, total({ rating })])) as Record<
      (typeof RATINGS)[number],
      number
    >,
    categories,
  };
}
