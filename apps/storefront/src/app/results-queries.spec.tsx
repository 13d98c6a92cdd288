/**
 * The prefetched queries of the results page, on the server and while its code loads, match those of the view: no
 * duplicate requests.
 */
import { discoveryMessages, resultsMessages } from '@shop/discovery';
import { findPage, loadPage } from '@shop/page-engine';
import { openTestShop, wireItem, wirePage, wireStore } from '@shop/testing';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { pages } from '../pages';
import { createShop } from './shop';

const items = wirePage('products', [wireItem(1, { discount: 5 })]);
const stores = wirePage('stores', [wireStore(1, { discount_status: true, category_ids: [5] })]);

it.each([
  ['[ROUTE-03] a search', '/home?search=milk&f=popular,discounted&r=3&price=1-9&sort=low2High', 'Item 1'],
  ['[ROUTE-03] stores of a search', '/home?search=milk&tab=stores&sf=popular&view=list&categories=5', 'Store 1'],
  ['[ROUTE-04] a category', '/home?search=category&id=5&module_id=1&r=2', 'Item 1'],
  ['[ROUTE-05] special offers', '/home?search=special-offer&price=1-3', 'Item 1'],
  ['[ROUTE-05] stores with special offers', '/home?search=special-offer&tab=stores', 'Store 1'],
  ['[ROUTE-06] all categories', '/home?search=all-categories&r=1', 'Item 1'],
  ['[ROUTE-06] some categories', '/home?search=all-categories&categories=1,5&tab=stores', 'Store 1'],
  ['[ROUTE-08] a category by its slug', '/category/fish?module_id=1&f=popular', 'Item 1'],
])('%s is requested once, by the prefetch of the page: %s', async (_, path, expected) => {
  const testShop = openTestShop();
  testShop.answers['/api/v1/categories'] = [
    { id: 1, name: 'Bakery', slug: 'bakery', childes: [{ id: 11, name: 'Bread' }] },
    { id: 5, name: 'Fish', slug: 'fish', childes: [] },
  ];
  for (const list of ['items/search', 'items/discounted', 'categories/items/5', 'categories/items/fish'])
    testShop.answers[`/api/v1/${list}`] = items;
  testShop.answers['/api/v1/categories/items/list'] = items;
  for (const list of ['stores/search', 'stores/get-stores/all', 'categories/stores/list'])
    testShop.answers[`/api/v1/${list}`] = stores;
  const { pathname, search, searchParams: query } = new URL(path, 'http://shop.test');
  const found = findPage(pages, { pathname, search });
  if (!found) throw new Error('no such page');
  const { route, params } = found;
  const { page } = await route.definition();
  const { View } = page;
  let ahead: string[] = [];
  const lists = () => testShop.calls.map(({ href }) => href).filter((href) => /categories|items|stores/.test(href));
  await testShop.renderWithProviders(
    <Routes>
      <Route path={route.path} element={<View />} />
    </Routes>,
    {
      messages: [discoveryMessages, resultsMessages],
      path,
      before: async (store) => {
        await loadPage({ ...createShop(store as never, true), before: async () => undefined }, route, {
          params,
          query,
        });
        ahead = lists();
      },
    },
  );
  // Not awaited: the first page is rendered at once.
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([expected]);
  expect(await screen.findByRole('button', { name: /^Filter/ })).toBeVisible();
  expect(ahead).toHaveLength(2);
  expect(lists()).toEqual(ahead);
});

it('[ROUTE-02] [ROUTE-03] `/home` with an empty search is the home page', () => {
  const isHome = (search: string) => findPage(pages, { pathname: '/home', search })?.route.showsModule ?? false;
  expect(['', '?tab=stores', '?search=', '?search=%20'].map(isHome)).toEqual([true, true, true, true]);
  expect(isHome('?search=milk&tab=stores')).toBe(false);
});
