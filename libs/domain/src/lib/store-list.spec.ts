import fc from 'fast-check';
import type { Category, Store } from './entities';
import { withSubCategories } from './category-tree';
import {
  isSameService,
  storeListOf,
  storesOfCategories,
  storesOfChips,
  writeStoreList,
  type StoreListView,
} from './store-list';
import { STORE_CHIPS } from './store-filters';

const category = (id: string, children: Category[] = []): Category => ({
  id,
  name: id,
  slug: null,
  image: null,
  isFeatured: true,
  children,
});
const tree = [category('1', [category('11'), category('12')]), category('2', [category('21')])];
const store = (id: string, ...categoryIds: string[]) => ({ id, categoryIds }) as Store;

describe('the store listing', () => {
  it('[STORES-09] treats home and delivery, takeaway and take-away as the same filter', () => {
    expect(isSameService('home', 'delivery')).toBe(true);
    expect(isSameService('take_away', 'takeaway')).toBe(true);
    expect(isSameService('delivery', 'take_away')).toBe(false);
    expect(isSameService('all', 'home')).toBe(false);
  });

  it('[STORES-12] keeps stores of the selected categories and their sub-categories', () => {
    const stores = [store('a', '11'), store('b', '21', '12'), store('c', '2'), store('d')];
    const kept = (...chosen: string[]) =>
      storesOfCategories(stores, withSubCategories(chosen, tree)).map(({ id }) => id);
    expect(kept('1')).toEqual(['a', 'b']);
    expect(kept('2')).toEqual(['b', 'c']);
    expect(kept('12')).toEqual(['b']);
    expect(kept()).toEqual(['a', 'b', 'c', 'd']);
    expect(kept('99')).toEqual([]);
  });

  it('never adds, duplicates or reorders stores', () => {
    const ids = fc.subarray(['1', '2', '11', '12', '21']);
    fc.assert(
      fc.property(fc.array(ids), ids, (held, chosen) => {
        const stores = held.map((categories, index) => store(String(index), ...categories));
        const kept = storesOfCategories(stores, withSubCategories(chosen, tree));
        expect(stores.filter((entry) => kept.includes(entry))).toEqual(kept);
      }),
    );
  });

  it('[STORES-03] reads tab and filter from the URL, and falls back for unknown words', () => {
    const read = (query: string) => storeListOf(new URLSearchParams(query), 'popular');
    expect(read('')).toEqual({ tab: 'popular', service: 'all' });
    expect(read('tab=top_rated&service=takeaway')).toEqual({ tab: 'top_rated', service: 'takeaway' });
    expect(read('tab=cheapest&service=teleport')).toEqual({ tab: 'popular', service: 'all' });
  });

  it('[PLUS-65] reads categories and chips from the URL, and leaves out what is unknown or there twice', () => {
    const read = (query: string) => storeListOf(new URLSearchParams(query), 'all');
    expect(read('categories=3,x,12&sf=discounted,teleported,rated_4_5,discounted')).toEqual({
      tab: 'all',
      service: 'all',
      categories: ['3', '12'],
      chips: ['discounted', 'rated_4_5'],
    });
    // A list without choices is the same list, and the same entry of the cache.
    expect(read('categories=&sf=none')).toEqual({ tab: 'all', service: 'all' });
  });

  it('[PLUS-65] writes a view to the URL, so that reading it gives the view again', () => {
    const view = fc.record<StoreListView>({
      tab: fc.constantFrom('all', 'newly_joined', 'popular', 'top_rated'),
      service: fc.constantFrom('all', 'delivery', 'take_away'),
      categories: fc.subarray(['1', '2', '11']),
      chips: fc.subarray([...STORE_CHIPS]),
    });
    fc.assert(
      fc.property(view, (written) => {
        const query = new URLSearchParams('module_id=2');
        writeStoreList(query, written, 'all');
        const { categories = [], chips = [], ...rest } = storeListOf(query, 'all');
        expect({ ...rest, categories, chips }).toEqual(written);
        expect(query.get('module_id')).toBe('2');
      }),
    );
  });

  it('[PLUS-65] chips keep stores that fulfil all of them', () => {
    const minutes = (max: number) => ({ min: 5, max, unit: 'min' as const });
    const fine = {
      active: true,
      open: true,
      delivers: true,
      deliveryTime: minutes(30),
      freeDelivery: true,
      isDiscounted: true,
      rating: 4.5,
      isVegetarian: true,
    } as Store;
    const kept = (over: Partial<Store>) =>
      STORE_CHIPS.filter((chip) => storesOfChips([{ ...fine, ...over }], [chip])[0]);
    expect(kept({})).toEqual([...STORE_CHIPS]);
    const without = (...chips: string[]) => STORE_CHIPS.filter((chip) => !chips.includes(chip));
    for (const late of [
      { deliveryTime: minutes(31) },
      { deliveryTime: null },
      { open: false },
      { active: false },
      { delivers: false },
    ])
      expect(kept(late)).toEqual(without('under_30_min'));
    expect(kept({ freeDelivery: false })).toEqual(without('free_delivery'));
    expect(kept({ isDiscounted: false })).toEqual(without('discounted'));
    expect(kept({ rating: 4.4 })).toEqual(without('rated_4_5'));
    expect(kept({ isVegetarian: false })).toEqual(without('vegetarian'));
    expect(storesOfChips([fine, { ...fine, rating: 1 }], ['discounted', 'rated_4_5'])).toEqual([fine]);
  });
});
