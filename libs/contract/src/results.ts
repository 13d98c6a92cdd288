/** Filtered lists (decision 055): query parameters, and the extra fields of a backend that filters. */
import { BASE_COLOURS } from '@shop/domain/goods-colours';
import { ITEM_FACETS, ITEM_FILTERS, type ItemFacetWord } from '@shop/domain/item-filters';
import {
  ITEM_VALUE_FILTERS,
  ITEM_VALUE_RULES,
  type ItemValueFilter,
  type ItemValueParameter,
} from '@shop/domain/item-values';
import {
  STORE_FACETS,
  STORE_RULES,
  STORE_WORDS,
  type StoreFacetWord,
  type StorePlaceWord,
} from '@shop/domain/store-filters';
import Type, { type Static, type TArray, type TObject, type TOptional, type TString } from 'typebox';
import { Flag, Nullable, paged, Text } from './common';
import { WireItem } from './item';
import { WireStore } from './store';

/** Words and ids are sent as JSON text, as deployed clients do; the length is limited. */
const Words = (words: readonly string[], more = '') =>
  Type.String({
    maxLength: 500,
    description: `JSON array of ${words.join(', ')}. All that keep entries apply; of those that sort the last decides.${more}`,
  });
export const CategoryIds = Type.String({
  maxLength: 3000,
  description:
    'JSON array of at most 200 ids, as [3,12]: what is of one of these categories or of their sub-categories.',
});
const Price = (which: string) =>
  Type.Number({
    minimum: 0,
    maximum: 1e9,
    description: `The ${which} price before any reduction; the bound is included.`,
  });

/** Values of filters are sent as JSON text too. */
const Values = (what: string) =>
  Type.String({
    maxLength: 400,
    description: `JSON array of at most 20 ${what}: items with any of them. Several filters narrow together.`,
  });
const VALUES_OF: Record<ItemValueFilter, string> = {
  brand: 'ids of brands',
  colour: `colours among ${BASE_COLOURS.join(', ')}`,
  size: 'sizes, as ["M","38.5"]',
};
const ValueQuery = Object.fromEntries(
  ITEM_VALUE_FILTERS.map((filter) => [ITEM_VALUE_RULES[filter].parameter, Type.Optional(Values(VALUES_OF[filter]))]),
) as Record<ItemValueParameter, TOptional<TString>>;

const COMMON = {
  rating_count: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 5, description: 'The least average rating; 0 asks for none.' }),
  ),
  facets: Type.Optional(
    Type.Union(Flag.anyOf, { description: '1: the answer tells what each further filter would leave.' }),
  ),
};
/** Query parameters of item lists; lists that select by ids themselves add `category_ids`. */
export const ItemFilterQuery = {
  ...COMMON,
  filter: Type.Optional(Words(ITEM_FILTERS)),
  min_price: Type.Optional(Price('least')),
  max_price: Type.Optional(Price('highest')),
  sort_by: Type.Optional(
    Type.Union([Type.Literal('high2Low'), Type.Literal('low2High')], {
      description:
        'By the price before any reduction; stands above the words of filter. Within one store: by what an item costs now.',
    }),
  ),
  category_ids: Type.Optional(CategoryIds),
  ...ValueQuery,
  values: Type.Optional(
    Type.Union(Flag.anyOf, { description: '1: facets tell which brands, colours and sizes the list has.' }),
  ),
};
export const StoreFilterQuery = {
  ...COMMON,
  filter: Type.Optional(
    Words(
      STORE_WORDS,
      ' under_30_min: open, and there within 30 minutes; vegetarian: sells nothing else; soonest: by arrival.',
    ),
  ),
  category_ids: Type.Optional(CategoryIds),
};

const Count = Type.Integer({ minimum: 0 });
const countOfEach = <Word extends string>(words: readonly Word[]) =>
  Type.Object(Object.fromEntries(words.map((word) => [word, Count])) as Record<Word, typeof Count>);
const isPlain = (word: StoreFacetWord): word is Exclude<StoreFacetWord, StorePlaceWord> =>
  STORE_RULES[word].facet === true;
/** Number of results with one more filter added; a rating replaces the selected one. */
const counts = <Filters extends TObject>(filters: Filters) => ({
  total: Count,
  filters,
  ratings: Type.Object({ 1: Count, 2: Count, 3: Count, 4: Count, 5: Count }),
  /** By id, for categories with results: each replaces the selected ones. */
  categories: Type.Record(Type.String(), Count),
});
/** Of a brand with its name: `value` is its id. */
export const FacetValue = Type.Object({ value: Type.String(), name: Type.Optional(Text), count: Count });
export type FacetValue = Static<typeof FacetValue>;
export type ItemFacets = Static<typeof ItemFacets>;
export const ItemFacets = Type.Object({
  ...counts(countOfEach<ItemFacetWord>(ITEM_FACETS)),
  /** Price range of the results without the price filter; null: no results. */
  price: Nullable(Type.Object({ min: Type.Number(), max: Type.Number() })),
  /** If it was asked for: values that items have with all other filters, and those that are chosen. */
  values: Type.Optional(
    Type.Object(
      Object.fromEntries(ITEM_VALUE_FILTERS.map((filter) => [filter, Type.Array(FacetValue)])) as Record<
        ItemValueFilter,
        TArray<typeof FacetValue>
      >,
    ),
  ),
});
export type StoreFacets = Static<typeof StoreFacets>;
export const StoreFacets = Type.Object(
  counts(
    Type.Object({
      ...countOfEach(STORE_FACETS.filter(isPlain)).properties,
      /** In the list of all stores alone, for a place. */
      under_30_min: Type.Optional(Count),
    }),
  ),
);

/** Present on every page of a filtered request: this backend has applied the filters. */
const filtered = Type.Optional(Type.Literal(true));
export const FilteredItems = Type.Object({
  ...paged('products', WireItem).properties,
  filtered,
  facets: Type.Optional(ItemFacets),
});
export type FilteredItems = Static<typeof FilteredItems>;
export const FilteredStores = Type.Object({
  ...paged('stores', WireStore).properties,
  filtered,
  facets: Type.Optional(StoreFacets),
});
export type FilteredStores = Static<typeof FilteredStores>;
