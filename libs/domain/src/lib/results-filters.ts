/** Filter words of item and store lists, and their format in requests (RES-18, RES-19). */
import type { PriceSort } from './results';

export const ITEM_FILTERS = ['top_rated', 'discounted', 'from_campaign', 'popular'] as const;
export type ItemFilterWord = (typeof ITEM_FILTERS)[number];

export const STORE_FILTERS = [
  'nearby',
  'currently_open',
  'top_rated',
  'discounted',
  'from_campaign',
  'popular',
  'best_seller',
] as const;
export type StoreFilterWord = (typeof STORE_FILTERS)[number];
export type FilterWord = ItemFilterWord | StoreFilterWord;

/** The chips above the listing of all stores (PLUS-65). Results pages offer `discounted` alone of them. */
export const STORE_CHIPS = ['under_30_min', 'free_delivery', 'discounted', 'rated_4_5', 'vegetarian'] as const;
export type StoreChip = (typeof STORE_CHIPS)[number];
/** Every word that a list of stores understands; `soonest` sorts by arrival. */
const STORE_WORDS = [...new Set([...STORE_FILTERS, ...STORE_CHIPS, 'soonest'] as const)];
export type StoreWord = (typeof STORE_WORDS)[number];

/** Words that sort a list; all others filter it (RES-21, RES-22, RES-26, RES-29 to RES-31). */
export const SORTING_WORDS = ['top_rated', 'popular', 'nearby', 'best_seller'] as const;
export type SortingWord = (typeof SORTING_WORDS)[number];

/** Words that filter items; a backend that filters counts the results of each. */
export const ITEM_FILTERING_WORDS = ['discounted', 'from_campaign'] as const satisfies readonly ItemFilterWord[];
export const STORE_FILTERING_WORDS = [
  'currently_open',
  'discounted',
  'from_campaign',
] as const satisfies readonly StoreFilterWord[];
export type ItemFilteringWord = (typeof ITEM_FILTERING_WORDS)[number];
export type StoreFilteringWord = (typeof STORE_FILTERING_WORDS)[number];

/** The selectable minimum ratings; 0 is none (RES-34). */
export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

/** Limits on request size; no customer selects more. */
export const MAX_FILTER_WORDS = 20;
export const MAX_FILTER_CATEGORIES = 200;

export const isSortingWord = (word: FilterWord): word is SortingWord =>
  SORTING_WORDS.some((sorting) => sorting === word);

/**
 * The sort order of a list: a price sort overrides the words, of which the last applies; null: none (RES-08, RES-35).
 */
export function decidingSort<Word extends FilterWord>(
  words: readonly Word[],
  price: PriceSort | null,
): PriceSort | Extract<Word, SortingWord> | null {
  return price ?? words.filter((word): word is Extract<Word, SortingWord> => isSortingWord(word)).at(-1) ?? null;
}

function parseList(text: string, max: number): unknown[] | null {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.length <= max ? list : null;
  } catch {
    return null;
  }
}

/** '["top_rated","discounted"]' as words, in order; null: no list, too long, or an unknown word. */
function parseWords<Word extends string>(text: string, known: readonly Word[]): Word[] | null {
  const list = parseList(text, MAX_FILTER_WORDS);
  return list?.every((word): word is Word => known.some((one) => one === word)) ? list : null;
}
export const parseItemFilters = (text: string): ItemFilterWord[] | null => parseWords(text, ITEM_FILTERS);
export const parseStoreFilters = (text: string): StoreWord[] | null => parseWords(text, STORE_WORDS);

/** '[3,"12"]' as ids without duplicates; null: no list, too long, or an invalid id (valid: 1 to 2^31 - 1). */
export function parseCategoryIds(text: string): number[] | null {
  const list = parseList(text, MAX_FILTER_CATEGORIES);
  const ids = list?.map((id) =>
    typeof id !== 'object' && /^[1-9]\d{0,9}$/.test(String(id)) ? Number(id) : Number.NaN,
  );
  return ids?.every((id) => id < 2 ** 31) ? [...new Set(ids)] : null;
}
