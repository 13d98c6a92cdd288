/** The browser's start: takes over the server's HTML with the state inside it. */
import '@shop/ui/styles.css';
import { directionOf } from '@shop/i18n';
import { createRoutes, findPage, keepScrollWhileGrowing, preloadCode } from '@shop/page-engine';
import { dropUnreadablePositions, RESTART_EVENT, tabStorage } from '@shop/session';
import { inOwnTask, tellOffset, timePage, type SteadyOffset } from '@shop/util';
import { setAutoFreeze } from 'immer';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, type HydrationState } from 'react-router-dom';
import { lastResortTexts, tellFailed } from './app/last-resort';
import { parts } from './app/page-parts';
import { Root, type RootProps } from './app/root';
import { createShop, prepareShop } from './app/shop';
import { createShopStore, type RootState } from './app/store';
import { pages } from './pages';
import { errorHandlers, watchScriptErrors } from './wiring/error-handlers';

interface ServerState {
  state: Partial<RootState>;
  hydrationData?: HydrationState;
  map: RootProps['map'];
  /** Missing: the shop sends no push messages. */
  push?: RootProps['push'] | undefined;
  renderedAt?: number | undefined;
  /** Of the marketplace's clocks; missing while they are changed. */
  offset?: SteadyOffset | undefined;
}

// Freezing every answer, and the whole state that came with the page, costs a slow phone 40 ms; development and tests do freeze.
if (import.meta.env.PROD) setAutoFreeze(false);

let root: ReactRoot | undefined;
let starts = 0;

/** @param hydrationData missing: in place of the shop that is shown, with its session */
async function start({ state, hydrationData, map, push, renderedAt, offset }: ServerState): Promise<void> {
  tellOffset(offset);
  if (renderedAt) timePage(renderedAt);
  const shop = createShop(createShopStore({}, state), false);
  const page = findPage(pages, window.location);
  // Code and messages have to be there before the first render, or it would differ from the server's; the data came with it.
  await Promise.all([prepareShop(shop), page && preloadCode(shop, page.route, page.query)]);
  const router = createBrowserRouter(
    createRoutes(pages, () => shop, parts),
    hydrationData ? { hydrationData } : {},
  );
  dropUnreadablePositions(tabStorage);
  keepScrollWhileGrowing(router);
  const restart = () => {
    router.dispose();
    const session = { ...shop.store.getState().session, restored: false };
    begin({ state: { session }, map, push });
  };
  addEventListener(RESTART_EVENT, restart, { once: true });
  if (!hydrationData) {
    const { language, i18n } = shop;
    Object.assign(document.documentElement, { lang: language, dir: directionOf(language) });
    document.body.dataset.texts = lastResortTexts(i18n);
    // Until then the router shows nothing.
    if (!router.state.initialized)
      await new Promise<void>((done) => router.subscribe(({ initialized }) => (initialized ? done() : undefined)));
  }
  starts += 1;
  const tree = (
    <StrictMode key={starts}>
      <Root shop={shop} map={map} push={push ?? false} renderedAt={renderedAt}>
        <RouterProvider router={router} />
      </Root>
    </StrictMode>
  );
  // In a transition, hydration yields to presses, scrolling and painting. Otherwise a slow phone would freeze until it is done.
  startTransition(() => {
    if (root) root.render(tree);
    else root = hydrateRoot(document.getElementById('root') as HTMLElement, tree, errorHandlers);
  });
}

const begin = (from: ServerState) =>
  void start(from).catch((error: unknown) => {
    tellFailed();
    throw error;
  });

watchScriptErrors(window);
// Not in the task that runs the modules: that one is long enough.
inOwnTask(() => begin(JSON.parse(document.getElementById('shop-state')?.textContent ?? '{}') as ServerState));
