/** The browser's start: takes over the server's HTML with the state inside it. */
import '@shop/ui/styles.css';
import { createRoutes, findPage, keepScrollWhileGrowing, preloadCode } from '@shop/page-engine';
import { dropUnreadablePositions } from '@shop/session';
import { setAutoFreeze } from 'immer';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, type HydrationState } from 'react-router-dom';
import { parts } from './app/page-parts';
import { Root, type RootProps } from './app/root';
import { createShop, prepareShop } from './app/shop';
import { createShopStore, type RootState } from './app/store';
import { pages } from './pages';
import { errorHandlers, watchScriptErrors } from './wiring/error-handlers';

interface ServerState {
  state: Partial<RootState>;
  hydrationData: HydrationState;
  map: RootProps['map'];
  /** Missing: the shop sends no push messages. */
  push?: RootProps['push'];
}

// Freezing every answer, and the whole state that came with the page, costs a slow phone 40 ms; development and tests do freeze.
if (import.meta.env.PROD) setAutoFreeze(false);

async function start(): Promise<void> {
  const server = JSON.parse(document.getElementById('shop-state')?.textContent ?? '{}') as ServerState;
  const shop = createShop(createShopStore({}, server.state), false);
  const page = findPage(pages, window.location);
  // Code and messages have to be there before the first render, or it would differ from the server's; the data came with it.
  await Promise.all([prepareShop(shop), page && preloadCode(shop, page.route, page.query)]);
  const router = createBrowserRouter(
    createRoutes(pages, () => shop, parts),
    { hydrationData: server.hydrationData },
  );
  dropUnreadablePositions(window.sessionStorage);
  keepScrollWhileGrowing(router);
  // In a transition, hydration yields to presses, scrolling and painting. Otherwise a slow phone would freeze until it is done.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <StrictMode>
        <Root shop={shop} map={server.map} push={server.push ?? false}>
          <RouterProvider router={router} />
        </Root>
      </StrictMode>,
      errorHandlers,
    );
  });
}

watchScriptErrors(window);
void start();
