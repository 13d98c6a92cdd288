/** Toasts as Mantine draws them: what is said once, what stays, how long, and what can be pressed. */
import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { quietToasts, showToast } from './lib/toast';
import { ToastHost } from './lib/toast-host';

const show = () =>
  render(
    <MantineProvider>
      <ToastHost closeLabel="Dismiss" />
    </MantineProvider>,
  );
afterEach(() => notifications.clean());

// The first test of this file: what draws toasts is there for the others.
it('what is said before anything can draw it is drawn once that has come', async () => {
  show();
  expect(document.querySelector('[data-position]')).toBeNull();
  act(() => showToast('Language has been changed'));
  expect(await screen.findByRole('status')).toHaveTextContent('Language has been changed');
});

it('[ITEM-47] [ITEM-54] what was said goes when the cart opens, what went wrong stays to be read', async () => {
  show();
  act(() => {
    showToast('Item added to cart', 'good', { key: 'added' });
    showToast('Out of Stock', 'bad');
  });
  expect(await screen.findByRole('status')).toHaveTextContent('Item added to cart');
  act(() => void quietToasts('added'));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(screen.getByRole('alert')).toHaveTextContent('Out of Stock');
});

it('[SESS-34] of one kind there is one, with the latest words, and its time begins anew', async () => {
  show();
  act(() => showToast('Sign in first', 'bad', { key: '401' }));
  await screen.findByRole('alert');
  jest.useFakeTimers();
  act(() => showToast('Session ended', 'bad', { key: '401', for: 3000 }));
  expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toEqual(['Session ended']);
  const words = screen.getByText('Session ended');
  act(() => jest.advanceTimersByTime(2000));
  act(() => showToast('Session ended', 'bad', { key: '401', for: 3000 }));
  // New words in the page are what screen readers read out.
  expect(screen.getByText('Session ended')).not.toBe(words);
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(2000));
  act(() => jest.advanceTimersByTime(500));
  expect(screen.queryByRole('alert')).toBeNull();
  jest.useRealTimers();
});

it('waits while a pointer is on it, and goes when it is closed', async () => {
  show();
  act(() => showToast('Copied', 'good', { for: 3000 }));
  const toast = await screen.findByRole('status');
  jest.useFakeTimers();
  fireEvent.mouseEnter(toast);
  act(() => jest.advanceTimersByTime(20_000));
  expect(toast).toBeInTheDocument();
  fireEvent.click(within(toast).getByRole('button', { name: 'Dismiss' }));
  act(() => jest.advanceTimersByTime(500));
  expect(toast).not.toBeInTheDocument();
  jest.useRealTimers();
});

it('what can be pressed on a toast is a button beside its words, and takes the toast along', async () => {
  show();
  let presses = 0;
  act(() => showToast('You have a new message', 'quiet', { action: { label: 'Open', onPress: () => (presses += 1) } }));
  fireEvent.click(await screen.findByRole('button', { name: 'Open' }));
  expect(presses).toBe(1);
  await waitFor(() => expect(screen.queryByText('You have a new message')).toBeNull());
});
