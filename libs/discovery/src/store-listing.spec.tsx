/** The store listing: tabs, filter, pages, and its requests. */
import { WishActionsProvider } from '@shop/catalog-cards';
import { openTestShop, type TestShop, watchSight, wirePage, wireStore } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoreListing } from './lib/store-listing';
import { discoveryMessages, storeListMessages } from './messages';

const ALL = '/api/v1/stores/get-stores/all';
const DELIVERY = '/api/v1/stores/get-stores/delivery';
let testShop: TestShop;
beforeEach(() => {
  testShop = openTestShop();
  testShop.answers[ALL] = wirePage('stores', [
    wireStore(1, { category_ids: [11] }),
    wireStore(2, { category_ids: [5] }),
  ]);
  testShop.answers[DELIVERY] = wirePage('stores', [wireStore(2)]);
  testShop.answers['/api/v1/categories'] = [
    { id: 1, name: 'Bakery', childes: [{ id: 11, name: 'Bread' }] },
    { id: 5, name: 'Fish', childes: [] },
  ];
});
const show = (over: object = {}, path = '/home') =>
  testShop.renderWithProviders(<StoreListing limit={12} start="all" order={2} {...over} />, {
    messages: [discoveryMessages, storeListMessages],
    path,
  });
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const openFilter = () => userEvent.click(screen.getByRole('button', { name: /Filter/ }));

it('[STORES-01] [STORES-02] [STORES-16] the header counts all stores, not the loaded ones', async () => {
  testShop.answers[ALL] = wirePage('stores', [wireStore(1)], { total_size: 34 });
  await show();
  expect(await screen.findByRole('heading', { level: 2, name: '34 Stores' })).toBeVisible();
});

it('[STORES-03] [STORES-08] offers four tabs and requests the open one, page by page', async () => {
  await show();
  await screen.findByRole('heading', { level: 2, name: '2 Stores' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'All',
    'Newly Joined',
    'Popular',
    'Top Rated',
  ]);
  expect(Object.fromEntries(testShop.callOf(ALL) ?? [])).toMatchObject({ store_type: 'all', limit: '12', offset: '1' });
});

it('[STORES-04] [STORES-07] [STORES-10] the menu filters; one type is requested, from the first page', async () => {
  const { address } = await show({}, '/home?tab=top_rated');
  await screen.findByRole('heading', { level: 2, name: '2 Stores' });
  expect(testShop.callOf(ALL)?.get('store_type')).toBe('top_rated');
  const menu = screen.getByRole('combobox', { name: 'Delivery Type' });
  expect(
    within(menu)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All', 'Delivery', 'Take Away']);
  await userEvent.selectOptions(menu, 'Delivery');
  await screen.findByRole('heading', { level: 2, name: '1 Stores' });
  expect(testShop.callOf(DELIVERY)?.getAll('store_type')).toEqual(['top_rated']);
  expect(testShop.callOf(DELIVERY)?.get('offset')).toBe('1');
  await waitFor(() => expect(names()).toEqual(['Store 2']));
  expect(address()).toBe('/home?tab=top_rated&service=delivery');
});

it('[STORES-06] changing the tab resets the filter', async () => {
  const { address } = await show({}, '/home?service=delivery&categories=5');
  await userEvent.click(await screen.findByRole('tab', { name: 'Popular' }));
  await waitFor(() => expect(testShop.callOf(ALL)?.get('store_type')).toBe('popular'));
  expect(screen.getByRole('combobox', { name: 'Delivery Type' })).toHaveValue('all');
  expect(address()).toBe('/home?tab=popular');
});

it('[STORES-05] [STORES-09] the popover’s Home is the menu’s Delivery', async () => {
  await show();
  await openFilter();
  expect(screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'All',
    'Home',
    'Takeaway',
  ]);
  await userEvent.click(screen.getByRole('radio', { name: 'Home' }));
  await waitFor(() => expect(names()).toEqual(['Store 2']));
  expect(screen.getByRole('combobox', { name: 'Delivery Type' })).toHaveValue('delivery');
  expect(screen.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
  await waitFor(() => expect(names()).toHaveLength(2));
});

it('[STORES-05] [STORES-12] filters by categories and their sub-categories', async () => {
  await show();
  await openFilter();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Bakery' }));
  await waitFor(() => expect(names()).toEqual(['Store 1']));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Fish' }));
  await waitFor(() => expect(names()).toEqual(['Store 1', 'Store 2']));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bakery' }));
  await waitFor(() => expect(names()).toEqual(['Store 2']));
});

it('[PLUS-65] chips and categories of the URL are asked for, and hold where the backend ignores them', async () => {
  testShop.answers[ALL] = wirePage('stores', [
    wireStore(1, { category_ids: [11], free_delivery: true }),
    wireStore(2, { category_ids: [11] }),
    wireStore(3, { category_ids: [5], free_delivery: true }),
  ]);
  await show({}, '/home?categories=1&sf=free_delivery');
  await waitFor(() => expect(names()).toEqual(['Store 1']));
  expect(Object.fromEntries(testShop.callOf(ALL) ?? [])).toMatchObject({
    filter: '["free_delivery"]',
    category_ids: '[1]',
  });
});

it('[PLUS-65] a listing that chips empty shows all stores again by one press', async () => {
  testShop.answers[ALL] = (asked: URL) => wirePage('stores', asked.searchParams.get('filter') ? [] : [wireStore(1)]);
  const { address } = await show({}, '/home?sf=vegetarian');
  await userEvent.click(await screen.findByRole('button', { name: 'Show all stores' }));
  await waitFor(() => expect(names()).toEqual(['Store 1']));
  expect(address()).toBe('/home');
});

it('[STORES-13] [STORES-14] [STORES-15] loads pages until all stores are there, without duplicates', async () => {
  const seen = watchSight();
  testShop.answers[ALL] = (asked: URL) => {
    const page = Number(asked.searchParams.get('offset'));
    return wirePage('stores', page === 1 ? [wireStore(1), wireStore(2)] : [wireStore(2), wireStore(3)], {
      total_size: 4,
      offset: page,
    });
  };
  await show();
  await waitFor(() => expect(names()).toHaveLength(2));
  seen();
  await waitFor(() => expect(names()).toEqual(['Store 1', 'Store 2', 'Store 3']));
  expect(testShop.calls.filter(({ pathname }) => pathname === ALL)).toHaveLength(2);
  // All four stores are loaded: there is no end marker.
  expect(screen.queryByText('Loading')).toBeNull();
});

it('[STORES-17] shows an empty state, and a retry when the request failed', async () => {
  testShop.answers[ALL] = wirePage('stores', []);
  const none = await show();
  expect(await screen.findByText('Stores not found!')).toBeVisible();
  none.unmount();
  delete testShop.answers[ALL];
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  testShop.answers[ALL] = wirePage('stores', [wireStore(8)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toEqual(['Store 8']));
});

it('[STORES-11] [STORES-18] a home page requests twenty; cards show distance, state and heart', async () => {
  testShop.answers[ALL] = wirePage('stores', [wireStore(1, { distance: 1200, open: 0, active: 0 })]);
  const wishes = { isWished: () => true, subscribe: () => () => undefined, toggle: () => undefined };
  await testShop.renderWithProviders(
    <WishActionsProvider value={wishes}>
      <StoreListing limit={20} start="all" order={2} />
    </WishActionsProvider>,
    { messages: [discoveryMessages, storeListMessages] },
  );
  const card = await screen.findByRole('article');
  expect(testShop.callOf(ALL)?.get('limit')).toBe('20');
  expect(within(card).getByText('1.20 km away')).toBeVisible();
  expect(within(card).getByText('CLOSED NOW')).toBeVisible();
  expect(within(card).getByRole('button', { name: 'Favourite Store 1', pressed: true })).toBeVisible();
});

it('the skeletons stay until the first stores are there: the page below does not move up and down', async () => {
  testShop.answers[ALL] = wirePage('stores', [wireStore(1)], { total_size: 34 });
  const added: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) added.push(node.textContent ?? '');
  });
  const { container } = await show();
  const grid = container.querySelector('[role="status"]')?.parentElement?.parentElement as HTMLElement;
  observer.observe(grid, { childList: true });
  await screen.findByRole('heading', { level: 3, name: 'Store 1' });
  observer.disconnect();
  expect(added[0]).toContain('Store 1');
});
