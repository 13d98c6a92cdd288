/** The filters of stores (RES-19, PLUS-65, decision 092): each is said here once. */
import { arrivesInTime } from './arrival';
import { isClosed } from './availability';
import type { Store } from './entities';
import {
  ascending,
  descending,
  wordsOf,
  wordsWith,
  type FilterRule,
  type WordsLike,
  type WordsWith,
} from './filter-rules';
import { parseWords } from './results-filters';

/** The least rating of the chip '4.5+'. */
export const HIGH_RATING = 4.5;

/** Unknown distances and arrivals sort last. */
const distanceOf = ({ distance }: Store) => distance ?? Number.MAX_SAFE_INTEGER;
const latestMinuteOf = ({ deliveryTime }: Store) =>
  deliveryTime && 'max' in deliveryTime ? deliveryTime.max : Number.MAX_SAFE_INTEGER;
const isNear = (store: Store) => !isClosed(store) && store.delivers && arrivesInTime(store.deliveryTime);

/** `results`: a filter of results pages. `chip`: a chip above the listing of all stores. */
export const STORE_RULES = {
  nearby: { kind: 'sorts', order: ascending(distanceOf), results: true },
  currently_open: { kind: 'filters', matches: ({ open }) => open, facet: true, results: true },
  // RES-31: by `rating_count`, as specified.
  top_rated: { kind: 'sorts', order: descending(({ ratingCount }) => ratingCount), results: true },
  under_30_min: { kind: 'filters', matches: isNear, facet: 'place', chip: true },
  free_delivery: { kind: 'filters', matches: ({ freeDelivery }) => freeDelivery, facet: true, chip: true },
  discounted: { kind: 'filters', matches: ({ isDiscounted }) => isDiscounted, facet: true, results: true, chip: true },
  from_campaign: { kind: 'filters', matches: ({ campaignCount }) => campaignCount > 0, facet: true, results: true },
  popular: { kind: 'sorts', order: descending(({ orderCount }) => orderCount), results: true },
  best_seller: { kind: 'sorts', order: descending(({ orderCount }) => orderCount), results: true },
  rated_4_5: { kind: 'filters', matches: ({ rating }) => rating >= HIGH_RATING, facet: true, chip: true },
  vegetarian: { kind: 'filters', matches: ({ isVegetarian }) => isVegetarian, facet: true, chip: true },
  soonest: { kind: 'sorts', order: ascending(latestMinuteOf) },
} as const satisfies Record<string, FilterRule<Store> & { results?: true; chip?: true }>;

/** Every word that a list of stores understands. */
export type StoreWord = keyof typeof STORE_RULES;
export type StoreSortingWord = WordsLike<typeof STORE_RULES, { kind: 'sorts' }>;
export type StoreFilteringWord = WordsLike<typeof STORE_RULES, { kind: 'filters' }>;
/** A filter of results pages. */
export type StoreFilterWord = WordsWith<typeof STORE_RULES, 'results'>;
/** A chip above the listing of all stores. */
export type StoreChip = WordsWith<typeof STORE_RULES, 'chip'>;
/** A filter that a backend counts. */
export type StoreFacetWord = WordsWith<typeof STORE_RULES, 'facet'>;
/** A filter that depends on the place of the request. */
export type StorePlaceWord = WordsLike<typeof STORE_RULES, { facet: 'place' }>;

export const STORE_WORDS = wordsOf(STORE_RULES);
export const STORE_FILTERS = wordsWith(STORE_RULES, 'results');
export const STORE_CHIPS = wordsWith(STORE_RULES, 'chip');
export const STORE_FACETS = wordsWith(STORE_RULES, 'facet');

export const parseStoreFilters = (text: string): StoreWord[] | null => parseWords(text, STORE_WORDS);
