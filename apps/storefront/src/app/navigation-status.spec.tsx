/** Navigation feedback: progress bar, title and announcement; and prefetching. */
import { startApi } from '@shop/api-client/start';
import {
  queryOf,
  byPath,
  createRoutes,
  definePage,
  PageAppProvider,
  prefetchPage,
  useOwnPageTitle,
  useViewParams,
  type PageRoute,
} from '@shop/page-engine';
import { emptySession, sessionSlice } from '@shop/session';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router-dom';
import { NavigationStatus } from '@shop/shell';
import { createShop } from './shop';
import { createShopStore } from './store';

let answerModules = () => {};
beforeEach(() => {
  localStorage.clear();
  document.title = 'Start';
  const answered = new Promise<void>((go) => (answerModules = go));
  globalThis.fetch = (async (url: string) => {
    if (!String(url).includes('/module')) return Response.json({ business_name: 'Almera', timezone: 'UTC' });
    await answered;
    return Response.json([{ id: 7, module_name: 'Green Corner', module_type: 'grocery' }]);
  }) as typeof fetch;
});
afterEach(() => answerModules());

async function openShop() {
  const session = { ...emptySession, module: { id: '1', type: 'grocery', name: 'Grocery' }, restored: true };
  const shop = createShop(createShopStore({ origin: 'http://shop.test' }, { session }), false);
  await shop.store.dispatch(startApi.endpoints.getConfig.initiate({ language: 'en' }));
  return { ...shop, before: async () => undefined };
}

function OrderView() {
  const [isKnown, setKnown] = useState(false);
  useOwnPageTitle(isKnown ? 'Order 5 · Waiting for the store' : null);
  return <button onClick={() => setKnown(true)}>it is known</button>;
}
function StoreView() {
  const [, change] = useViewParams();
  return <button onClick={() => change((query) => query.set('item', '5'), { push: true })}>an item over it</button>;
}
let arrive = () => {};
const route = (path: string, page: Awaited<ReturnType<PageRoute['definition']>>['page'], more = {}): PageRoute => ({
  path,
  definition: async () => ({ page }),
  ...more,
});
const storePage = definePage({
  View: StoreView,
  messages: [],
  queries: ({ language }) => ({ modules: queryOf(startApi.endpoints.getModules, { language }) }),
  meta: ({ modules }) => ({ title: modules?.[0]?.name ?? null }),
});
const pages = byPath([
  route('/home', definePage({ View: () => <p>home</p>, messages: [], meta: () => ({ title: 'Home' }) })),
  route('/store/7', storePage),
  route('/order', definePage({ View: OrderView, messages: [], meta: () => ({ title: null }) })),
  {
    path: '/slow',
    definition: () =>
      new Promise((go) => {
        arrive = () =>
          go({ page: definePage({ View: () => <p>slow</p>, messages: [], meta: () => ({ title: 'Slow' }) }) });
      }),
  },
]);

function Shell() {
  const navigate = useNavigate();
  return (
    <>
      {['/store/7', '/order', '/slow'].map((path) => (
        <button key={path} onClick={() => void navigate(path)}>
          {path}
        </button>
      ))}
      <main>
        <Outlet />
      </main>
      <NavigationStatus name="Almera" pages={pages} />
    </>
  );
}

async function show(path = '/home') {
  const shop = await openShop();
  const parts = { Shell, Failed: () => <p>failed</p>, Offline: () => <p>offline</p>, SignedInOnly: () => null };
  const router = createMemoryRouter(
    createRoutes(pages, () => shop, parts),
    { initialEntries: [path] },
  );
  await act(async () => void (await new Promise((go) => setTimeout(go))));
  const view = render(
    <Provider store={shop.store}>
      <PageAppProvider value={shop}>
        <RouterProvider router={router} />
      </PageAppProvider>
    </Provider>,
  );
  await screen.findByRole('main');
  return view;
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('sets and announces the title of the new page once known; a dialog in the URL is no new page', async () => {
  await show();
  expect(document.title).toBe('Home · Almera');
  expect(screen.getByRole('status')).toHaveTextContent('');
  await press('/store/7');
  await screen.findByRole('button', { name: 'an item over it' });
  expect(screen.getByRole('status')).toHaveTextContent('');
  await act(async () => answerModules());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Green Corner'));
  expect(document.title).toBe('Green Corner · Almera');
  const announced = screen.getByRole('status').firstChild;
  await press('an item over it');
  expect(document.title).toBe('Green Corner · Almera');
  expect(screen.getByRole('status').firstChild).toBe(announced);
});

it('sets the title of a first page that came without one: only its owner may see it', async () => {
  document.title = 'Almera';
  await show('/order');
  expect(document.title).toBe('Almera');
  await press('it is known');
  await waitFor(() => expect(document.title).toBe('Order 5 · Waiting for the store · Almera'));
  expect(screen.getByRole('status')).toHaveTextContent('');
});

it('uses the title that a view sets itself, until the page changes', async () => {
  await show();
  await press('/order');
  await press('it is known');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Order 5 · Waiting for the store'));
  expect(document.title).toBe('Order 5 · Waiting for the store · Almera');
  await press('/slow');
  await act(async () => arrive());
  await waitFor(() => expect(document.title).toBe('Slow · Almera'));
});

it('shows a bar while a page loads', async () => {
  const { container } = await show();
  const bar = () => container.querySelector('[data-progress]');
  expect(bar()).toBeNull();
  await press('/slow');
  expect(bar()).not.toBeNull();
  expect(screen.getByText('home')).toBeVisible();
  await act(async () => arrive());
  expect(await screen.findByText('slow')).toBeVisible();
  expect(bar()).toBeNull();
});

it('a page that needs a place is reloaded once a place is selected', async () => {
  const shop = await openShop();
  const definition = jest.fn(async () => ({
    page: definePage({ View: () => null, messages: [], meta: () => ({ title: null }) }),
  }));
  const placed = byPath([{ path: '/coupons', needsPlace: true, definition }]);
  const address = { pathname: '/coupons', search: '' };
  await act(async () => prefetchPage(shop, placed, address));
  expect(definition).not.toHaveBeenCalled();
  const place = { address: 'Quay 1', point: { lat: 1, lng: 2 }, zoneIds: ['1'] };
  shop.store.dispatch(sessionSlice.actions.placeChosen(place));
  await act(async () => prefetchPage(shop, placed, address));
  expect(definition).toHaveBeenCalled();
});
