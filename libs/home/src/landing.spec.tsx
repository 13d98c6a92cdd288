/** The landing page with the backend's texts, and without them. */
import { openTestShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { homeMessages, LandingPage } from './index';

const CONFIG = '/api/v1/config';
const TEXTS = '/api/v1/react-landing-page';

/** @param texts of the landing page; null: the backend refuses them */
async function show(texts: object | null) {
  const testShop = openTestShop();
  testShop.answers[CONFIG] = { business_name: 'Almera Market' };
  if (texts) testShop.answers[TEXTS] = texts;
  await testShop.renderWithProviders(<LandingPage search={null} onMap={() => undefined} />, {
    messages: [homeMessages],
  });
}

it('[ROUTE-01] says what the backend says of the shop', async () => {
  await show({ header_title: '$Everything$ at your door', header_sub_title: 'From places you know.' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Everything at your door' })).toBeVisible();
  expect(screen.getByText('From places you know.')).toBeVisible();
});

it.each([
  ['refuses its texts', null],
  ['has no title', { header_title: null }],
])('[ROUTE-01] has the name of the shop for a title where the backend %s', async (_case, texts) => {
  await show(texts);
  expect(await screen.findByRole('heading', { level: 1, name: 'Almera Market' })).toBeVisible();
});
