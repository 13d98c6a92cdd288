/** The words of all filters. */
import type { ItemFacetWord, ItemFilterWord } from './item-filters';
import type { StoreFacetWord, StoreFilterWord } from './store-filters';

export type FilterWord = ItemFilterWord | StoreFilterWord;
/** A filter whose results a backend counts. */
export type FacetWord = ItemFacetWord | StoreFacetWord;
