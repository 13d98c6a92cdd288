/** Dishes by the time of day: the meal of the marketplace's clock, and its change. */
import { allAnswered, openTestShop, wireItem, wirePage, type TestShop } from '@shop/testing';
import { timeRequest } from '@shop/util';
import { act, screen } from '@testing-library/react';
import { dishes } from './dishes.section';

const PATH = '/api/v1/items/served-now';
let testShop: TestShop;
const DISHES: Record<string, string> = { breakfast: 'Shakshuka', lunch: 'Bento', dinner: 'Mixed Grill' };
beforeEach(() => {
  testShop = openTestShop();
  testShop.answers[PATH] = (asked: URL) =>
    wirePage('products', [wireItem(1, { name: DISHES[asked.searchParams.get('meal') ?? ''] })]);
});
afterEach(() => {
  jest.useRealTimers();
});
/** @param at the time in UTC; Malta is an hour ahead in winter */
const show = (at: string, language: 'en' | 'ar' = 'en') => {
  jest.useFakeTimers({
    now: new Date(at),
    doNotFake: ['queueMicrotask', 'requestAnimationFrame', 'setTimeout', 'setImmediate'],
  });
  return testShop.renderSection(dishes, { timeZone: 'Europe/Malta', language });
};

it.each([
  ['2026-03-05T09:59:00Z', 'What’s for breakfast?', 'Shakshuka'],
  ['2026-03-05T10:00:00Z', 'What’s for lunch?', 'Bento'],
  ['2026-03-05T15:00:00Z', 'What’s for dinner?', 'Mixed Grill'],
  ['2026-03-05T23:30:00Z', 'What’s for dinner?', 'Mixed Grill'],
])('[PLUS-65] at %s the section is %s', async (at, title, dish) => {
  await show(at);
  expect(await screen.findByRole('region', { name: title })).toBeVisible();
  expect(await screen.findByText(dish)).toBeVisible();
});

it('[PLUS-65] is left out when no dish is of this meal, and where the backend does not know meals', async () => {
  testShop.answers[PATH] = wirePage('products', []);
  const { store, unmount } = await show('2026-03-05T12:00:00Z');
  await allAnswered(store);
  expect(screen.queryByRole('region')).toBeNull();
  unmount();
  jest.useRealTimers();
  delete testShop.answers[PATH];
  const failed = await testShop.renderSection(dishes, { timeZone: 'Europe/Malta' });
  await allAnswered(failed.store);
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('[PLUS-65] says it in Arabic', async () => {
  await show('2026-03-05T12:00:00Z', 'ar');
  expect(await screen.findByRole('region', { name: 'ماذا للغداء اليوم؟' })).toBeVisible();
});

// Last: it corrects the clock of this file.
it('[PLUS-65] changes with the time of day', async () => {
  await show('2026-03-05T09:50:00Z');
  await screen.findByRole('region', { name: 'What’s for breakfast?' });
  act(() => timeRequest()(new Headers({ date: new Date('2026-03-05T10:00:00Z').toUTCString() })));
  expect(await screen.findByRole('region', { name: 'What’s for lunch?' })).toBeVisible();
  expect(await screen.findByText('Bento')).toBeVisible();
  expect(screen.queryByText('Shakshuka')).toBeNull();
});
