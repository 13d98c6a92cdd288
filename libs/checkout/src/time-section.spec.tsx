/** Time of an order from a closed store: its first slot, with the reason. */
import type { ShopConfig } from '@shop/api-client/start';
import type { Store } from '@shop/domain';
import { openTestShop } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import TimeSection from './lib/time-section';
import { checkoutMessages } from './messages';

const config = { scheduleOrder: true, slotMinutes: 30 } as ShopConfig;
const store = {
  name: 'Green Corner',
  active: true,
  open: false,
  scheduleOrder: true,
  schedules: [{ day: 5, opens: '09:00', closes: '10:00' }],
} as Store;
const selected: { at: string | null } = { at: null };

function Section({ of }: { of: Store }) {
  const [scheduleAt, setAt] = useState<string | null>(null);
  return (
    <TimeSection
      store={of}
      lines={[]}
      config={config}
      error={null}
      draft={{ scheduleAt } as never}
      onChange={({ scheduleAt: at }) => {
        selected.at = at ?? null;
        setAt(at ?? null);
      }}
    />
  );
}
const show = (of: Store) => openTestShop().renderWithProviders(<Section of={of} />, { messages: [checkoutMessages] });

beforeEach(() => {
  selected.at = null;
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
  expect(selected.at).toBeNull();
});
