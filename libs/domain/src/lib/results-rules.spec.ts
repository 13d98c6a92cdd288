import { minor, moneyUnits } from '@shop/util';
import fc from 'fast-check';
import type { Item, Store } from './entities';
import type { ItemFilterWord } from './item-filters';
import type { ResultsQuery } from './results-query';
import { priceRangeOf, priceSliderOf } from './results-price';
import { applyItemFilters, applyStoreFilters, foundIn, whoFilters, type ResultPage } from './results-rules';
import { PRICE_BEFORE_USE } from './results-view';
import { sampleItem } from './sample.spec-helper';
import type { StoreFilterWord } from './store-filters';

const LIST = { kind: 'text', text: 'x' } as const;
const plain = { list: LIST, words: [], rating: 0, price: null, sort: null, categoryIds: [] } as const;
const RULES = { units: moneyUnits(2), tracksStock: true };
const item = (id: string, over: Partial<Item> = {}): Item => sampleItem({ id, ...over });
const store = (id: string, over: Partial<Store> = {}): Store =>
  ({
    id,
    active: true,
    open: true,
    isDiscounted: false,
    campaignCount: 0,
    rating: 0,
    distance: null,
    categoryIds: [],
    ...over,
  }) as Store;
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).join('');
const items = (list: Item[], over: Partial<ResultsQuery<ItemFilterWord>>) =>
  ids(applyItemFilters(list, { ...plain, ...over }, RULES));
const stores = (list: Store[], over: Partial<ResultsQuery<StoreFilterWord>>) =>
  ids(applyStoreFilters(list, { ...plain, ...over }));

it('sold-out items and closed stores come last, unless a sort says otherwise', () => {
  const list = [
    item('a', { stock: 0, orderCount: 9 }),
    item('b', { stock: 3 }),
    item('c', { stock: null, orderCount: 5 }),
  ];
  expect(items(list, {})).toBe('bca');
  expect(items(list, { words: ['popular'] })).toBe('acb');
  expect(ids(applyItemFilters(list, plain, { ...RULES, tracksStock: false }))).toBe('abc');
  const shops = [
    store('a', { open: false, orderCount: 9 }),
    store('b', { active: false, orderCount: 5 }),
    store('c', { orderCount: 1 }),
  ];
  expect(stores(shops, {})).toBe('cab');
  expect(stores(shops, { words: ['popular'] })).toBe('abc');
});

describe('the storefront’s own item filters', () => {
  it('[RES-20] Discounted keeps items with a discount, one of 0 included', () => {
    expect(
      items([item('a', { hasDiscountField: true }), item('b', { hasDiscountField: false })], { words: ['discounted'] }),
    ).toBe('a');
  });

  it('[RES-21] [RES-22] Popular sorts by orders, Top Rated by number of ratings', () => {
    const list = [
      item('a', { orderCount: 1, ratingCount: 9, rating: 1 }),
      item('b', { orderCount: 3, ratingCount: 2, rating: 5 }),
      item('c', { orderCount: 2, ratingCount: 9, rating: 2 }),
    ];
    expect(items(list, { words: ['popular'] })).toBe('bca');
    expect(items(list, { words: ['top_rated'] })).toBe('acb');
  });

  it('[RES-23] From Campaign keeps campaign items', () => {
    expect(items([item('a', { isCampaign: true }), item('b')], { words: ['from_campaign'] })).toBe('a');
  });

  it('[PLUS-65] diets keep the items that say so', () => {
    const list = [item('a', { diets: ['vegan', 'gluten_free'] }), item('b', { diets: ['vegan'] }), item('c')];
    expect(items(list, { words: ['vegan'] })).toBe('ab');
    expect(items(list, { words: ['vegan', 'gluten_free'] })).toBe('a');
    expect(items([...list, item('d', { diets: ['halal'] })], { words: ['halal'] })).toBe('d');
  });

  it('[PLUS-72] an allergen is avoided in items that are known to be without it, never in unknown ones', () => {
    const list = [
      item('a', { allergens: [] }),
      item('b', { allergens: ['nuts', 'milk'] }),
      item('c', { allergens: ['milk'] }),
      item('d'),
    ];
    expect(items(list, { words: ['without_nuts'] })).toBe('ac');
    expect(items(list, { words: ['without_nuts', 'without_milk'] })).toBe('a');
  });

  it('[RES-24] Price includes both bounds', () => {
    const list = [499, 500, 2000, 2001].map((price, index) => item('abcd'[index] as string, { price: minor(price) }));
    expect(items(list, { price: { min: 5, max: 20 } })).toBe('bc');
    expect(
      ids(applyItemFilters(list, { ...plain, price: { min: 500, max: 2000 } }, { ...RULES, units: moneyUnits(0) })),
    ).toBe('bc');
  });

  it('[RES-08] [RES-09] sorts by price only when selected, overriding any other order', () => {
    const list = [2, 3, 1].map((price, index) =>
      item('abc'[index] as string, { price: minor(price), orderCount: index }),
    );
    expect(items(list, {})).toBe('abc');
    expect(items(list, { sort: 'high2Low' })).toBe('bac');
    expect(items(list, { sort: 'low2High', words: ['popular'] })).toBe('cab');
  });

  it('[RES-33] a rating keeps items rated at least so high', () => {
    const list = [3.99, 4, 4.01].map((rating, index) => item('abc'[index] as string, { rating }));
    expect(items(list, { rating: 4 })).toBe('bc');
    expect(items(list, { rating: 0 })).toBe('abc');
  });

  it('[RES-16] categories keep items that have one of them', () => {
    const list = [item('a', { categories: [{ id: '1', name: '' }] }), item('b', { categories: [] })];
    expect(items(list, { categoryIds: ['1', '2'] })).toBe('a');
    expect(items(list, { categoryIds: [] })).toBe('ab');
  });

  it('[RES-35] all filters apply, and the last sort order', () => {
    const list = [
      item('a', { isCampaign: true, orderCount: 1, ratingCount: 5 }),
      item('b', { isCampaign: true, orderCount: 2, ratingCount: 4 }),
      item('c', { isCampaign: false, orderCount: 3, ratingCount: 9 }),
    ];
    expect(items(list, { words: ['top_rated', 'from_campaign', 'popular'] })).toBe('ba');
    expect(items(list, { words: ['popular', 'from_campaign', 'top_rated'] })).toBe('ab');
  });

  it('return a subset of the items for any selection', () => {
    const word = fc.constantFrom('top_rated', 'discounted', 'from_campaign', 'popular') as fc.Arbitrary<ItemFilterWord>;
    const one = fc.record({
      price: fc.nat(9).map(minor),
      rating: fc.integer({ min: 0, max: 5 }),
      orderCount: fc.nat(3),
    });
    fc.assert(
      fc.property(fc.array(one), fc.uniqueArray(word), fc.nat(5), (made, words, rating) => {
        const list = made.map((over, index) => item(String(index), over));
        const before = [...list];
        const kept = applyItemFilters(
          list,
          { ...plain, words, rating: rating as 0 },
          { ...RULES, units: moneyUnits(0) },
        );
        expect(list).toEqual(before);
        expect(new Set(kept).size).toBe(kept.length);
        for (const entry of kept) expect(list).toContain(entry);
      }),
    );
  });
});

describe('the storefront’s own store filters', () => {
  it('[RES-26] Nearby sorts by distance, unknown ones last', () => {
    expect(
      stores([store('a'), store('b', { distance: 900 }), store('c', { distance: 0 })], { words: ['nearby'] }),
    ).toBe('cba');
  });

  it('[RES-27] [RES-28] [RES-32] Currently Open, From Campaign and Discounted keep theirs', () => {
    const list = [
      store('a', { open: true }),
      store('b', { open: false, campaignCount: 1 }),
      store('c', { open: false, isDiscounted: true }),
    ];
    expect(stores(list, { words: ['currently_open'] })).toBe('a');
    expect(stores(list, { words: ['from_campaign'] })).toBe('b');
    expect(stores(list, { words: ['discounted'] })).toBe('c');
    expect(stores(list, { words: ['discounted', 'currently_open'] })).toBe('');
  });

  it('[RES-29] [RES-30] [RES-31] Popular and Best Seller sort by orders, Top Rated by number of ratings', () => {
    const list = [
      store('a', { orderCount: 1, ratingCount: 9 }),
      store('b', { orderCount: 3, ratingCount: 2 }),
      store('c', { orderCount: 2, ratingCount: 5 }),
    ];
    expect(stores(list, { words: ['popular'] })).toBe('bca');
    expect(stores(list, { words: ['best_seller'] })).toBe('bca');
    expect(stores(list, { words: ['popular', 'top_rated'] })).toBe('acb');
  });

  it('[RES-16] [RES-33] filter by category ids and by rating', () => {
    const list = [store('a', { categoryIds: ['1'], rating: 4 }), store('b', { categoryIds: ['2'], rating: 5 })];
    expect(stores(list, { categoryIds: ['2'] })).toBe('b');
    expect(stores(list, { rating: 4 })).toBe('ab');
    expect(stores(list, { rating: 5 })).toBe('b');
  });
});

describe('who filters', () => {
  const page = (list: string, filtered: boolean, total = list.length): ResultPage<Item> => ({
    entries: [...list].map((id) => item(id, { isCampaign: id < 'c' })),
    total,
    filtered,
    facets: null,
  });
  const narrowed = { ...plain, words: ['from_campaign'] } as const;
  const found = (pages: ResultPage<Item>[], query: ResultsQuery<ItemFilterWord> = narrowed) => {
    const { entries, count, among } = foundIn(pages, query, (list) => applyItemFilters(list, query, RULES));
    return [ids(entries), count, among];
  };

  it('a backend that reports filtering has filtered: its entries and count are final', () => {
    expect(whoFilters([page('ad', true)], narrowed)).toBe('backend');
    expect(found([page('ad', true, 40)])).toEqual(['ad', 40, null]);
  });

  it('without that report the storefront’s rules filter the loaded entries', () => {
    expect(whoFilters([page('ad', false)], narrowed)).toBe('client');
    expect(found([page('ad', false, 40)])).toEqual(['a', 1, 2]);
    // When everything has loaded, the count covers the whole list.
    expect(found([page('ad', false)])).toEqual(['a', 1, null]);
    expect(whoFilters([page('ad', true), page('be', false)], narrowed)).toBe('client');
  });

  it('[PLUS-67] a backend that tells no values did not filter by them, and no item is known to have them', () => {
    const red = { ...plain, values: { colour: ['red'] } };
    const facets = { total: 2, filters: {}, ratings: {}, categories: {}, price: null };
    const told = (values: object | undefined) => ({
      ...page('ad', true),
      facets: { ...facets, ...(values && { values }) },
    });
    expect(whoFilters([told({ colour: [] }), page('be', true)], red)).toBe('backend');
    expect(found([told({ colour: [] })], red)).toEqual(['ad', 2, null]);
    for (const one of [told(undefined), told({ size: [] }), page('ad', true)]) {
      expect(whoFilters([one], red)).toBe('client');
      expect(found([one], red)).toEqual(['', 0, null]);
    }
  });

  it('[RES-47] without a selection nobody filters, and duplicates are removed', () => {
    expect(whoFilters([page('ad', false)], plain)).toBe('nobody');
    expect(found([page('ad', false, 4), page('de', false, 4)], plain)).toEqual(['ade', 4, null]);
    expect(found([], plain)).toEqual(['', 0, null]);
  });
});

describe('the price filter’s slider', () => {
  const range = { min: minor(320), max: minor(1810) };

  it('[RES-36] spans the prices of the loaded items, or those that the backend sends', () => {
    const list = [
      item('a', { price: minor(900) }),
      item('b', { price: minor(320) }),
      item('c', { price: minor(1810) }),
    ];
    expect(priceRangeOf(null, list)).toEqual(range);
    expect(priceRangeOf(null, [])).toBeNull();
    const counted = { total: 9, filters: {}, ratings: {}, categories: {}, price: { min: minor(100), max: minor(200) } };
    expect(priceRangeOf(counted, list)).toEqual(counted.price);
    expect(priceSliderOf(range, null, RULES.units)).toEqual({ min: 3, max: 19, value: [3, 19] });
  });

  it('[RES-39] is [0,100] before items load, and spans the whole range before use', () => {
    expect(priceSliderOf(null, null, RULES.units)).toEqual({ min: 0, max: 100, value: [0, 100] });
    expect(priceSliderOf(range, PRICE_BEFORE_USE, RULES.units).value).toEqual([3, 19]);
  });

  it('[RES-37] replaces a lower bound of 0 by the lowest price', () => {
    expect(priceSliderOf(range, { used: true, min: 0, max: 9 }, RULES.units).value).toEqual([3, 9]);
    expect(priceSliderOf(range, { used: true, min: 1, max: 9 }, RULES.units)).toEqual({
      min: 1,
      max: 19,
      value: [1, 9],
    });
  });

  it('[RES-38] keeps its ends at least 1 apart, in any range', () => {
    const end = fc.nat(400);
    fc.assert(
      fc.property(end, end, fc.nat(30), fc.integer({ min: 1, max: 30 }), (one, other, min, by) => {
        const given = { min: minor(Math.min(one, other)), max: minor(Math.max(one, other)) };
        for (const choice of [null, { used: true, min, max: min + by }]) {
          const slider = priceSliderOf(given, choice, RULES.units);
          expect(slider.value[1] - slider.value[0]).toBeGreaterThanOrEqual(1);
          expect(slider.min).toBeLessThanOrEqual(slider.value[0]);
          expect(slider.max).toBeGreaterThanOrEqual(slider.value[1]);
        }
      }),
    );
  });
});
