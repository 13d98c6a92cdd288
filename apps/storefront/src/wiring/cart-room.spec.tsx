/** Room for the cart at the side of a store: remembered for the next page, and opened where nothing moves unasked. */
import { CartProvider, type Cart } from '@shop/cart';
import { noChoice } from '@shop/domain/variation';
import { sampleItem } from '@shop/domain/sample.spec-helper';
import { allAnswered, openTestShop } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { CartRoom } from './cart-room';

const LIST = '/api/v1/customer/cart/list';
const LINES = [{ id: 'l', item: sampleItem({ name: 'Coffee' }), quantity: 1, choice: noChoice }];
const root = document.documentElement;
const isOpen = () => root.hasAttribute('data-cart');
const stored = () => localStorage.getItem('cartModules');

function Elsewhere() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/store/2')}>Elsewhere</button>;
}

/** @returns sets the lines of the cart */
async function show(isLate = false) {
  let lines: readonly unknown[] = [];
  let tell = () => undefined as void;
  const cart = {
    lines: () => lines,
    subscribe: (listener: () => void) => ((tell = listener), () => undefined),
  } as unknown as Cart;
  const shop = openTestShop();
  shop.answers[LIST] = isLate ? new Promise<Response>(() => undefined) : [];
  const { store } = await shop.renderWithProviders(
    <CartProvider cart={cart}>
      <CartRoom />
      <Elsewhere />
    </CartProvider>,
    { token: 't', path: '/store/1' },
  );
  if (!isLate) await act(() => allAnswered(store));
  return (next: readonly unknown[]) =>
    act(() => {
      lines = next;
      tell();
    });
}

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('data-cart');
});

it('opens with the first line, is remembered for the module, and closes with the last one', async () => {
  const hold = await show();
  expect(isOpen()).toBe(false);
  hold(LINES);
  expect(isOpen()).toBe(true);
  expect(JSON.parse(stored() ?? '')).toHaveLength(1);
  hold([]);
  expect(isOpen()).toBe(false);
  expect(stored()).toBe('[]');
});

it('[PLUS-35] lines that were loaded move nothing: they get their room on the next page', async () => {
  const hold = await show(true);
  hold(LINES);
  expect(isOpen()).toBe(false);
  await userEvent.click(screen.getByText('Elsewhere'));
  expect(isOpen()).toBe(true);
});

it.each([
  ['stays while the lines load', true],
  ['closes for a cart that was emptied elsewhere', false],
])('[PLUS-35] room that was kept %s', async (_what, isLate) => {
  localStorage.setItem('cartModules', JSON.stringify(['1', '2']));
  root.toggleAttribute('data-cart', true);
  await show(isLate);
  expect(isOpen()).toBe(isLate);
  expect(stored()).toBe(isLate ? '["1","2"]' : '["2"]');
});
