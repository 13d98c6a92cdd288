/** The browser's start: takes over the server's HTML with the state inside it. */
import '@shop/ui/styles.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { Root, type RootProps } from './app/root';
import { createRoutes } from './app/routes';
import { createShop, prepareShop } from './app/shop';
import { createShopStore, type RootState } from './app/store';

interface ServerState {
  state: Partial<RootState>;
  map: RootProps['map'];
}

async function start(): Promise<void> {
  const data = JSON.parse(document.getElementById('shop-state')?.textContent ?? '{}') as ServerState;
  const shop = createShop(createShopStore({}, data.state), false);
  const routes = createRoutes(shop);
  await prepareShop(shop);
  // The matched pages' code has to be there before the first render, or it would differ from the server's.
  const matched = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
  // The server ran the loaders: what they fetched is in the state, so they must not run again before the first render.
  const loaderData = Object.fromEntries(matched.map(({ route }) => [route.id ?? '', null]));
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <StrictMode>
      <Root shop={shop} map={data.map}>
        <RouterProvider router={router} />
      </Root>
    </StrictMode>,
  );
  document.documentElement.dataset.ready = 'true';
}

void start();
