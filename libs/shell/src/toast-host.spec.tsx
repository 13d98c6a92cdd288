import { quietToasts, showToast } from '@shop/ui';
import { act, render, screen } from '@testing-library/react';
import { ToastHost } from './lib/toast-host';

it('[ITEM-47] [ITEM-54] what was said goes when the cart opens, what went wrong stays to be read', () => {
  render(<ToastHost />);
  act(() => {
    showToast('Item added to cart', 'good', { key: 'added' });
    showToast('Out of Stock', 'bad');
  });
  expect(screen.getByRole('status')).toHaveTextContent('Item added to cart');
  act(() => void quietToasts('added'));
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('Out of Stock');
});

it('what can be pressed on a toast is a button beside its words, and takes the toast along', () => {
  render(<ToastHost />);
  let presses = 0;
  act(() => showToast('You have a new message', 'quiet', { action: { label: 'Open', onPress: () => (presses += 1) } }));
  act(() => screen.getByRole('button', { name: 'Open' }).click());
  expect(presses).toBe(1);
  expect(screen.queryByText('You have a new message')).toBeNull();
});
