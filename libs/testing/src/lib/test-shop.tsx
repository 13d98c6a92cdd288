/** A whole shop around a component: store, messages, theme, formats, two modules, and a fake backend. */
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
import {
  createModuleRegistry,
  loadSlots,
  ModulePortsProvider,
  ModuleProvider,
  SectionAtHand,
  type CatalogueRules,
  type HomeSection,
  type ModuleDefinition,
  type ModulePorts,
} from '@shop/module-kit';
import { emptySession, sessionSlice } from '@shop/session';
import { ShopThemeProvider } from '@shop/ui';
import { commonMessages } from '@shop/view-kit';
import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';

const rules: CatalogueRules = {
  tracksStock: true,
  hasServingHours: false,
  cutsNames: true,
  carriesPrescriptions: false,
  opensItemIn: 'dialog',
  addsFromCard: false,
  cards: { item: 'vertical', store: 'cover' },
};
/** The messages of a module. */
const messagesOf = (title: string) => ({
  items: 'Goods',
  stores: 'Shops',
  favourites: 'goods',
  searchHint: 'Search',
  heroTitle: title,
  heroSubtitle: `${title}, at your door`,
  popularStores: 'Popular near you',
  popularItems: 'Often bought',
  newStores: 'New here',
  preparing: '',
  onTheWay: '',
});
const definition = (type: string, over: Partial<CatalogueRules>): ModuleDefinition => ({
  type,
  accent: 'green',
  catalogue: { ...rules, ...over },
  header: { chat: true, contactLink: false },
  home: async () => ({ home: [] }),
  messages: `module-${type}` as never,
});
/** The module `goods` with other rules, as `definition` of a test shop. */
export const goodsModule = (over: Partial<CatalogueRules>): ModuleDefinition => definition('goods', over);
/** `goods` opens items in a dialog; `shelf` opens them on pages, and has prescriptions. */
const registry = createModuleRegistry([
  definition('goods', {}),
  definition('shelf', { opensItemIn: 'page', carriesPrescriptions: true }),
]);
const place = { address: 'Quay 1', point: { lat: 1, lng: 2 }, zoneIds: ['1'] };

const NO_PORTS: ModulePorts = {
  pickPlace: () => undefined,
  partyForm: () => null,
  prescriptionForm: () => null,
  cartColumn: () => null,
};

export interface TestShopOptions {
  messages?: readonly Namespace[];
  module?: 'goods' | 'shelf';
  /** A module of its own instead, with its slots. Its messages are among `messages`. */
  definition?: ModuleDefinition;
  /** Token of a signed-in customer. */
  token?: string;
  language?: LanguageCode;
  /** IANA name of the marketplace's time zone. */
  timeZone?: string;
  /** URL of the page. */
  path?: string;
  scheme?: 'light' | 'dark';
  /** What the app does for the module; by default nothing happens. */
  ports?: Partial<ModulePorts>;
  /** Of the cards, instead of those that only record what they open. */
  actions?: Partial<ItemActions>;
  /** Runs on the store before the element is rendered. */
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
  /** Answers of the backend by path: JSON, a response, or a function; any other path gets a 404, or what `elsewhere` returns. */
  answers: Record<string, unknown>;
  elsewhere: () => Response;
  /** Every call so far. */
  calls: URL[];
  sent: RequestInit[];
  /** The query of the last call of a path. */
  callOf: (path: string) => URLSearchParams | undefined;
  /** The element in its shop, for stories. */
  set: (element: ReactElement, options?: TestShopOptions) => Promise<TestShopParts>;
  renderWithProviders: (
    element: ReactElement,
    options?: TestShopOptions,
  ) => Promise<RenderResult & Omit<TestShopParts, 'tree'>>;
  /** A home section whose code and messages have loaded. */
  renderSection: (section: HomeSection, options?: TestShopOptions) => ReturnType<TestShop['renderWithProviders']>;
}

const createSession = (module: string, token: string | null) => ({
  ...emptySession,
  place,
  token,
  module: { id: '1', type: module, name: module },
  restored: true,
});

const createStore = (session: ReturnType<typeof createSession>): EnhancedStore =>
  configureStore({
    reducer: { session: sessionSlice.reducer, [shopApi.reducerPath]: shopApi.reducer },
    preloadedState: { session },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: createApiContext({ origin: 'http://shop.test' }) },
        serializableCheck: false,
      }).concat(shopApi.middleware),
  });

/** @param opened collects the ids of opened items */
function createActions(module: 'goods' | 'shelf', opened: string[]): ItemActions {
  const noLines: [] = [];
  return {
    linkTo: (entry: { id: string }) => (module === 'shelf' ? `/product/${entry.id}` : `?item=${entry.id}`),
    open: (entry: { id: string }) => void opened.push(entry.id),
    subscribe: () => () => undefined,
    lines: () => noLines,
  } as unknown as ItemActions;
}

/** Records the router's location. */
function AddressProbe({ onChange }: { onChange: (address: string) => void }) {
  const { pathname, search } = useLocation();
  onChange(`${pathname}${search}`);
  return null;
}

/** Messages as a page of the module has them, and the module's slots. */
async function loadFor(language: LanguageCode, { messages = [], module = 'goods', definition }: TestShopOptions) {
  const i18n = createI18n(language);
  if (definition) await loadSlots(definition);
  const moduleMessages = registerMessages(`module-${module}` as never, async () =>
    messagesOf(module === 'goods' ? 'Fresh' : 'Fine'),
  );
  await loadMessages(i18n, commonMessages, cardMessages, moduleMessages, ...messages);
  return i18n;
}

/** The modules of the shop and the one of the visit. @param own instead of the two that the shop has */
const modulesOf = (module: string, own: ModuleDefinition | undefined) =>
  own ? { registry: createModuleRegistry([own]), type: own.type } : { registry, type: module };

async function buildTree(element: ReactElement, options: TestShopOptions = {}): Promise<TestShopParts> {
  const { module = 'goods', token, language = 'en', timeZone = 'UTC', path = '/', scheme = 'light' } = options;
  const modules = modulesOf(module, options.definition);
  const store = createStore(createSession(modules.type, token ?? null));
  await options.before?.(store);
  const i18n = await loadFor(language, options);
  const opened: string[] = [];
  let address = path;
  const cardActions = { ...createActions(module, opened), ...options.actions };
  const tree = (
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <MessagesProvider i18n={i18n}>
          <ShopThemeProvider accent="green" scheme={scheme} direction={directionOf(language)}>
            <FormatsProvider
              money={{ symbol: '€', side: 'left', decimals: 2 }}
              clock={{ timeZone, hours: '12', language }}
            >
              <ModuleProvider {...modules}>
                <ModulePortsProvider value={{ ...NO_PORTS, ...options.ports }}>
                  <ItemActionsProvider value={cardActions}>{element}</ItemActionsProvider>
                </ModulePortsProvider>
              </ModuleProvider>
            </FormatsProvider>
          </ShopThemeProvider>
        </MessagesProvider>
        <AddressProbe onChange={(next) => (address = next)} />
      </MemoryRouter>
    </Provider>
  );
  return { tree, opened, address: () => address, store };
}

const loaded = async (section: HomeSection): Promise<HomeSection> => ({ ...section, ...(await section.load?.()) });

/** Replaces `fetch`; open one for each test. */
export function openTestShop(): TestShop {
  const testShop: TestShop = {
    answers: { '/api/v1/config': { digit_after_decimal_point: 2, currency_symbol: '€' } },
    elsewhere: () => Response.json({ errors: [] }, { status: 404 }),
    calls: [],
    sent: [],
    callOf: (path) => testShop.calls.findLast(({ pathname }) => pathname === path)?.searchParams,
    set: buildTree,
    renderWithProviders: async (element, options) => {
      const { tree, ...rest } = await buildTree(element, options);
      // Slots suspend until their code and messages are there.
      return { ...(options?.definition ? await act(async () => render(tree)) : render(tree)), ...rest };
    },
    renderSection: async (section, options = {}) => {
      const messages = [...section.messages, ...(options.messages ?? [])];
      return testShop.renderWithProviders(<SectionAtHand section={await loaded(section)} />, { ...options, messages });
    },
  };
  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    const address = new URL(url);
    testShop.calls.push(address);
    testShop.sent.push(init);
    const given = testShop.answers[address.pathname];
    const answer = typeof given === 'function' ? await (given as (url: URL) => unknown)(address) : given;
    if (answer instanceof Response) return answer;
    return answer === undefined ? testShop.elsewhere() : Response.json(answer);
  }) as typeof fetch;
  return testShop;
}
