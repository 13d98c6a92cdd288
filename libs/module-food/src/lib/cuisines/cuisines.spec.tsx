/** Cuisines and chips: what they write into the URL, and the counts of the backend. */
import { openTestShop, wirePage, wireStore, type TestShop } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cuisines } from './cuisines.section';

const ALL = '/api/v1/stores/get-stores/all';
let testShop: TestShop;
beforeEach(() => {
  testShop = openTestShop();
  testShop.answers['/api/v1/categories'] = [
    { id: 1, name: 'Pizza', featured: 1, childes: [] },
    { id: 5, name: 'Sushi', featured: 1, childes: [] },
    { id: 7, name: 'Beverages', featured: 0, childes: [] },
  ];
  testShop.answers[ALL] = (asked: URL) =>
    wirePage('stores', [wireStore(1)], {
      filtered: true,
      facets: {
        total: 9,
        filters: {
          under_30_min: asked.searchParams.get('category_ids') ? 0 : 4,
          free_delivery: 2,
          discounted: 1,
          rated_4_5: 3,
          vegetarian: 1,
        },
        ratings: {},
        categories: { 1: 6 },
      },
    });
});
const show = async (path = '/home?module_id=2', language: 'en' | 'ar' = 'en') => {
  const shown = await testShop.renderSection(cuisines, { path, language });
  await screen.findByRole('group');
  return shown;
};
const chips = () => within(screen.getByRole('group')).getAllByRole('button');

it('[PLUS-65] shows the featured cuisines and the chips, each with its number of restaurants', async () => {
  await show();
  expect(await screen.findByRole('button', { name: 'Pizza, 6 restaurants' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('button', { name: 'Sushi, 0 restaurants' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Beverages/ })).toBeNull();
  expect(chips().map(({ textContent }) => textContent)).toEqual([
    'Under 30 min4',
    'Free delivery2',
    'Offers1',
    '4.5+3',
    'Veg1',
  ]);
  expect(Object.fromEntries(testShop.callOf(ALL) ?? [])).toMatchObject({ facets: '1', limit: '1' });
});

it('[PLUS-65] a cuisine filters by itself, again takes it back; chips add up; other parameters stay', async () => {
  const { address } = await show();
  await userEvent.click(await screen.findByRole('button', { name: /Pizza/ }));
  expect(address()).toBe('/home?module_id=2&categories=1');
  expect(screen.getByRole('button', { name: /Pizza/, pressed: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Sushi/ }));
  expect(address()).toBe('/home?module_id=2&categories=5');
  await userEvent.click(screen.getByRole('button', { name: /Offers/ }));
  await userEvent.click(screen.getByRole('button', { name: /Veg/ }));
  expect(new URLSearchParams(address().split('?')[1]).get('sf')).toBe('discounted,vegetarian');
  await userEvent.click(screen.getByRole('button', { name: /Offers/, pressed: true }));
  await userEvent.click(screen.getByRole('button', { name: /Sushi/, pressed: true }));
  expect(address()).toBe('/home?module_id=2&sf=vegetarian');
});

it('[PLUS-65] counts follow the choice, and work by keyboard', async () => {
  await show();
  const pizza = await screen.findByRole('button', { name: /Pizza/ });
  act(() => pizza.focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(chips()[0]).toHaveTextContent('Under 30 min0'));
  expect(testShop.callOf(ALL)?.get('category_ids')).toBe('[1]');
  await userEvent.keyboard(' ');
  await waitFor(() => expect(chips()[0]).toHaveTextContent('Under 30 min4'));
  expect(pizza).toHaveFocus();
});

it('[PLUS-65] a shared link has its choices pressed; unknown words of it are nothing', async () => {
  await show('/home?categories=5&sf=rated_4_5,teleported');
  expect(await screen.findByRole('button', { name: /Sushi/, pressed: true })).toBeVisible();
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2);
  await waitFor(() => expect(testShop.callOf(ALL)?.get('filter')).toBe('["rated_4_5"]'));
});

it('[PLUS-65] filters without counts where the backend does not count, and without cuisines where it has none', async () => {
  testShop.answers[ALL] = wirePage('stores', [wireStore(1)]);
  testShop.answers['/api/v1/categories'] = [];
  const { address } = await show();
  expect(chips().map(({ textContent }) => textContent)).toEqual([
    'Under 30 min',
    'Free delivery',
    'Offers',
    '4.5+',
    'Veg',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Free delivery' }));
  expect(address()).toBe('/home?module_id=2&sf=free_delivery');
});

it('[PLUS-65] counts restaurants in Arabic', async () => {
  await show('/home', 'ar');
  expect(await screen.findByRole('button', { name: 'Pizza, 6 مطاعم' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sushi, لا مطاعم' })).toBeVisible();
});
