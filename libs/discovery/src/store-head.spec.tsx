/** The opening hours in the head of a store: in the night, and on a device whose clock is wrong (decision 082). */
import type { Store } from '@shop/domain';
import { openTestShop } from '@shop/testing';
import { timeRequest } from '@shop/util';
import { act, screen } from '@testing-library/react';
import { StoreHead } from './lib/store-head';
import { discoveryMessages } from './messages';

/** Thursday noon in Malta, an hour ahead of UTC. */
const NOON = Date.parse('2026-03-05T11:00:00Z');
const HOUR = 3_600_000;
const store = {
  id: '1',
  name: 'Green Corner',
  active: true,
  open: true,
  scheduleOrder: true,
  rating: 0,
  schedules: [
    { day: 4, opens: '11:00', closes: '15:00' },
    { day: 4, opens: '18:00', closes: '02:00' },
  ],
} as Store;

afterEach(() => jest.useRealTimers());

/** Shows the store at a time, to a device whose clock is some hours off. */
async function show(of: Partial<Store>, time: number, hoursOff = 0) {
  jest.useFakeTimers({ advanceTimers: true, now: time + hoursOff * HOUR });
  await openTestShop().renderWithProviders(<StoreHead store={{ ...store, ...of }} />, {
    messages: [discoveryMessages],
    timeZone: 'Europe/Malta',
  });
  await act(async () => timeRequest()(new Headers({ date: new Date(time).toUTCString() })));
}

it.each([
  ['at noon', NOON, 'Open 11:00 am – 03:00 pm today'],
  ['in the evening', NOON + 8 * HOUR, 'Open 06:00 pm – 02:00 am today'],
  ['in the night, whose hours began the day before', NOON + 13 * HOUR, 'Open until 02:00 am'],
])('[STORE-02] shows the current hours %s', async (_when, time, hours) => {
  await show({}, time);
  expect(screen.getByText(hours)).toBeVisible();
});

it('[STORE-02] a store without closing time says so', async () => {
  await show({ schedules: [{ day: 4, opens: '00:00', closes: '23:59' }] }, NOON);
  expect(screen.getByText('Open 24 hours')).toBeVisible();
});

it.each([-26, -3, 3, 26])('says when a closed store opens, on a device that is %i hours off', async (hoursOff) => {
  await show({ open: false }, NOON + 5 * HOUR, hoursOff);
  expect(screen.getByText('Opens at 06:00 pm')).toBeVisible();
  expect(screen.queryByText('Closed today')).toBeNull();
});
