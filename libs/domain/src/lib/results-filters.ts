/** What filters of items and of stores share: ratings, limits, and the format of requests (RES-18, RES-19). */
import type { ItemFacetWord, ItemFilterWord } from './item-filters';
import type { StoreFacetWord, StoreFilterWord } from './store-filters';

export type FilterWord = ItemFilterWord | StoreFilterWord;
/** A filter whose results a backend counts. */
export type FacetWord = ItemFacetWord | StoreFacetWord;

/** The selectable minimum ratings; 0 is none (RES-34). */
export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

export { MAX_FILTER_CATEGORIES, MAX_FILTER_WORDS, parseCategoryIds, parseWords } from './filter-text';
