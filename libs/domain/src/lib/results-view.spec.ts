import fc from 'fast-check';
import type { Category } from './entities';
import { ITEM_FILTERS } from './item-filters';
import { RATINGS } from './results-filters';
import { STORE_FILTERS } from './store-filters';
import { shortestCategories, isNarrowed, itemsRequest, storesRequest, tickedCategories } from './results-query';
import { chipsOf, withoutChip } from './results-chips';
import {
  firstView,
  PRICE_BEFORE_USE,
  resultsTargetOf,
  resultsViewOf,
  toggleWord,
  withoutFilters,
  writeResultsView,
  type ResultsTarget,
  type ResultsView,
} from './results-view';

const query = (text: string) => new URLSearchParams(text);
const TEXT = { kind: 'text', text: 'milk' } as ResultsTarget;
const OFFERS = { kind: 'special-offer' } as ResultsTarget;
const ALL = { kind: 'all-categories' } as ResultsTarget;
const FRUIT = { kind: 'category', id: 'fruit' } as ResultsTarget;
const read = (text: string, target = TEXT) => resultsViewOf(query(text), target);
const write = (view: ResultsView, target = TEXT, before = '') => {
  const now = query(before);
  writeResultsView(now, view, target);
  return now.toString();
};
const category = (id: string, slug: string, children: Category[] = []): Category => ({
  id,
  name: slug,
  slug,
  image: null,
  isFeatured: true,
  children,
});
const tree = [category('1', 'fruit', [category('11', 'apples'), category('12', 'pears')]), category('2', 'fish')];

describe('the URL', () => {
  it('[ROUTE-03] [ROUTE-04] [ROUTE-05] [ROUTE-06] determines the target of the results', () => {
    expect(resultsTargetOf('milk', query(''))).toEqual({ kind: 'text', text: 'milk' });
    expect(resultsTargetOf('category', query('id=7'))).toEqual({ kind: 'category', id: '7' });
    expect(resultsTargetOf('special-offer', query(''))).toEqual({ kind: 'special-offer' });
    expect(resultsTargetOf('all-categories', query(''))).toEqual({ kind: 'all-categories' });
  });

  it('[ROUTE-07] a search for the reserved word without an id is a text search', () => {
    expect(resultsTargetOf('category', query(''))).toEqual({ kind: 'text', text: 'category' });
    expect(resultsTargetOf('category', query('id=%20'))).toEqual({ kind: 'text', text: 'category' });
    expect(resultsTargetOf('special-offers', query('id=7'))).toEqual({ kind: 'text', text: 'special-offers' });
  });

  it('[RES-06] [RES-07] wins over what the visitor keeps, and holds it for others', () => {
    const kept = { look: 'list', sort: 'low2High' } as const;
    const shown = (text: string) => {
      const { look, sort } = resultsViewOf(query(text), TEXT, kept);
      return [look, sort];
    };
    expect(shown('')).toEqual(['list', 'low2High']);
    expect(shown('view=grid&sort=high2Low')).toEqual(['grid', 'high2Low']);
    expect(shown('sort=none')).toEqual(['list', null]);
    const address = (view: Partial<ResultsView>) => {
      const now = query('');
      writeResultsView(now, { ...firstView(TEXT), ...view }, TEXT, kept);
      return now.toString();
    };
    expect(address(kept)).toBe('view=list&sort=low2High');
    expect(address({})).toBe('view=grid&sort=none');
  });

  it('[PLUS-25] holds every selection', () => {
    expect(
      read('tab=stores&view=list&sort=low2High&f=popular,discounted&r=4&price=5-20&sf=nearby&sr=1&categories=3,12'),
    ).toEqual({
      tab: 'stores',
      look: 'list',
      sort: 'low2High',
      items: { words: ['popular', 'discounted'], rating: 4, price: { used: true, min: 5, max: 20 } },
      stores: { words: ['nearby'], rating: 1, price: null },
      categories: ['3', '12'],
    });
  });

  it('[RES-09] [RES-39] has no sort order and no active price filter by default', () => {
    expect(read('')).toEqual(firstView(TEXT));
    expect(read('').sort).toBeNull();
    expect(PRICE_BEFORE_USE).toEqual({ used: false, min: 0, max: 1 });
    expect(read('price=on').items.price).toBe(PRICE_BEFORE_USE);
    expect(itemsRequest(TEXT, read('price=on'), tree)).toMatchObject({ price: null });
    expect(itemsRequest(TEXT, read('price=0-1'), tree)).toMatchObject({ price: { min: 0, max: 1 } });
  });

  it('[RES-25] [RES-38] ignores a price whose ends are less than 1 apart, and one that is not checked', () => {
    expect(read('price=5-6').items.price).toEqual({ used: true, min: 5, max: 6 });
    for (const said of ['5-5', '6-5', '5', '-1-5', '5-99999999', '1.5-3', 'all'])
      expect(read(`price=${said}`).items.price).toBeNull();
  });

  it('[RES-34] ignores a rating of 0 or above 5', () => {
    expect([0, 1, 5, 6].map((rating) => read(`r=${rating}`).items.rating)).toEqual([0, 1, 5, 0]);
    expect(read('r=4.5&sr=x').stores.rating).toBe(0);
  });

  it('falls back to defaults for unknown words', () => {
    expect(read('tab=shops&view=map&sort=cheapest&f=free,,&sf=discounted,far&categories=x,-1,0')).toEqual({
      ...firstView(TEXT),
      stores: { words: ['discounted'], rating: 0, price: null },
    });
    expect(read('f=popular,popular,top_rated').items.words).toEqual(['popular', 'top_rated']);
    expect(read(`categories=${Array.from({ length: 300 }, (_, index) => index + 1)}`).categories).toHaveLength(200);
  });

  it('[RES-42] special offers start with Discounted checked; the URL holds that it is unchecked', () => {
    expect(read('', OFFERS).items.words).toEqual(['discounted']);
    expect(read('', OFFERS).stores.words).toEqual(['discounted']);
    const without = { ...read('', OFFERS), items: { words: [], rating: 0, price: null } as const };
    expect(write(without, OFFERS)).toBe('f=none');
    expect(read('f=none', OFFERS)).toEqual(without);
    expect(read('f=nonsense', OFFERS).items.words).toEqual(['discounted']);
  });

  it('[RES-04] [PLUS-25] has one form per view, and keeps foreign parameters', () => {
    expect(write(firstView(TEXT), TEXT, 'search=milk&f=popular&item=3')).toBe('search=milk&item=3');
    const words = <T>(known: readonly T[]) => fc.shuffledSubarray([...known]);
    const rating = fc.constantFrom(0, ...RATINGS);
    const price = fc.option(
      fc.oneof(
        fc.constant(PRICE_BEFORE_USE),
        fc.record({ min: fc.nat(9999), by: fc.integer({ min: 1, max: 99 }) }).map(({ min, by }) => ({
          used: true,
          min,
          max: min + by,
        })),
      ),
    );
    const view = fc.record({
      tab: fc.constantFrom('items', 'stores'),
      look: fc.constantFrom('grid', 'list'),
      sort: fc.constantFrom(null, 'high2Low', 'low2High'),
      items: fc.record({ words: words(ITEM_FILTERS), rating, price }),
      stores: fc.record({ words: words(STORE_FILTERS), rating, price: fc.constant(null) }),
      categories: fc.oneof(fc.constantFrom('own', 'all'), fc.constantFrom([], ['1'], ['2', '11'])),
    }) as fc.Arbitrary<ResultsView>;
    fc.assert(
      fc.property(view, fc.constantFrom(TEXT, OFFERS, ALL, FRUIT), (chosen, target) => {
        const said = write(chosen, target, 'search=x&id=4');
        expect(resultsViewOf(query(said), target)).toEqual(chosen);
        expect(write(chosen, target, said)).toBe(said);
        expect(query(said).get('id')).toBe('4');
      }),
    );
  });

  it('[RES-35] a word that is ticked again moves to the end', () => {
    expect(toggleWord(['popular', 'top_rated'], 'popular')).toEqual(['top_rated']);
    expect(toggleWord(['top_rated'], 'popular')).toEqual(['top_rated', 'popular']);
  });
});

describe('the request', () => {
  const items = (text: string, target = TEXT, categories: Category[] | null = tree) =>
    itemsRequest(target, read(text, target), categories);

  it('[RES-06] [RES-04] [RES-05] uses only the filters of its tab', () => {
    const view = read('f=popular&r=4&price=2-9&sf=nearby&sort=low2High&view=list');
    expect(itemsRequest(TEXT, view, null)).toEqual({
      list: TEXT,
      words: ['popular'],
      rating: 4,
      price: { min: 2, max: 9 },
      sort: 'low2High',
      categoryIds: [],
    });
    expect(storesRequest(TEXT, view, null)).toEqual({
      list: TEXT,
      words: ['nearby'],
      rating: 0,
      price: null,
      sort: null,
      categoryIds: [],
    });
    // The layout does not change the request.
    expect(itemsRequest(TEXT, { ...view, look: 'grid' }, null)).toEqual(itemsRequest(TEXT, view, null));
  });

  it('[RES-43] is empty for special offers without Discounted', () => {
    expect(items('f=none', OFFERS)).toBe('nothing');
    expect(storesRequest(OFFERS, read('sf=nearby', OFFERS), tree)).toBe('nothing');
    expect(items('f=popular,discounted', OFFERS)).toMatchObject({ list: { kind: 'offers' } });
  });

  it('[RES-16] [ROUTE-06] categories narrow a search, and are the list on the page of all categories', () => {
    expect(items('categories=11')).toMatchObject({ list: TEXT, categoryIds: ['11'] });
    expect(items('categories=all')).toMatchObject({ list: TEXT, categoryIds: [] });
    expect(items('', ALL)).toMatchObject({ list: { kind: 'categories', ids: ['1', '11', '12', '2'] } });
    expect(items('categories=none', ALL)).toEqual(items('', ALL));
    expect(items('categories=2', ALL, null)).toMatchObject({ list: { kind: 'categories', ids: ['2'] } });
    expect(items('', ALL, null)).toBe('waits');
    expect(items('', ALL, [])).toBe('nothing');
  });

  it('[ROUTE-08] has one category by its slug or id, several by their ids', () => {
    expect(items('', FRUIT, null)).toMatchObject({ list: { kind: 'category', id: 'fruit' }, categoryIds: [] });
    expect(items('categories=none', FRUIT)).toEqual(items('', FRUIT));
    expect(items('categories=1,11,12,2', FRUIT)).toMatchObject({
      list: { kind: 'categories', ids: ['1', '11', '12', '2'] },
    });
    expect(tickedCategories(read('', FRUIT), FRUIT, tree)).toEqual(['1', '11', '12']);
    expect(tickedCategories(read(''), { kind: 'category', id: '12' }, tree)).toEqual(['12']);
    expect(tickedCategories(read(''), { kind: 'category', id: 'gone' }, tree)).toEqual([]);
  });

  it('[RES-14] stores all categories, and the default, as one word', () => {
    expect(shortestCategories(['2', '1', '11', '12'], TEXT, tree)).toBe('all');
    expect(shortestCategories(['2', '1', '11', '12'], ALL, tree)).toBe('own');
    expect(shortestCategories(['12', '11', '1'], FRUIT, tree)).toBe('own');
    expect(shortestCategories([], TEXT, tree)).toBe('own');
    expect(shortestCategories([], FRUIT, tree)).toEqual([]);
  });

  it('never has more categories than a backend accepts', () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      category(
        `${index + 1}00`,
        `c${index}`,
        [1, 2, 3, 4, 5, 6].map((sub) => category(`${index + 1}0${sub}`, `s${sub}`)),
      ),
    );
    const asked = items('', ALL, many);
    expect(asked).toMatchObject({ list: { ids: many.map(({ id }) => id) } });
  });

  it('is not narrowed without a selection', () => {
    const plain = items('view=list&tab=stores&price=on');
    expect(isNarrowed(plain as never)).toBe(false);
    for (const text of ['f=popular', 'r=1', 'price=0-1', 'sort=low2High', 'categories=2'])
      expect(isNarrowed(items(text) as never)).toBe(true);
  });
});

describe('the chips of applied filters', () => {
  const chips = (text: string, target = TEXT) => chipsOf(read(text, target), target, tree);

  it('[RES-40] show the filters of the open tab', () => {
    expect(chips('f=popular&r=4&price=5-20&sf=nearby&categories=1,11,12')).toEqual([
      { kind: 'word', word: 'popular' },
      { kind: 'price', min: 5, max: 20 },
      { kind: 'rating', rating: 4 },
      { kind: 'category', id: '1', name: 'fruit' },
    ]);
    expect(chips('tab=stores&f=popular&sf=nearby')).toEqual([{ kind: 'word', word: 'nearby' }]);
    expect(chips('price=on&sort=low2High')).toEqual([]);
    expect(chips('', OFFERS)).toEqual([{ kind: 'word', word: 'discounted' }]);
    expect(chips('', FRUIT)).toEqual([]);
    expect(chips('categories=all')).toEqual([{ kind: 'everyCategory' }]);
  });

  it('[RES-41] removing one removes only its filter', () => {
    const text = 'tab=stores&f=popular&r=4&price=5-20&sf=nearby,discounted&sr=3&categories=1,11,12,2';
    for (const tab of ['items', 'stores']) {
      const view = { ...read(text), tab } as ResultsView;
      const all = chipsOf(view, TEXT, tree);
      for (const chip of all)
        expect(chipsOf(withoutChip(view, chip, TEXT, tree), TEXT, tree)).toEqual(all.filter((one) => one !== chip));
    }
    expect(withoutChip(read('categories=all'), { kind: 'everyCategory' }, TEXT, tree).categories).toEqual([]);
    expect(write(withoutFilters(read(text), TEXT))).toBe('tab=stores&f=popular&r=4&price=5-20');
    expect(write(withoutFilters(read('f=none', OFFERS), OFFERS), OFFERS)).toBe('');
  });
});

describe('values of filters', () => {
  const chosen = read('colour=red,blue&size=M,38,huge&brand=7');

  it('[PLUS-25] [PLUS-67] are in the address, in the request, and on chips of their own', () => {
    const values = { brand: ['7'], colour: ['red', 'blue'], size: ['M', '38'] };
    expect(chosen.items.values).toEqual(values);
    expect(new URLSearchParams(write(chosen))).toEqual(query('brand=7&colour=red,blue&size=M,38'));
    expect(itemsRequest(TEXT, chosen, tree)).toMatchObject({ values, countsValues: true });
    expect(isNarrowed(itemsRequest(TEXT, chosen, tree) as never)).toBe(true);
    expect(storesRequest(TEXT, chosen, tree)).not.toHaveProperty('values');
    const chips = chipsOf(chosen, TEXT, tree);
    expect(chips).toEqual([
      { kind: 'value', filter: 'brand', value: '7' },
      { kind: 'value', filter: 'colour', value: 'red' },
      { kind: 'value', filter: 'colour', value: 'blue' },
      { kind: 'value', filter: 'size', value: 'M' },
      { kind: 'value', filter: 'size', value: '38' },
    ]);
    expect(chips.reduce((view, chip) => withoutChip(view, chip, TEXT, tree), chosen)).toEqual(firstView(TEXT));
    expect(withoutFilters(chosen, TEXT)).toEqual(firstView(TEXT));
    expect(write(withoutFilters(chosen, TEXT), TEXT, 'brand=7&colour=red&size=M&search=x')).toBe('search=x');
  });

  it('are counted where the module offers them, and left out of requests elsewhere', () => {
    expect(itemsRequest(TEXT, read(''), tree, true)).toMatchObject({ countsValues: true });
    expect(itemsRequest(TEXT, read(''), tree)).not.toHaveProperty('countsValues');
    expect(itemsRequest(TEXT, read('colour=navy'), tree)).not.toHaveProperty('values');
  });

  it('[PLUS-67] a brand has a list of items, and no tab of stores', () => {
    const brand = { kind: 'brand', id: 'volt' } as const;
    expect(read('tab=stores&colour=red', brand)).toMatchObject({
      tab: 'items',
      items: { values: { colour: ['red'] } },
    });
    expect(itemsRequest(brand, read('', brand), null)).toMatchObject({ list: brand, categoryIds: [] });
  });
});
