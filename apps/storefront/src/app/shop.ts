/** What one visit shares: store, messages, and the home sections of modules that were opened. */
import type { ShopModule } from '@shop/domain';
import { createI18n, i18nOfRequest, languageOf, loadMessages } from '@shop/i18n';
import { isUnanswered, type ApiFailure } from '@shop/api-client';
import { startApi } from '@shop/api-client/start';
import type { OwnParts } from '@shop/module-kit';
import type { AnyPage, PageApp, PageRoute } from '@shop/page-engine';
import { sessionSlice } from '@shop/session';
import { NotThere, untilLoaded } from '@shop/util';
import { frameMessages, shoppingMessages } from './frame-messages';
import { modules } from './modules';
import type { ShopStore } from './store';

export interface Shop extends PageApp {
  store: ShopStore;
  /** Modules' own home sections by type, loaded before their home is shown. */
  own: Map<string, OwnParts>;
}

export function createShop(store: ShopStore, isServer: boolean): Shop {
  const language = languageOf(store.getState().session.language);
  const i18n = isServer ? i18nOfRequest(language) : createI18n(language);
  const shop: Shop = {
    store,
    i18n,
    language,
    modules,
    own: new Map(),
    isServer,
    loaded: new Map<PageRoute, AnyPage>(),
    loading: new Map<PageRoute, Promise<void>>(),
    before: (route, query) => beforePage(shop, route, query),
  };
  return shop;
}

/** What a module says of itself: loaded before the module is shown. */
export async function loadModuleMessages(shop: Shop, type: string | null | undefined): Promise<void> {
  const definition = modules.find(type);
  if (definition) await loadMessages(shop.i18n, definition.messages);
}

/** The current module's own home sections with their messages. */
export async function loadOwnParts(shop: Shop, type: string | null | undefined): Promise<void> {
  const definition = modules.find(type);
  if (!definition?.own || shop.own.has(definition.type)) return;
  const own = await untilLoaded(definition.own);
  await loadMessages(shop.i18n, ...own.messages);
  shop.own.set(definition.type, own);
}

/** Cart, search and wishlist: not on the landing page of somebody who has not chosen a module yet. */
export const loadShoppingMessages = (shop: Shop): Promise<void> => loadMessages(shop.i18n, ...shoppingMessages);

const FOOTER_WAITS = 500;
/** The footer's texts come with every page, so that it stands as it is drawn. No page waits long for them: the browser can ask too. */
async function askFooter({ store, language }: Shop): Promise<void> {
  const asked = store.dispatch(startApi.endpoints.getLandingPage.initiate({ language }, { subscribe: false }));
  const timer = setTimeout(() => asked.abort(), FOOTER_WAITS);
  await asked;
  clearTimeout(timer);
}

/** What every page needs before it is drawn: config, messages of the app shell and of the current module. */
export async function prepareShop(shop: Shop): Promise<void> {
  const { store, i18n, language } = shop;
  await Promise.all([
    store.dispatch(startApi.endpoints.getConfig.initiate({ language }, { subscribe: false })),
    shop.isServer ? askFooter(shop) : null,
    loadMessages(i18n, ...frameMessages),
    store.getState().session.module ? loadShoppingMessages(shop) : null,
    loadModuleMessages(shop, store.getState().session.module?.type),
  ]);
}

/** Makes a module the current one, its messages and its home's parts first: its home is what comes next. */
export async function chooseModule(shop: Shop, module: Pick<ShopModule, 'id' | 'type' | 'name'>): Promise<void> {
  await Promise.all([loadModuleMessages(shop, module.type), loadOwnParts(shop, module.type)]);
  shop.store.dispatch(sessionSlice.actions.moduleChosen({ id: module.id, type: module.type, name: module.name }));
}

/** A link that names another module switches to it (ROUTE-49). Unknown modules change nothing. */
export async function followModule(shop: Shop, moduleId: string | null): Promise<void> {
  const { session } = shop.store.getState();
  if (!moduleId || session.module?.id === moduleId) return;
  // Drawn in another module it would be another page: the browser waits for an answer.
  const modulesOf = async () => {
    const { data = [], error } = await shop.store.dispatch(
      startApi.endpoints.getModules.initiate({ language: shop.language }, { subscribe: false }),
    );
    if (error && !shop.isServer && isUnanswered(error as ApiFailure)) throw new NotThere();
    return data;
  };
  const module = (await untilLoaded(modulesOf)).find(({ id }) => id === moduleId);
  if (module && modules.find(module.type)) await chooseModule(shop, module);
}

/** What an address means for the visit, and what its page needs of it: the module that it names, messages, a home's own sections. */
async function beforePage(shop: Shop, { path, showsModule }: PageRoute, query: URLSearchParams): Promise<void> {
  await followModule(shop, query.get('module_id'));
  await Promise.all([
    path === '/' ? null : loadShoppingMessages(shop),
    showsModule ? loadOwnParts(shop, shop.store.getState().session.module?.type) : null,
  ]);
}
