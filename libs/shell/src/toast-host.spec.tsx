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
