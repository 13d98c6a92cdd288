/** The filters of items (RES-18, decision 092): each is said here once. */
import { ALLERGENS, type Allergen, type Diet } from './diet';
import type { Item } from './entities';
import { descending, wordsOf, wordsWith, type FilterRule, type WordsLike, type WordsWith } from './filter-rules';
import { isValueFilter, type ItemValueFilter } from './item-values';
import { parseWords } from './results-filters';

/** A filter that avoids an allergen. */
export type WithoutWord = `without_${Allergen}`;

const suits = (diet: Diet) =>
  ({ kind: 'filters', matches: ({ diets }: Item) => diets?.includes(diet) ?? false, facet: true }) as const;
/** What is not known to be without an allergen does not match. */
const without = (allergen: Allergen) =>
  ({
    kind: 'filters',
    matches: ({ allergens }: Item) => allergens !== undefined && !allergens.includes(allergen),
    avoids: allergen,
  }) as const;

/** `everywhere`: the results of every module offer it; the others are offered by modules that name them. `avoids`: the allergen that it leaves out. */
export const ITEM_RULES = {
  // RES-22: by `rating_count`, as specified.
  top_rated: { kind: 'sorts', order: descending(({ ratingCount }) => ratingCount), everywhere: true },
  discounted: { kind: 'filters', matches: ({ hasDiscountField }) => hasDiscountField, facet: true, everywhere: true },
  from_campaign: { kind: 'filters', matches: ({ isCampaign }) => isCampaign, facet: true, everywhere: true },
  popular: { kind: 'sorts', order: descending(({ orderCount }) => orderCount), everywhere: true },
  halal: suits('halal'),
  vegan: suits('vegan'),
  gluten_free: suits('gluten_free'),
  ...(Object.fromEntries(ALLERGENS.map((allergen) => [`without_${allergen}`, without(allergen)])) as Record<
    WithoutWord,
    ReturnType<typeof without>
  >),
} as const satisfies Record<string, FilterRule<Item> & { everywhere?: true; avoids?: Allergen }>;

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

/** The filters that avoid an allergen, in the order of the regulation. */
export const ALLERGEN_FILTERS = wordsWith(ITEM_RULES, 'avoids');

/** What the results of a module can offer after the common filters. `allergens`: each of them, to avoid. */
export type ModuleItemFilter =
  Exclude<ItemFilterWord, WordsWith<typeof ITEM_RULES, 'everywhere' | 'avoids'>> | ItemValueFilter | 'allergens';

/** Whether a module offers filters with values (decision 100). */
export const offersValues = (filters: readonly ModuleItemFilter[] = []): boolean => filters.some(isValueFilter);

export const isAllergenFilter = (word: string): word is WithoutWord => ALLERGEN_FILTERS.some((one) => one === word);

export const isItemSort = (word: ItemFilterWord): word is ItemSortingWord => ITEM_RULES[word].kind === 'sorts';

export const parseItemFilters = (text: string): ItemFilterWord[] | null => parseWords(text, ITEM_FILTERS);
