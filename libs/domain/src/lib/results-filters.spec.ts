import fc from 'fast-check';
import { lastSort } from './filter-rules';
import { COMMON_ITEM_FILTERS, ITEM_FACETS, ITEM_FILTERS, ITEM_RULES, parseItemFilters } from './item-filters';
import { MAX_FILTER_CATEGORIES, MAX_FILTER_WORDS, parseCategoryIds } from './results-filters';
import { parseStoreFilters, STORE_CHIPS, STORE_FACETS, STORE_FILTERS, STORE_RULES } from './store-filters';

describe('filter words', () => {
  it('[RES-18] [RES-19] are parsed in their order', () => {
    const items = fc.array(fc.constantFrom(...ITEM_FILTERS), { maxLength: MAX_FILTER_WORDS });
    const stores = fc.array(fc.constantFrom(...STORE_FILTERS), { maxLength: MAX_FILTER_WORDS });
    fc.assert(fc.property(items, (words) => expect(parseItemFilters(JSON.stringify(words))).toEqual(words)));
    fc.assert(fc.property(stores, (words) => expect(parseStoreFilters(JSON.stringify(words))).toEqual(words)));
  });

  it('reject anything but a short list of the tab’s words', () => {
    const tooMany = JSON.stringify(Array.from({ length: MAX_FILTER_WORDS + 1 }, () => 'popular'));
    for (const said of ['', 'popular', '{}', '"popular"', 'null', '[', '["veg"]', '[["popular"]]', '[1]', tooMany])
      expect([said, parseItemFilters(said), parseStoreFilters(said)]).toEqual([said, null, null]);
    expect(parseItemFilters('["nearby"]')).toBeNull();
    expect(parseStoreFilters('["nearby"]')).toEqual(['nearby']);
  });

  it('[PLUS-65] of the listing of all stores are parsed too: chips, and the soonest first', () => {
    const words = ['under_30_min', 'free_delivery', 'discounted', 'rated_4_5', 'vegetarian', 'soonest', 'nearby'];
    expect(parseStoreFilters(JSON.stringify(words))).toEqual(words);
    expect(parseItemFilters('["under_30_min"]')).toBeNull();
  });

  it('[RES-18] [RES-19] [PLUS-65] are offered in the order of the specification, and the chips in theirs', () => {
    expect(COMMON_ITEM_FILTERS).toEqual(['top_rated', 'discounted', 'from_campaign', 'popular']);
    expect(STORE_FILTERS).toEqual([
      ...['nearby', 'currently_open', 'top_rated', 'discounted', 'from_campaign', 'popular', 'best_seller'],
    ]);
    expect(STORE_CHIPS).toEqual(['under_30_min', 'free_delivery', 'discounted', 'rated_4_5', 'vegetarian']);
  });

  it('can all be chosen at once', () => {
    expect(parseItemFilters(JSON.stringify(ITEM_FILTERS))).toEqual(ITEM_FILTERS);
    // The contract's limit of the parameter.
    expect(JSON.stringify(ITEM_FILTERS).length).toBeLessThan(500);
    expect(ITEM_FILTERS).toEqual(expect.arrayContaining(['vegan', 'without_gluten', 'without_molluscs']));
  });

  it('that sort are not counted', () => {
    expect(ITEM_FACETS.filter((word) => ITEM_RULES[word].kind !== 'filters')).toEqual([]);
    expect(STORE_FACETS.filter((word) => STORE_RULES[word].kind !== 'filters')).toEqual([]);
    expect(ITEM_FACETS).toContain('discounted');
  });

  it('[RES-35] the last sorting word decides the order', () => {
    expect(lastSort(ITEM_RULES, ['popular', 'discounted', 'top_rated', 'from_campaign'])).toBe('top_rated');
    expect(lastSort(STORE_RULES, ['top_rated', 'nearby', 'best_seller', 'currently_open'])).toBe('best_seller');
    expect(lastSort(ITEM_RULES, ['discounted'])).toBeNull();
    expect(lastSort(ITEM_RULES, [])).toBeNull();
  });
});

describe('category ids', () => {
  it('are numbers or numeric strings, without duplicates', () => {
    expect(parseCategoryIds('[3,"12",3]')).toEqual([3, 12]);
    expect(parseCategoryIds('[]')).toEqual([]);
    expect(parseCategoryIds('[2147483647]')).toEqual([2_147_483_647]);
    const most = Array.from({ length: MAX_FILTER_CATEGORIES }, (_, index) => index + 1);
    expect(parseCategoryIds(JSON.stringify(most))).toEqual(most);
    expect(parseCategoryIds(JSON.stringify([...most, 999]))).toBeNull();
  });

  it.each(['', '3', '{}', '[0]', '[-1]', '[1.5]', '["x"]', '[null]', '[[1]]', '[2147483648]', '[1e21]', '[" 3"]'])(
    'are not %s',
    (said) => {
      // '[[1]]' is no id, although it converts to "1".
      expect(parseCategoryIds(said)).toBeNull();
    },
  );
});
