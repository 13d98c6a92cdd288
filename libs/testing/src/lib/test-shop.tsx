/** A whole shop around a component: store, words, theme, formats, two modules, and a backend that answers what the spec says. */
import { configureStore, type EnhancedStore } from '@reduxjs/toolkit';
import { createApiContext, shopApi } from '@shop/api-client';
import { cardMessages, ItemActionsProvider, type ItemActions } from '@shop/catalog-cards';
import {
  createI18n,
  FormatsProvider,
  directionOf,
  loadMessages,
  MessagesProvider,
  type LanguageCode,
  registerMessages,
  type Namespace,
} from '@shop/i18n';
import { createModuleRegistry, ModuleProvider, type CatalogueRules, type ModuleDefinition } from '@shop/module-kit';
import { emptySession, sessionSlice } from '@shop/session';
import { ShopThemeProvider } from '@shop/ui';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';

const rules: CatalogueRules = {
  tracksStock: true,
  hasServingHours: false,
  hasVegChoice: false,
  cutsNames: true,
  carriesPrescriptions: false,
  opensItemIn: 'dialog',
  addsFromCard: false,
  cards: { item: 'vertical', store: 'cover' },
};
/** What a module says of itself. */
const said = (title: string) => ({
  items: 'Goods',
  stores: 'Shops',
  favourites: 'goods',
  searchHint: 'Search',
  heroTitle: title,
  heroSubtitle: `${title}, at your door`,
  popularStores: 'Popular near you',
  popularItems: 'Often in the basket',
  newStores: 'New here',
  preparing: '',
  onTheWay: '',
});
const definition = (type: string, over: Partial<CatalogueRules>): ModuleDefinition => ({
  type,
  accent: 'green',
  catalogue: { ...rules, ...over },
  header: { chat: true, contactLink: false },
  home: [],
  messages: `module-${type}` as never,
});
/** `goods` opens items in a dialog, `shelf` on pages, where orders carry prescriptions too. */
const registry = createModuleRegistry([
  definition('goods', {}),
  definition('shelf', { opensItemIn: 'page', carriesPrescriptions: true }),
]);
const place = { address: 'Quay 1', point: { lat: 1, lng: 2 }, zoneIds: ['1'] };

export interface TestShopOptions {
  messages?: readonly Namespace[];
  module?: 'goods' | 'shelf';
  /** Of who has signed in. */
  token?: string;
  language?: LanguageCode;
  /** Where the page is. */
  path?: string;
  scheme?: 'light' | 'dark';
  /** What is done with the store before the element is shown. */
  before?: (store: EnhancedStore) => Promise<unknown>;
}

export interface TestShopParts {
  tree: ReactElement;
  store: EnhancedStore;
  /** Items that cards opened. */
  opened: string[];
  address: () => string;
}

export interface TestShop {
  /** What the backend answers by path; anything else is a 404, or what `elsewhere` says. */
  answers: Record<string, unknown>;
  elsewhere: () => Response;
  /** Every call so far. */
  calls: URL[];
  sent: RequestInit[];
  /** The query of the last call of a path. */
  callOf: (path: string) => URLSearchParams | undefined;
  /** The element in its shop, for a story to draw. */
  set: (element: ReactElement, options?: TestShopOptions) => Promise<TestShopParts>;
  renderWithProviders: (
    element: ReactElement,
    options?: TestShopOptions,
  ) => Promise<RenderResult & Omit<TestShopParts, 'tree'>>;
}

/** Takes the place of `fetch`; open one for each test. */
export function openTestShop(): TestShop {
  const testShop: TestShop = {
    answers: { '/api/v1/config': { digit_after_decimal_point: 2, currency_symbol: '€' } },
    elsewhere: () => Response.json({ errors: [] }, { status: 404 }),
    calls: [],
    sent: [],
    callOf: (path) => testShop.calls.findLast(({ pathname }) => pathname === path)?.searchParams,
    set,
    renderWithProviders: async (element, options) => {
      const { tree, ...rest } = await set(element, options);
      return { ...render(tree), ...rest };
    },
  };
  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    const address = new URL(url);
    testShop.calls.push(address);
    testShop.sent.push(init);
    const known = testShop.answers[address.pathname];
    const answer = typeof known === 'function' ? await (known as (asked: URL) => unknown)(address) : known;
    return answer === undefined ? testShop.elsewhere() : Response.json(answer);
  }) as typeof fetch;

  async function set(
    element: ReactElement,
    {
      messages = [],
      module = 'goods',
      token,
      language = 'en',
      path = '/',
      scheme = 'light',
      before,
    }: TestShopOptions = {},
  ): Promise<TestShopParts> {
    const session = {
      ...emptySession,
      place,
      token: token ?? null,
      module: { id: '1', type: module, name: module },
      restored: true,
    };
    const shop = configureStore({
      reducer: { session: sessionSlice.reducer, [shopApi.reducerPath]: shopApi.reducer },
      preloadedState: { session },
      middleware: (defaults) =>
        defaults({
          thunk: { extraArgument: createApiContext({ origin: 'http://shop.test' }) },
          serializableCheck: false,
        }).concat(shopApi.middleware),
    });
    await before?.(shop);
    const opened: string[] = [];
    const noLines: [] = [];
    const actions = {
      linkTo: (entry: { id: string }) => (module === 'shelf' ? `/product/${entry.id}` : `?item=${entry.id}`),
      open: (entry: { id: string }) => void opened.push(entry.id),
      subscribe: () => () => undefined,
      lines: () => noLines,
    } as unknown as ItemActions;
    const i18n = createI18n(language);
    const ofModule = registerMessages(`module-${module}` as never, async () =>
      said(module === 'goods' ? 'Fresh' : 'Fine'),
    );
    await loadMessages(i18n, cardMessages, ofModule, ...messages);
    let address = path;
    function Address() {
      const { pathname, search } = useLocation();
      address = `${pathname}${search}`;
      return null;
    }
    const tree = (
      <Provider store={shop}>
        <MemoryRouter initialEntries={[path]}>
          <MessagesProvider i18n={i18n}>
            <ShopThemeProvider accent="green" scheme={scheme} direction={directionOf(language)}>
              <FormatsProvider
                money={{ symbol: '€', side: 'left', digits: 2 }}
                clock={{ timeZone: 'UTC', hours: '12', language }}
              >
                <ModuleProvider registry={registry} type={module}>
                  <ItemActionsProvider value={actions}>{element}</ItemActionsProvider>
                </ModuleProvider>
              </FormatsProvider>
            </ShopThemeProvider>
          </MessagesProvider>
          <Address />
        </MemoryRouter>
      </Provider>
    );
    return { tree, opened, address: () => address, store: shop };
  }
  return testShop;
}
