import { shopApi } from '@shop/api-client';
import { deviceStorage, recordView, sessionSlice } from '@shop/session';
import { allAnswered, openTestShop, wireItem, type TestShop, type TestShopOptions } from '@shop/testing';
import { act, screen, within } from '@testing-library/react';
import { recentlyViewed } from './recently-viewed.section';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
  deviceStorage.removeItem('viewedItems');
  localStorage.clear();
});

const record = (...ids: number[]) => ids.forEach((id) => recordView(deviceStorage, { id: String(id), moduleId: '1' }));
const show = (options?: TestShopOptions) => shop.renderSection(recentlyViewed, options);
const answer = (...items: object[]) => (shop.answers['/api/v1/items/by-ids'] = { products: items });
const names = () =>
  within(screen.getByRole('region', { name: 'Recently viewed' }))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);

it('[PLUS-82] shows what was opened, the last first, in one call and sold-out items last', async () => {
  record(1, 2, 3);
  answer(wireItem(3, { stock: 0 }), wireItem(2, { stock: 4 }), wireItem(1, { stock: 2 }));
  await show();
  await screen.findAllByRole('article');
  expect(names()).toEqual(['Item 2', 'Item 1', 'Item 3']);
  const calls = shop.calls.filter(({ pathname }) => pathname === '/api/v1/items/by-ids');
  expect(calls.map(({ searchParams }) => searchParams.get('ids'))).toEqual(['3,2,1']);
});

it('[PLUS-82] shows nothing, and asks nothing, before anything was opened in the module', async () => {
  recordView(deviceStorage, { id: '5', moduleId: '2' });
  const { container, store } = await show();
  await allAnswered(store);
  expect(container.querySelector('section')).toBeNull();
  expect(shop.callOf('/api/v1/items/by-ids')).toBeUndefined();
});

it.each([
  ['has none of them any more', { products: [] }],
  ['has no such call', () => new Response('', { status: 404 })],
  ['answers with something else', ['x']],
  ['answers with items that were not asked for', { products: [wireItem(8)] }],
])('[PLUS-82] is left out where the backend %s', async (_, given) => {
  record(1);
  shop.answers['/api/v1/items/by-ids'] = given;
  const { container, store } = await show();
  await allAnswered(store);
  expect(container.querySelector('section')).toBeNull();
});

it.each(['"x"', '[1,2]', '[{"id":{}}]', '{', '[{"id":"<b>","moduleId":"1"}]'])(
  '[PLUS-82] what somebody else stored, %s, is nothing',
  async (stored) => {
    localStorage.setItem('viewedItems', stored);
    const { container, store } = await show();
    await allAnswered(store);
    expect(container.querySelector('section')).toBeNull();
  },
);

it('[PLUS-82] is empty as soon as another tab, or a sign-out here, has emptied it', async () => {
  record(1);
  answer(wireItem(1));
  const { container, store } = await show({ token: 'token' });
  await screen.findByRole('article');
  act(() => {
    localStorage.removeItem('viewedItems');
    window.dispatchEvent(new StorageEvent('storage', { key: 'viewedItems', storageArea: localStorage }));
  });
  expect(container.querySelector('section')).toBeNull();
  act(() => {
    record(1);
    store.dispatch(shopApi.util.resetApiState());
  });
  act(() => {
    deviceStorage.removeItem('viewedItems');
    store.dispatch(sessionSlice.actions.signedOut());
  });
  expect(container.querySelector('section')).toBeNull();
});
