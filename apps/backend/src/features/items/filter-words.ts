/** What each word of a request asks of items, in SQL (decision 092). A word without an entry does not compile. */
import type { Allergen } from '@shop/domain/diet';
import {
  ALLERGEN_FILTERS,
  ITEM_FACETS,
  ITEM_FILTERS,
  ITEM_RULES,
  isItemSort,
  type ItemFacetWord,
  type ItemFilteringWord,
  type ItemFilterWord,
  type WithoutWord,
} from '@shop/domain/item-filters';
import { isNotNull, sql, type Column, type SQL } from 'drizzle-orm';
import type { At } from '../../db/query-time';
import * as t from '../../db/schema';
import type { ItemFilter } from './item-filter';
import { isDiscounted } from './price-and-stock-sql';

interface WordSql {
  /** Whether the word keeps an item. @param at the time of the request, rounded */
  keeps: (at: At) => SQL<boolean>;
  /** The choice that means the same in a list; by default the word itself, among `marks`. */
  choice?: Pick<ItemFilter, 'discounted' | 'campaign'>;
}

/** Unknown is not without: the condition is not true then. */
const isWithout = (allergen: Allergen) =>
  sql<boolean>`(NOT ${t.items.allergens} @> ARRAY[${allergen}]::text[]) IS TRUE`;

const WORDS: Record<ItemFilteringWord, WordSql> = {
  discounted: { keeps: isDiscounted, choice: { discounted: true } },
  from_campaign: { keeps: () => sql<boolean>`${isNotNull(t.items.campaignFrom)}`, choice: { campaign: true } },
  halal: { keeps: () => sql<boolean>`${t.items.halal}` },
  vegan: { keeps: () => sql<boolean>`${t.items.vegan}` },
  gluten_free: { keeps: () => sql<boolean>`${t.items.glutenFree}` },
  ...(Object.fromEntries(
    ALLERGEN_FILTERS.map((word) => [word, { keeps: () => isWithout(ITEM_RULES[word].avoids) }]),
  ) as unknown as Record<WithoutWord, WordSql>),
};

/** Whether a word that filters keeps an item. @param at the time of the request, rounded */
export const keepsItem = (word: ItemFilteringWord, at: At): SQL<boolean> => WORDS[word].keeps(at);

/** Columns that items and `facet_tallies` share. */
export type KindColumns = Record<'reduced' | 'halal' | 'vegan' | 'glutenFree', Column>;
/** Whether a word that is counted keeps a kind of items, flash sales aside. Those of campaigns are of no kind. */
const KINDS: Record<ItemFacetWord, (columns: KindColumns) => SQL> = {
  discounted: ({ reduced }) => sql`${reduced}`,
  from_campaign: () => sql`false`,
  halal: ({ halal }) => sql`${halal}`,
  vegan: ({ vegan }) => sql`${vegan}`,
  gluten_free: ({ glutenFree }) => sql`${glutenFree}`,
};
export const keepsKind = (word: ItemFacetWord, columns: KindColumns): SQL => KINDS[word](columns);

type WordChoice = Pick<ItemFilter, 'discounted' | 'campaign' | 'marks'>;

/** The choices that words of a request make. Equal choices are equal objects, whatever the order of the words: they are keys of caches. */
export function choiceOfWords(words: readonly ItemFilterWord[]): WordChoice {
  const filtering = ITEM_FILTERS.filter((word): word is ItemFilteringWord => words.includes(word) && !isItemSort(word));
  const marks = filtering.filter((word) => WORDS[word].choice === undefined);
  return Object.assign(
    {},
    ...filtering.map((word) => WORDS[word].choice),
    marks.length > 0 ? { marks } : {},
  ) as WordChoice;
}

const isChosen = (word: ItemFilteringWord, chosen: WordChoice): boolean => {
  const { choice } = WORDS[word];
  if (!choice) return chosen.marks?.includes(word) ?? false;
  return Object.entries(choice).every(([field, value]) => chosen[field as keyof typeof choice] === value);
};
/** The words of a choice that are counted. */
export const facetsOfChoice = (chosen: WordChoice): ItemFacetWord[] =>
  ITEM_FACETS.filter((word) => isChosen(word, chosen));
/** The words of a choice that are not: its counts hold only what these keep. */
export const uncountedOfChoice = ({ marks = [] }: WordChoice): ItemFilteringWord[] =>
  marks.filter((word) => !ITEM_FACETS.some((facet) => facet === word));
