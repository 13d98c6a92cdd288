/** What ends with a sign-in, however it ends. */
import { sessionSlice } from '@shop/session';
import { openTestShop } from '@shop/testing';
import { act, waitFor } from '@testing-library/react';
import { PersonalCaches } from './personal-caches';

const SUBSCRIBED = JSON.stringify({ customerId: '1', choice: 'yes', sent: 'en device' });
const { signedOut, tokenExpired } = sessionSlice.actions;
afterEach(() => localStorage.clear());

it.each([
  ['a sign-out', signedOut],
  ['an expired sign-in', tokenExpired],
])('[PLUS-50] %s ends the subscription of the browser, once, and keeps the answer', async (_name, end) => {
  const ended = jest.fn(async () => true);
  const registration = { pushManager: { getSubscription: async () => ({ unsubscribe: ended }) } };
  const serviceWorker = { getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const { store } = await openTestShop().renderWithProviders(<PersonalCaches />, { token: 'mine' });
  localStorage.setItem('pushMessages', SUBSCRIBED);
  expect(ended).not.toHaveBeenCalled();
  act(() => void store.dispatch(end()));
  await waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
  expect(JSON.parse(localStorage.getItem('pushMessages') ?? '')).toEqual({
    customerId: '1',
    choice: 'yes',
    sent: null,
  });
});
