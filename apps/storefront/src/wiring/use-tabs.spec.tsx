/** What another tab does to this one: a sign-out, and another language. */
import { cartLogSlice } from '@shop/cart';
import { emptySession, watchSession } from '@shop/session';
import { loadMessages, MessagesProvider } from '@shop/i18n';
import { hostToasts } from '@shop/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { createShop, type Shop } from '../app/shop';
import { createShopStore } from '../app/store';
import { appMessages } from '../messages';
import { useTabs } from './use-tabs';

const toasts: string[] = [];
beforeAll(() => void hostToasts(({ text }) => toasts.push(text)));
const cart = { refetch: async () => null, flush: () => undefined };
const reload = jest.fn();
let stop = () => {};
beforeEach(() => {
  toasts.splice(0);
  reload.mockClear();
  localStorage.clear();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

type Facts = Parameters<typeof useTabs>[2];
function Page({ shop, facts }: { shop: Shop; facts: Facts }) {
  useTabs(shop.store, cart, facts, reload);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <>
      <output>{pathname}</output>
      {pathname === '/here' ? <input aria-label="Note" /> : null}
      <input type="checkbox" aria-label="Sale" />
      <button onClick={() => void navigate('/next')}>on</button>
    </>
  );
}

async function open(facts: Facts = {}) {
  localStorage.setItem('token', 'mine');
  localStorage.setItem('language-setting', 'en');
  const shop = createShop(createShopStore({ origin: 'http://shop.test' }, { session: emptySession }), false);
  await loadMessages(shop.i18n, appMessages);
  stop = watchSession(shop.store, window);
  shop.store.dispatch(cartLogSlice.actions.enqueued({ key: 'a', kind: 'clear', moduleId: '1' }));
  render(
    <MessagesProvider i18n={shop.i18n}>
      <MemoryRouter initialEntries={['/here']}>
        <Page shop={shop} facts={facts} />
      </MemoryRouter>
    </MessagesProvider>,
  );
  return shop;
}
const stores = (key: string, value: string | null) =>
  act(() => {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  });
const leaves = (ended = 'left') => {
  stores('sessionEnded', ended);
  stores('token', null);
};
const at = () => screen.getByRole('status').textContent;

it.each([
  ['a page for customers', { needsSignIn: true }, '/home'],
  ['a checkout', { isFocused: true }, '/home'],
  ['the page of an order', { path: '/order-history/:id' }, '/home'],
  ['the page of a store', { path: '/store/:id' }, '/here'],
])('[PLUS-52] [PLUS-53] a sign-out in another tab, at %s', async (_name, facts, address) => {
  const shop = await open(facts);
  leaves();
  expect(at()).toBe(address);
  expect(toasts).toEqual(['Logged out successfully']);
  expect(shop.store.getState().cartLog.operations).toEqual([]);
});

it('[PLUS-52] a sign-in that expired in another tab forgets nothing of the cart', async () => {
  const shop = await open({ needsSignIn: true });
  leaves('expired');
  expect([at(), toasts]).toEqual(['/here', []]);
  expect(shop.store.getState().cartLog.operations).toHaveLength(1);
});

it('[PLUS-52] another language starts the page anew', async () => {
  await open();
  fireEvent.input(screen.getByLabelText('Sale'));
  stores('settings', '{"theme":"dark"}');
  expect(reload).not.toHaveBeenCalled();
  stores('language-setting', 'ar');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('[PLUS-52] another language loses nothing that is typed: it comes with the next page', async () => {
  await open();
  const note = screen.getByLabelText('Note');
  fireEvent.input(note, { target: { value: 'Ring twice' } });
  stores('language-setting', 'ar');
  expect(reload).not.toHaveBeenCalled();
  expect(toasts).toEqual([
    'The language was changed in another window. What you typed stays; the next page will be in the new language.',
  ]);
  fireEvent.click(screen.getByText('on'));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('[PLUS-52] a text that was sent or cleared holds nothing back', async () => {
  await open();
  const note = screen.getByLabelText('Note');
  fireEvent.input(note, { target: { value: 'Ring' } });
  fireEvent.input(note, { target: { value: '' } });
  stores('language-setting', 'ar');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('[PLUS-52] a hidden tab waits for another language until it is seen', async () => {
  await open();
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  stores('language-setting', 'ar');
  expect(reload).not.toHaveBeenCalled();
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(reload).toHaveBeenCalledTimes(1);
});
