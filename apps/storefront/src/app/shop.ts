/** The shared state of a visit: store and messages. */
import type { ShopModule } from '@shop/domain';
import { createI18n, i18nOfRequest, languageOf, loadMessages } from '@shop/i18n';
import { isUnanswered, type ApiFailure } from '@shop/api-client';
import { startApi } from '@shop/api-client/start';
import { earlySections, loadHome, loadSlots } from '@shop/module-kit';
import type { PageApp, PageRoute } from '@shop/page-engine';
import { sessionSlice } from '@shop/session';
import { FileMissingError, untilLoaded } from '@shop/util';
import { layoutMessages, shoppingMessages } from './layout-messages';
import { modules } from './modules';
import type { ShopStore } from './store';
import { arrivalQueries } from '../wiring/store-arrivals';

export interface Shop extends PageApp {
  store: ShopStore;
}

export function createShop(store: ShopStore, isServer: boolean): Shop {
  const language = languageOf(store.getState().session.language);
  const i18n = isServer ? i18nOfRequest(language) : createI18n(language);
  const shop: Shop = {
    store,
    i18n,
    language,
    modules,
    isServer,
    loaded: new Map(),
    loading: new Map(),
    before: (route, query) => beforePage(shop, route, query),
    queriesOf: (route, { module, scope }) => arrivalQueries(route, module, scope),
  };
  return shop;
}

/** Loads a module's messages and slots; needed before the module is shown. */
export async function loadModule(shop: Shop, type: string | null | undefined): Promise<void> {
  const definition = modules.find(type);
  if (!definition) return;
  const slots = untilLoaded(() => loadSlots(definition));
  const [texts] = await Promise.allSettled([loadMessages(shop.i18n, definition.messages), slots]);
  // With a broken file of slots, shared views have their defaults (HOME-04).
  if (texts.status === 'rejected') throw texts.reason;
}

/**
 * Loads the sections of a module's home page, with the messages of those that render with it. A section with a broken file of messages
 * is left out by its place on the page (HOME-04).
 */
export async function loadModuleHome(shop: Shop, type: string | null | undefined): Promise<void> {
  const definition = modules.find(type);
  if (!definition) return;
  const home = await untilLoaded(() => loadHome(definition));
  const texts = earlySections(home).map(({ messages }) => loadMessages(shop.i18n, ...messages));
  await Promise.allSettled(texts);
}

/** Messages of cart, search and wish list; not loaded on the landing page without a module. */
export const loadShoppingMessages = (shop: Shop): Promise<void> => loadMessages(shop.i18n, ...shoppingMessages);

const FOOTER_WAITS = 500;
/** Loads the footer's texts for the server-rendered page, with a timeout: the browser can request them later. */
async function loadFooter({ store, language }: Shop): Promise<void> {
  const request = store.dispatch(startApi.endpoints.getLandingPage.initiate({ language }, { subscribe: false }));
  const timer = setTimeout(() => request.abort(), FOOTER_WAITS);
  await request;
  clearTimeout(timer);
}

/** What every page needs before it renders: config, messages of the app shell and of the current module. */
export async function prepareShop(shop: Shop): Promise<void> {
  const { store, i18n, language } = shop;
  await Promise.all([
    store.dispatch(startApi.endpoints.getConfig.initiate({ language }, { subscribe: false })),
    shop.isServer ? loadFooter(shop) : null,
    loadMessages(i18n, ...layoutMessages),
    store.getState().session.module ? loadShoppingMessages(shop) : null,
    loadModule(shop, store.getState().session.module?.type),
  ]);
}

/** Switches to a module after loading its messages and home sections, as its home page comes next. */
export async function chooseModule(shop: Shop, module: Pick<ShopModule, 'id' | 'type' | 'name'>): Promise<void> {
  await Promise.all([loadModule(shop, module.type), loadModuleHome(shop, module.type)]);
  shop.store.dispatch(sessionSlice.actions.moduleChosen({ id: module.id, type: module.type, name: module.name }));
}

/** Switches to the module that a link names (ROUTE-49). Unknown modules change nothing. */
export async function followModule(shop: Shop, moduleId: string | null): Promise<void> {
  const { session } = shop.store.getState();
  if (!moduleId || session.module?.id === moduleId) return;
  // Retry until there is a response: with another module it would be another page.
  const modulesOf = async () => {
    const { data = [], error } = await shop.store.dispatch(
      startApi.endpoints.getModules.initiate({ language: shop.language }, { subscribe: false }),
    );
    if (error && !shop.isServer && isUnanswered(error as ApiFailure)) throw new FileMissingError();
    return data;
  };
  const module = (await untilLoaded(modulesOf)).find(({ id }) => id === moduleId);
  if (module && modules.find(module.type)) await chooseModule(shop, module);
}

/** Prepares the visit for a page: switches to the module in the URL, and loads messages and home sections. */
async function beforePage(shop: Shop, { isLanding, showsModule }: PageRoute, query: URLSearchParams): Promise<void> {
  await followModule(shop, query.get('module_id'));
  await Promise.all([
    isLanding ? null : loadShoppingMessages(shop),
    showsModule ? loadModuleHome(shop, shop.store.getState().session.module?.type) : null,
  ]);
}
