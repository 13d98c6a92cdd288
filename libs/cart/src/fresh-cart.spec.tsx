/** The cart of an open checkout is read again: another device may have changed it (decision 077). */
import { setupListeners } from '@reduxjs/toolkit/query';
import { openTestShop, type TestShop } from '@shop/testing';
import { act, waitFor } from '@testing-library/react';
import { useFreshCart } from './index';

const LIST = '/api/v1/customer/cart/list';
function Page({ isUsed }: { isUsed: boolean }) {
  useFreshCart(isUsed);
  return null;
}

let testShop: TestShop;
let stop: () => void = () => undefined;
beforeEach(() => {
  testShop = openTestShop();
  testShop.answers[LIST] = [];
});
afterEach(() => stop());
const reads = () => testShop.calls.filter(({ pathname }) => pathname === LIST).length;
const show = (isUsed: boolean) =>
  testShop.renderWithProviders(<Page isUsed={isUsed} />, {
    token: 't',
    before: async ({ dispatch }) => void (stop = setupListeners(dispatch)),
  });

it('as the page opens, at focus, and when it becomes visible', async () => {
  await show(true);
  await waitFor(() => expect(reads()).toBe(1));
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(reads()).toBe(2));
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(reads()).toBe(3));
});

it('not for an order without the cart', async () => {
  await show(false);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(reads()).toBe(0);
});
