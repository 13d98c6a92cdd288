/** Placeholder data of a store and of an item, from the cards that were loaded before. */
import { findCached, scopeOf } from '@shop/api-client';
import { catalogApi } from '@shop/api-client/catalog';
import { productRoute, storeRoute } from '@shop/discovery';
import { loadPage } from '@shop/page-engine';
import { wireItem, wirePage, wireStore } from '@shop/testing';
import { waitFor } from '@testing-library/react';
import { createShop } from './shop';
import { createShopStore } from './store';

const real = globalThis.fetch;
afterEach(() => void (globalThis.fetch = real));

const CAMPAIGN_ENDS = { available_date_ends: '2026-12-31', end_time: '23:00' };

/** A visit that has loaded a list of stores and one of items. @param details the backend's response for one store or item */
async function visit(details: (url: string) => Promise<Response>) {
  globalThis.fetch = (async (url: string) => {
    if (url.includes('/details/')) return details(url);
    if (url.includes('/stores/'))
      return Response.json(wirePage('stores', [wireStore(1, { avg_rating: 4.6 }), wireStore(2)]));
    return Response.json(wirePage('products', [wireItem(1), wireItem(2, CAMPAIGN_ENDS)]));
  }) as typeof fetch;
  const shop = createShop(createShopStore({ origin: 'http://shop.test' }), false);
  const { dispatch, getState } = shop.store;
  const scope = scopeOf(getState().session);
  await dispatch(catalogApi.endpoints.getStores.initiate({ scope, list: 'popular', limit: 12 }));
  await dispatch(catalogApi.endpoints.getPopularItems.initiate({ scope }));
  const open = (id: string) => loadPage(shop, storeRoute, { params: { id }, query: new URLSearchParams() });
  const cached = (id: string) => catalogApi.endpoints.getStore.select({ id, scope })(getState());
  const openItem = (id: string, query = '') =>
    loadPage(shop, productRoute, { params: { id }, query: new URLSearchParams(query) });
  const cachedItem = (id: string, isCampaign = false) =>
    catalogApi.endpoints.getItem.select({ id, language: getState().session.language, isCampaign })(getState());
  return { open, cached, openItem, cachedItem, state: getState };
}

it('[PLUS-37] a store starts with its card’s data, and keeps it without a response', async () => {
  let refuse = () => {};
  const { open, cached } = await visit(
    () => new Promise((_, fail) => (refuse = () => fail(new TypeError('Failed to fetch')))),
  );
  await open('store-1');
  expect(cached('store-1').data).toMatchObject({ name: 'Store 1', rating: 4.6 });
  await waitFor(() => expect(cached('store-1').isLoading).toBe(true));
  refuse();
  await waitFor(() => expect(cached('store-1').isError).toBe(true));
  expect(cached('store-1').data).toMatchObject({ name: 'Store 1', rating: 4.6 });
});

it('the response replaces the card’s data', async () => {
  const { open, cached } = await visit(async () => Response.json(wireStore(1, { name: 'Renamed' })));
  await open('store-1');
  await waitFor(() => expect(cached('store-1').data?.name).toBe('Renamed'));
});

it('[ITEM-02] an item starts with its card’s data, and the response replaces it', async () => {
  let answer = (_: Response) => {};
  const { openItem, cachedItem } = await visit(() => new Promise((resolve) => (answer = resolve)));
  await openItem('item-1');
  expect(cachedItem('item-1').data).toMatchObject({ name: 'Item 1', price: 200 });
  answer(Response.json(wireItem(1, { name: 'Renamed', price: 3 })));
  await waitFor(() => expect(cachedItem('item-1').data).toMatchObject({ name: 'Renamed', price: 300 }));
});

it('[ROUTE-12] an item of a campaign is asked for as such: its id may be that of another item', async () => {
  const asked: string[] = [];
  const { openItem, cachedItem } = await visit((url) => {
    asked.push(url);
    return new Promise(() => undefined);
  });
  await openItem('1', 'product_type=campaign');
  expect(cachedItem('1', true).data).toBeUndefined();
  await openItem('2', 'product_type=campaign');
  expect(cachedItem('2', true).data).toMatchObject({ name: 'Item 2' });
  await openItem('2');
  expect(cachedItem('2').data).toBeUndefined();
  expect(asked.map((url) => url.slice(url.indexOf('/details/')))).toEqual([
    '/details/1?campaign=1',
    '/details/2?campaign=1',
    '/details/2',
  ]);
});

it('finds stores and items by slug or id, but not of another kind or unknown ones', async () => {
  const { state } = await visit(async () => Response.json({}, { status: 404 }));
  expect(findCached(state(), 'store', '2')?.name).toBe('Store 2');
  expect(findCached(state(), 'item', 'item-1')?.name).toBe('Item 1');
  expect(findCached(state(), 'item', 'store-1')).toBeNull();
  expect(findCached(state(), 'store', 'elsewhere')).toBeNull();
  expect(findCached(state(), 'storeCard', '2')?.name).toBe('Store 2');
});
