/** The browser's start: takes over the server's HTML with the state inside it. */
import '@shop/ui/styles.css';
import { knowOffset, type KnownOffset } from '@shop/util';
import { setAutoFreeze } from 'immer';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppShell } from './app/app-shell';
import { preparePage } from './app/prepare-page';
import { Root, type RootProps } from './app/root';
import { createShop, prepareShop } from './app/shop';
import { createShopStore, type RootState } from './app/store';
import { errorHandlers, watchScriptErrors } from './wiring/error-handlers';

interface ServerState {
  state: Partial<RootState>;
  map: RootProps['map'];
  /** Missing: the shop sends no push messages. */
  push?: RootProps['push'];
  width: RootProps['width'];
  clock: KnownOffset | null;
}

// Freezing every answer, and the whole state that came with the page, costs a slow phone 40 ms; development and tests do freeze.
if (import.meta.env.PROD) setAutoFreeze(false);

/** Presses and paints come in between. */
const breath = () => new Promise<void>((go) => setTimeout(go));

async function start(): Promise<void> {
  await breath();
  const data = JSON.parse(document.getElementById('shop-state')?.textContent ?? '{}') as ServerState;
  if (data.clock) knowOffset(data.clock);
  const shop = createShop(createShopStore({}, data.state), false);
  await breath();
  await prepareShop(shop, window.location.pathname);
  await breath();
  // The page's code has to be there before the first render, or it would differ from the server's; its data came with it.
  await preparePage(shop, window.location, true).settled;
  await breath();
  // As a transition it gives way to presses, scrolling and painting: otherwise a slow phone stands still until all of it is done.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <StrictMode>
        <Root shop={shop} map={data.map} push={data.push ?? false} width={data.width}>
          <BrowserRouter>
            <AppShell />
          </BrowserRouter>
        </Root>
      </StrictMode>,
      errorHandlers,
    );
  });
}

watchScriptErrors(window);
void start();
