/** Toasts as Mantine renders them: repeats, durations and actions. */
import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { suppressToasts, showToast } from './lib/toast';
import { ToastHost } from './lib/toast-host';

const show = () =>
  render(
    <MantineProvider>
      <ToastHost closeLabel="Dismiss" />
    </MantineProvider>,
  );
afterEach(() => notifications.clean());

// The first test of this file loads the renderer for the others.
it('toasts queued before the renderer has loaded are rendered afterwards', async () => {
  show();
  expect(document.querySelector('[data-position]')).toBeNull();
  act(() => showToast('Language has been changed'));
  expect(await screen.findByRole('status')).toHaveTextContent('Language has been changed');
});

it('[ITEM-47] [ITEM-54] opening the cart removes toasts, but keeps errors', async () => {
  show();
  act(() => {
    showToast('Item added to cart', 'good', { key: 'added' });
    showToast('Out of Stock', 'bad');
  });
  expect(await screen.findByRole('status')).toHaveTextContent('Item added to cart');
  act(() => void suppressToasts('added'));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(screen.getByRole('alert')).toHaveTextContent('Out of Stock');
});

it('[SESS-34] a repeated key keeps one toast, with the latest text and a restarted timer', async () => {
  show();
  act(() => showToast('Sign in first', 'bad', { key: '401' }));
  await screen.findByRole('alert');
  jest.useFakeTimers();
  act(() => showToast('Session ended', 'bad', { key: '401', duration: 3000 }));
  expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toEqual(['Session ended']);
  const words = screen.getByText('Session ended');
  act(() => jest.advanceTimersByTime(2000));
  act(() => showToast('Session ended', 'bad', { key: '401', duration: 3000 }));
  // A new node, so that screen readers announce it.
  expect(screen.getByText('Session ended')).not.toBe(words);
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(2000));
  act(() => jest.advanceTimersByTime(500));
  expect(screen.queryByRole('alert')).toBeNull();
  jest.useRealTimers();
});

it('stays while hovered, and closes on its button', async () => {
  show();
  act(() => showToast('Copied', 'good', { duration: 3000 }));
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

it('the action of a toast is a button beside the text, and closes the toast', async () => {
  show();
  let presses = 0;
  act(() =>
    showToast('You have a new message', 'neutral', { action: { label: 'Open', onPress: () => (presses += 1) } }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Open' }));
  expect(presses).toBe(1);
  await waitFor(() => expect(screen.queryByText('You have a new message')).toBeNull());
});
