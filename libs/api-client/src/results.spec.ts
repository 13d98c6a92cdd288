/** Requests and responses of results pages, page by page. */
import { USUAL_MONEY } from './lib/base/base-query';
import type { ResultsQuery } from '@shop/domain/results-query';
import type { ItemFilterWord } from '@shop/domain/item-filters';
import type { StoreFilterWord } from '@shop/domain/store-filters';
import { scope, shop } from './fake-network.spec-helper';
import { toItem } from './lib/catalog/to-item';
import { resultsApi } from './lib/results';

const { getResultItems, getResultStores } = resultsApi.endpoints;
const PLAIN = { words: [], rating: 0, price: null, sort: null, categoryIds: [] } as const;
const itemsOf = (over: Partial<ResultsQuery<ItemFilterWord>> & Pick<ResultsQuery<ItemFilterWord>, 'list'>) =>
  getResultItems.initiate({ scope, query: { ...PLAIN, ...over } });
const storesOf = (over: Partial<ResultsQuery<StoreFilterWord>> & Pick<ResultsQuery<StoreFilterWord>, 'list'>) =>
  getResultStores.initiate({ scope, query: { ...PLAIN, ...over } });
const item = (id: number, over: object = {}) => ({ id, name: `Item ${id}`, price: 3, variations: [], ...over });
const ok = (body: object) => ({ status: 200, body });

describe('results', () => {
  it('[RES-53] [RES-54] request 100 entries of a search and 12 of every other list', async () => {
    const { store, calls } = shop(() => ok({ total_size: 0, products: [] }));
    const asked = async (start: unknown) => {
      await store.dispatch(start as never);
      const { pathname, searchParams } = calls.at(-1)!.url;
      return `${pathname} ${searchParams}`;
    };
    const text = { kind: 'text', text: 'oat milk' } as const;
    expect(await asked(itemsOf({ list: text }))).toBe('/api/v1/items/search name=oat+milk&limit=100&offset=1&facets=1');
    expect(await asked(storesOf({ list: text }))).toBe(
      '/api/v1/stores/search name=oat+milk&limit=100&offset=1&facets=1',
    );
    const fruit = { kind: 'category', id: 'fruit' } as const;
    const category = 'limit=12&type=all&offset=1&facets=1';
    expect(await asked(itemsOf({ list: fruit }))).toBe(`/api/v1/categories/items/fruit ${category}`);
    expect(await asked(storesOf({ list: fruit }))).toBe(`/api/v1/categories/stores/fruit ${category}`);
    const several = { kind: 'categories', ids: ['3', '12'] } as const;
    const ids = `category_ids=${encodeURIComponent('[3,12]')}`;
    expect(await asked(itemsOf({ list: several }))).toBe(`/api/v1/categories/items/list ${ids}&${category}`);
    expect(await asked(storesOf({ list: several }))).toBe(`/api/v1/categories/stores/list ${ids}&${category}`);
    const offers = { kind: 'offers' } as const;
    expect(await asked(itemsOf({ list: offers }))).toBe(`/api/v1/items/discounted ${category}`);
    expect(await asked(storesOf({ list: offers, words: ['discounted'] }))).toBe(
      `/api/v1/stores/get-stores/all limit=12&offset=1&filter=${encodeURIComponent('["discounted"]')}&facets=1`,
    );
  });

  it('send all filters, and no lower price of 0', async () => {
    const { store, calls } = shop(() => ok({ total_size: 0, products: [] }));
    const list = { kind: 'text', text: 'x' } as const;
    await store.dispatch(
      itemsOf({
        list,
        words: ['popular', 'discounted'],
        rating: 4,
        price: { min: 0, max: 20 },
        sort: 'low2High',
        categoryIds: ['3'],
      }),
    );
    expect(Object.fromEntries(calls[0]!.url.searchParams)).toEqual({
      name: 'x',
      limit: '100',
      offset: '1',
      filter: '["popular","discounted"]',
      rating_count: '4',
      max_price: '20',
      sort_by: 'low2High',
      category_ids: '[3]',
      facets: '1',
    });
  });

  it('[RES-45] the next page is the number of loaded ones plus one, until a page is empty', async () => {
    const { store, calls } = shop((url) => {
      const page = Number(url.searchParams.get('offset'));
      return ok({ total_size: 99, products: page < 3 ? [item(page)] : [] });
    });
    const query = { scope, query: { ...PLAIN, list: { kind: 'category', id: '5' } as const } };
    const next = (direction?: 'forward') =>
      store.dispatch(getResultItems.initiate(query, direction ? { direction } : undefined));
    await next();
    await next('forward');
    const last = await next('forward');
    expect(last.hasNextPage).toBe(false);
    // Facets are requested with the first page only.
    expect(calls.map(({ url }) => `${url.searchParams.get('offset')} ${url.searchParams.get('facets')}`)).toEqual([
      '1 1',
      '2 null',
      '3 null',
    ]);
  });

  it('[RES-48] [RES-49] [DATA-20] drop items without variations and stores without a commission, by presence of the field', async () => {
    const without = (over: object) => ({ ...item(9), variations: undefined, ...over });
    const { store } = shop(({ pathname }) =>
      pathname.includes('items')
        ? ok({
            total_size: 4,
            products: [item(1), item(2, { variations: null }), without({ id: 3 }), without({ id: 4 })],
          })
        : ok({ total_size: 3, stores: [{ id: 1, commission: null }, { id: 2, comission: 5 }, { id: 3 }] }),
    );
    const list = { kind: 'text', text: 'x' } as const;
    const items = await store.dispatch(itemsOf({ list }));
    expect(items.data?.pages[0]?.entries.map(({ id }) => id)).toEqual(['1', '2']);
    // Four of four entries have loaded: there is no next page.
    expect(items.hasNextPage).toBe(false);
    const stores = await store.dispatch(storesOf({ list }));
    expect(stores.data?.pages[0]?.entries.map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('decode whether the backend filtered, and its counts', async () => {
    const facets = {
      total: 7,
      filters: { discounted: 3, from_campaign: 0, strange: 4 },
      ratings: { 1: 7, 5: 2 },
      categories: { 3: 5, 12: 'many' },
      price: { min: 0.5, max: 19.99 },
    };
    const answers: object[] = [{ total_size: 7, products: [item(1)], filtered: true, facets }, { products: [item(1)] }];
    const { store } = shop(() => ok(answers.shift()!));
    const page = async (text: string) => {
      const answer = await store.dispatch(itemsOf({ list: { kind: 'text', text } }));
      return answer.data?.pages[0];
    };
    expect(await page('a')).toMatchObject({
      filtered: true,
      total: 7,
      facets: {
        total: 7,
        filters: { discounted: 3, from_campaign: 0 },
        ratings: { 1: 7, 5: 2 },
        categories: { 3: 5 },
        price: { min: 50, max: 1999 },
      },
    });
    expect(await page('b')).toMatchObject({ filtered: false, facets: null, total: 1 });
  });

  it('[RES-20] a discount of 0 counts as one, a missing or negative one does not', () => {
    const says = (discount: unknown) => toItem(item(1, { discount }), USUAL_MONEY).hasDiscountField;
    expect([0, '0', 12, null, undefined, '', -1].map(says)).toEqual([true, true, true, false, false, false, false]);
  });

  it('[RES-23] [RES-27] [RES-28] [RES-32] decode the fields that the filters use', async () => {
    expect(toItem(item(1, { is_campaign: 1 }), USUAL_MONEY).isCampaign).toBe(true);
    expect(toItem(item(1, { is_campaign: 0 }), USUAL_MONEY).isCampaign).toBe(false);
    const wires = [
      { id: 1, comission: null, open: 1, total_campaigns: 1, discount_status: true },
      { id: 2, comission: null, open: 0, total_campaigns: 0, discount_status: false },
    ];
    const { store } = shop(() => ok({ stores: wires }));
    const { data } = await store.dispatch(storesOf({ list: { kind: 'text', text: 'x' } }));
    expect(data?.pages[0]?.entries).toMatchObject([
      { open: true, campaignCount: 1, isDiscounted: true },
      { open: false, campaignCount: 0, isDiscounted: false },
    ]);
  });
});

describe('values of filters', () => {
  const list = { kind: 'brand', id: 'volt & co' } as const;

  it('[PLUS-67] are sent with each page, and counted with the first', async () => {
    const { store, calls } = shop(() => ok({ total_size: 0, products: [] }));
    const values = { brand: ['7'], colour: ['red', 'blue'], size: ['38.5'] };
    await store.dispatch(itemsOf({ list, values, countsValues: true }));
    expect(calls[0]!.url.pathname).toBe('/api/v1/brand/items/volt%20%26%20co');
    expect(Object.fromEntries(calls[0]!.url.searchParams)).toEqual({
      limit: '20',
      offset: '1',
      brand_ids: '["7"]',
      colours: '["red","blue"]',
      sizes: '["38.5"]',
      facets: '1',
      values: '1',
    });
  });

  it.each([
    ['all', { brand: [{ value: '7', name: 'Volt', count: 2 }], colour: [], size: [{ value: '38', count: 1 }] }, { brand: [{ value: '7', name: 'Volt', count: 2 }], colour: [], size: [{ value: '38', name: null, count: 1 }] }], // prettier-ignore
    ['some, and values that are none', { colour: [{ value: 'navy', count: 1 }, null, { value: 'red', count: '3' }], brand: 5 }, { colour: [{ value: 'red', name: null, count: 3 }] }], // prettier-ignore
    ['none', undefined, undefined],
    ['something else', [], undefined],
  ])('[PLUS-67] are read as far as the backend tells them: %s', async (_, values, expected) => {
    const facets = { total: 1, filters: {}, ratings: {}, categories: {}, price: null, values };
    const { store } = shop(() => ok({ total_size: 1, products: [item(1)], filtered: true, facets }));
    const { data } = await store.dispatch(itemsOf({ list }));
    expect(data?.pages[0]?.facets?.values).toEqual(expected);
  });
});
