import fc from 'fast-check';
import type { Category, Store } from './entities';
import { withSubCategories } from './category-tree';
import { isSameService, storeListOf, storesOfCategories } from './store-list';

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
});
