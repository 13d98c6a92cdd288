/** The filters of items (RES-18, decision 092): each is said here once. */
import type { Item } from './entities';
import { descending, wordsOf, wordsWith, type FilterRule, type WordsLike, type WordsWith } from './filter-rules';
import { parseWords } from './results-filters';

/** `everywhere`: the results of every module offer it. All others are offered by the modules that name them. */
export const ITEM_RULES = {
  // RES-22: by `rating_count`, as specified.
  top_rated: { kind: 'sorts', order: descending(({ ratingCount }) => ratingCount), everywhere: true },
  discounted: { kind: 'filters', matches: ({ hasDiscountField }) => hasDiscountField, facet: true, everywhere: true },
  from_campaign: { kind: 'filters', matches: ({ isCampaign }) => isCampaign, facet: true, everywhere: true },
  popular: { kind: 'sorts', order: descending(({ orderCount }) => orderCount), everywhere: true },
} as const satisfies Record<string, FilterRule<Item> & { everywhere?: true }>;

export type ItemFilterWord = keyof typeof ITEM_RULES;
export type ItemSortingWord = WordsLike<typeof ITEM_RULES, { kind: 'sorts' }>;
export type ItemFilteringWord = WordsLike<typeof ITEM_RULES, { kind: 'filters' }>;
/** A filter that a backend counts. */
export type ItemFacetWord = WordsWith<typeof ITEM_RULES, 'facet'>;

/** Every word that a list of items understands. */
export const ITEM_FILTERS = wordsOf(ITEM_RULES);
export const ITEM_FACETS = wordsWith(ITEM_RULES, 'facet');
/** The filters of the specification, in its order (RES-18). */
export const COMMON_ITEM_FILTERS = wordsWith(ITEM_RULES, 'everywhere');

export const isItemSort = (word: ItemFilterWord): word is ItemSortingWord => ITEM_RULES[word].kind === 'sorts';

export const parseItemFilters = (text: string): ItemFilterWord[] | null => parseWords(text, ITEM_FILTERS);
