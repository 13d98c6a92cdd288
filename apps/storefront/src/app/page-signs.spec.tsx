/** What tells of a change of page: bar, title, words for who does not see it; and what is fetched before it is asked for. */
import { startApi } from '@shop/api-client/start';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import Consent from './consent';
import { destinationOf, watchIntents, type PagePort } from './intent';
import { pagePortOf } from './page-port';
import { preparePage, prefetchPage } from './prepare-page';
import PageSigns from './page-signs';
import { createShop } from './shop';
import { ShopProvider } from './shop-context';
import { createShopStore } from './store';
import { waitFor as waitForPage } from './waiting';
import { ShopThemeProvider } from '@shop/ui';
import { MessagesProvider } from '@shop/i18n';
import { emptySession, sessionSlice } from '@shop/session';

beforeEach(() => {
  localStorage.clear();
  document.title = 'Start';
  globalThis.fetch = (async () => Response.json({ business_name: 'Almera', timezone: 'UTC' })) as typeof fetch;
});

async function openShop() {
  const session = { ...emptySession, module: { id: '1', type: 'grocery', name: 'Grocery' }, restored: true };
  const shop = createShop(createShopStore({ origin: 'http://shop.test' }, { session }), false);
  await shop.store.dispatch(startApi.endpoints.getConfig.initiate({ language: 'en' }));
  return shop;
}

function Pages({ pages }: { pages: PagePort }) {
  const navigate = useNavigate();
  const [heading, setHeading] = useState('Home of groceries');
  return (
    <>
      <button onClick={() => (setHeading(''), void navigate('/store/7'))}>to the store</button>
      <button onClick={() => setHeading('Green Corner')}>it is known</button>
      <button onClick={() => setHeading('Order 5')}>it is an order</button>
      <button onClick={() => void navigate('/store/7?item=5')}>an item over it</button>
      <main id="content">
        <h1 data-title={heading === 'Order 5' ? 'Order 5 · Waiting for the store' : undefined}>{heading}</h1>
      </main>
      <PageSigns name="Almera" pages={pages} />
    </>
  );
}

async function show() {
  const shop = await openShop();
  return render(
    <Provider store={shop.store}>
      <ShopProvider value={shop}>
        <MemoryRouter initialEntries={['/home']}>
          <Pages pages={pagePortOf(shop)} />
        </MemoryRouter>
      </ShopProvider>
    </Provider>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('names the document by the new page’s heading once it is known, and says it', async () => {
  await show();
  expect(document.title).toBe('Start');
  press('to the store');
  expect(screen.getByRole('status')).toHaveTextContent('');
  press('it is known');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Green Corner'));
  expect(document.title).toBe('Green Corner · Almera');
  document.title = 'kept';
  press('an item over it');
  expect(document.title).toBe('kept');
});

it('names a first page that came without its title: only its owner may know it', async () => {
  document.title = 'Almera';
  await show();
  await waitFor(() => expect(document.title).toBe('Home of groceries · Almera'));
  expect(screen.getByRole('status')).toHaveTextContent('');
});

it('takes the title that a heading gives itself: an order says where it stands', async () => {
  await show();
  press('to the store');
  press('it is an order');
  await waitFor(() => expect(document.title).toBe('Order 5 · Waiting for the store · Almera'));
});

it('shows a bar while a page is on its way', async () => {
  const { container } = await show();
  const bar = () => container.querySelector('[data-progress]');
  let arrive: () => void = () => undefined;
  await act(async () => waitForPage(new Promise((resolve) => (arrive = resolve))));
  expect(bar()).not.toBeNull();
  await act(async () => arrive());
  expect(bar()).toBeNull();
});

it('fetches a page while the pointer rests on its link, and none of another module or another site', async () => {
  const fetched = jest.fn();
  const pages = { ...pagePortOf(await openShop()), prefetch: fetched };
  document.body.innerHTML = `<a id="own" href="/store/7?module_id=1"><b>own</b></a><a id="other" href="/store/8?module_id=2">other</a>
    <a id="out" href="https://elsewhere.example/">out</a><a id="none" href="/no/such/page">none</a>`;
  const of = (id: string) => destinationOf(document.getElementById(id), pages)?.pathname ?? null;
  expect(['own', 'other', 'out', 'none'].map(of)).toEqual(['/store/7', null, null, null]);
  jest.useFakeTimers();
  const stop = watchIntents(pages);
  fireEvent.pointerOver(document.querySelector('#own b') as Element);
  jest.advanceTimersByTime(99);
  expect(fetched).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(fetched).toHaveBeenCalledWith({ pathname: '/store/7', search: '?module_id=1' });
  stop();
  fireEvent.touchStart(document.getElementById('own') as Element);
  expect(fetched).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('a page that needs a place is looked at anew once a place is chosen', async () => {
  const shop = await openShop();
  const address = { pathname: '/coupons', search: '' };
  prefetchPage(shop, address);
  await Promise.resolve();
  const place = { address: 'Quay 1', point: { lat: 1, lng: 2 }, zoneIds: ['1'] };
  shop.store.dispatch(sessionSlice.actions.placeChosen(place));
  expect(preparePage(shop, address).redirect).toBeUndefined();
});

it('[PLUS-34] says what the shop says of cookies once', async () => {
  const shop = await openShop();
  const notice = () =>
    render(
      <MessagesProvider i18n={shop.i18n}>
        <ShopThemeProvider accent="green" scheme="light" direction="ltr">
          <Consent text="We keep your cart in this browser." />
        </ShopThemeProvider>
      </MessagesProvider>,
    );
  const first = notice();
  expect(await screen.findByRole('region', { name: 'About cookies' })).toHaveTextContent('We keep your cart');
  press('Got it');
  expect(screen.queryByRole('region')).toBeNull();
  first.unmount();
  notice();
  expect(screen.queryByRole('region')).toBeNull();
});
