/** In 30 minutes: which restaurants it shows, in which order, and what their cards say. */
import { allAnswered, openTestShop, wirePage, wireStore, type TestShop } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { inTime } from './in-time';

const PATH = '/api/v1/stores/get-stores/delivery';
const kitchen = (id: number, over: object = {}) =>
  wireStore(id, {
    arrival_time: '14-22 min',
    delivery_fee: 1.9,
    avg_rating: 4.6,
    rating_count: 210,
    distance: 700,
    ...over,
  });
let testShop: TestShop;
beforeEach(() => {
  testShop = openTestShop();
});
const show = (stores: object[], language: 'en' | 'ar' = 'en') => {
  testShop.answers[PATH] = wirePage('stores', stores);
  return testShop.renderSection(inTime, { language });
};

it('[PLUS-65] a card says when the order arrives, what its way costs, how good and how far the restaurant is', async () => {
  await show([kitchen(1)]);
  const section = await screen.findByRole('region', { name: 'In 30 minutes' });
  const card = await within(section).findByRole('article');
  expect(within(card).getByRole('link', { name: 'Store 1' })).toHaveAttribute(
    'href',
    expect.stringContaining('/store/'),
  );
  expect(within(card).getByText('14–22 min')).toBeVisible();
  expect(within(card).getByRole('img', { name: /^Delivery .*1\.90/ })).toBeVisible();
  expect(within(card).getByRole('img', { name: 'Rated 4.6 of 5' })).toHaveTextContent('4.6 (210)');
  expect(within(card).getByText('0.70 km')).toBeVisible();
  expect(Object.fromEntries(testShop.callOf(PATH) ?? [])).toMatchObject({
    filter: '["under_30_min","soonest"]',
    limit: '12',
  });
});

it('[PLUS-65] shows the soonest first, and only restaurants that are open and in time, whatever the backend sends', async () => {
  await show([
    kitchen(1, { arrival_time: '20-30 min' }),
    kitchen(2, { arrival_time: '20-31 min' }),
    kitchen(3, { open: 0 }),
    kitchen(4, { active: 0 }),
    kitchen(5, { delivery: 0 }),
    kitchen(6, { arrival_time: null, delivery_time: null }),
    kitchen(7, { arrival_time: null, delivery_time: '10-15 min' }),
  ]);
  expect((await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual([
    'Store 7',
    'Store 1',
  ]);
});

it('[PLUS-65] leaves out what the backend does not say, and calls a fee of nothing by its name', async () => {
  await show([kitchen(1, { delivery_fee: 0, distance: null, avg_rating: 0 }), kitchen(2, { delivery_fee: undefined })]);
  const [free, unknown] = await screen.findAllByRole('article');
  expect(within(free as HTMLElement).getByText('Free delivery')).toBeVisible();
  expect(free).not.toHaveTextContent('km');
  expect(within(unknown as HTMLElement).queryByRole('img', { name: /^Delivery/ })).toBeNull();
  expect(unknown).not.toHaveTextContent(/NaN|null/);
});

it('[PLUS-65] is left out when no restaurant is in time, and when the backend does not answer', async () => {
  const { store, unmount } = await show([kitchen(1, { arrival_time: '30-45 min' })]);
  await allAnswered(store);
  expect(screen.queryByRole('region')).toBeNull();
  unmount();
  delete testShop.answers[PATH];
  const failed = await testShop.renderSection(inTime);
  await allAnswered(failed.store);
  expect(screen.queryByRole('region')).toBeNull();
});

it('[PLUS-65] speaks Arabic', async () => {
  await show([kitchen(1)], 'ar');
  expect(await screen.findByRole('region', { name: 'خلال 30 دقيقة' })).toBeVisible();
  expect(await screen.findByText('0.70 كم')).toBeVisible();
});
