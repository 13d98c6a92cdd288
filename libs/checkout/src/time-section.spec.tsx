/** When an order is wanted: the slots that a store offers, in nights and on days when the clock changes (decision 082). */
import type { ShopConfig } from '@shop/api-client/start';
import type { Store } from '@shop/domain';
import { openTestShop } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import TimeSection from './lib/time-section';
import { checkoutMessages, partMessages } from './messages';

const config = { scheduleOrder: true, slotMinutes: 30 } as ShopConfig;
const store = {
  name: 'Green Corner',
  active: true,
  open: false,
  scheduleOrder: true,
  schedules: [{ day: 5, opens: '09:00', closes: '10:00' }],
} as Store;
const selected: { at: string | null } = { at: null };

function Section({ of, startsAt = null }: { of: Store; startsAt?: string | null }) {
  const [scheduleAt, setAt] = useState(startsAt);
  return (
    <TimeSection
      store={of}
      lines={[]}
      config={config}
      error={null}
      isSettled={false}
      draft={{ scheduleAt } as never}
      onChange={({ scheduleAt: at }) => {
        selected.at = at ?? null;
        setAt(at ?? null);
      }}
    />
  );
}
const show = (of: Store, startsAt: string | null = null, language: 'en' | 'ar' = 'en') =>
  openTestShop().renderWithProviders(<Section of={of} startsAt={startsAt} />, {
    messages: [checkoutMessages, partMessages],
    timeZone: 'Europe/Malta',
    language,
  });
const everyDay = (opens: string, closes: string) => [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens, closes }));
const field = (name: string) => screen.findByRole('combobox', { name });
const timesOf = async (name = 'Time') =>
  [...(await field(name)).querySelectorAll('option')].map(({ textContent }) => textContent);

beforeEach(() => {
  selected.at = 'unchanged';
  jest.useFakeTimers({ advanceTimers: true, now: Date.parse('2026-03-05T20:00:00Z') });
});
afterEach(() => void jest.useRealTimers());

it('[PLUS-07] [CHK-16] selects the first slot of a closed store, and shows the reason', async () => {
  await show(store);
  expect(await screen.findByText(/^Green Corner is closed now/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'As soon as possible' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'Later' })).toBeChecked();
  expect(selected.at).toBe('2026-03-06 09:00:00');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Time' }), '09:30');
  expect(selected.at).toBe('2026-03-06 09:30:00');
});

it('[CHK-16] defaults to as soon as possible for an open store', async () => {
  await act(async () => void (await show({ ...store, open: true })));
  expect(screen.getByRole('radio', { name: 'As soon as possible' })).toBeChecked();
  expect(screen.queryByText(/is closed now/)).toBeNull();
  expect(selected.at).toBe('unchanged');
});

describe('[PLUS-07] the slots of a day', () => {
  const untilTwo = { ...store, open: true, schedules: everyDay('06:30:00', '02:00:00') };

  it('[PLUS-61] continue past midnight, on the day that the clock shows then', async () => {
    await show(untilTwo);
    await userEvent.click(await screen.findByRole('radio', { name: 'Later' }));
    expect(selected.at).toBe('2026-03-05 21:30:00');
    expect((await timesOf()).at(-1)).toBe('11:30 pm');
    await userEvent.selectOptions(await field('Day'), 'Friday, Mar 6');
    expect((await timesOf()).slice(0, 5)).toEqual(['12:00 am', '12:30 am', '01:00 am', '01:30 am', '06:30 am']);
    await userEvent.selectOptions(await field('Time'), '01:30 am');
    expect(selected.at).toBe('2026-03-06 01:30:00');
  });

  it('begin in the night itself, while the store is open', async () => {
    jest.setSystemTime(Date.parse('2026-03-05T23:40:00Z'));
    await show(untilTwo);
    await userEvent.click(await screen.findByRole('radio', { name: 'Later' }));
    expect(selected.at).toBe('2026-03-06 01:00:00');
  });

  it('leave out the hour that the clock skips', async () => {
    jest.setSystemTime(Date.parse('2026-03-28T20:00:00Z'));
    await show({ ...untilTwo, schedules: everyDay('00:00:00', '23:59:59') });
    await userEvent.click(await screen.findByRole('radio', { name: 'Later' }));
    await userEvent.selectOptions(await field('Day'), 'Sunday, Mar 29');
    expect((await timesOf()).slice(2, 6)).toEqual(['01:00 am', '01:30 am', '03:00 am', '03:30 am']);
  });

  it.each([
    ['en', 'Later', 'Day', 'Time', '02:30 am (summer time)', '02:30 am (winter time)'],
    ['ar', 'لاحقًا', 'اليوم', 'الوقت', '02:30 ص (التوقيت الصيفي)', '02:30 ص (التوقيت الشتوي)'],
  ] as const)('say which of a repeated hour is meant, in %s', async (language, later, day, time, summer, winter) => {
    jest.setSystemTime(Date.parse('2026-10-24T20:00:00Z'));
    await show({ ...untilTwo, schedules: everyDay('00:00:00', '23:59:59') }, null, language);
    await userEvent.click(await screen.findByRole('radio', { name: later }));
    await userEvent.selectOptions(await field(day), '2026-10-25');
    const times = await timesOf(time);
    expect([times.indexOf(summer), times.indexOf(winter)]).toEqual([5, 7]);
    await userEvent.selectOptions(await field(time), summer);
    expect(selected.at).toBe('2026-10-25 02:30:00+02:00');
    await userEvent.selectOptions(await field(time), winter);
    expect(selected.at).toBe('2026-10-25 02:30:00+01:00');
  });
});

describe('a chosen time that is no longer offered', () => {
  const open = { ...store, open: true };

  it('is replaced by the next one, and the customer is told', async () => {
    await show({ ...open, schedules: everyDay('09:00:00', '23:00:00') }, '2026-03-05 20:30:00');
    expect(await screen.findByRole('status')).toHaveTextContent(
      'The time that you chose is no longer available. This is the next one.',
    );
    expect(selected.at).toBe('2026-03-05 21:30:00');
    expect(await field('Time')).toHaveDisplayValue('09:30 pm');
    await userEvent.selectOptions(await field('Time'), '10:00 pm');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('passes while the page is open', async () => {
    await show({ ...open, schedules: everyDay('09:00:00', '23:00:00') }, '2026-03-05 21:30:00');
    expect(await field('Time')).toHaveDisplayValue('09:30 pm');
    await act(() => jest.advanceTimersByTimeAsync(31 * 60_000));
    expect(selected.at).toBe('2026-03-05 22:00:00');
    expect(screen.getByRole('status')).toHaveTextContent(/no longer available/);
  });

  it('is dropped where the store has no slot at all', async () => {
    await act(async () => void (await show({ ...open, schedules: [] }, '2026-03-05 22:00:00')));
    expect(selected.at).toBeNull();
  });
});
