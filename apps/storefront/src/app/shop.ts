/** What one visit shares: store, words, and the words of modules that were opened. */
import type { ShopModule } from '@shop/domain';
import { createTexts, languageOf, loadTexts, type LanguageCode, type TextsInstance } from '@shop/i18n';
import { isUnanswered, type ApiFailure } from '@shop/api-client';
import { startApi } from '@shop/api-client/start';
import type { ModuleWords, OwnParts } from '@shop/module-kit';
import { sessionSlice } from '@shop/session';
import { NotThere, untilLoaded } from '@shop/util';
import { frameTexts, shoppingTexts } from './frame-texts';
import { modules } from './modules';
import type { ShopStore } from './store';

export interface Shop {
  store: ShopStore;
  texts: TextsInstance;
  language: LanguageCode;
  /** Words of modules by type, loaded before the module is shown. */
  words: Map<string, ModuleWords>;
  /** Modules' own home sections by type, loaded before their home is shown. */
  own: Map<string, OwnParts>;
  isServer: boolean;
}

export function createShop(store: ShopStore, isServer: boolean): Shop {
  const language = languageOf(store.getState().session.language);
  return { store, texts: createTexts(language), language, words: new Map(), own: new Map(), isServer };
}

export async function loadModuleWords(shop: Shop, type: string | null | undefined): Promise<void> {
  const definition = modules.find(type);
  if (!definition || shop.words.has(definition.type)) return;
  shop.words.set(definition.type, (await untilLoaded(definition.words[shop.language])).default);
}

/** The current module's own home sections with their words. */
export async function loadOwnParts(shop: Shop, type: string | null | undefined): Promise<void> {
  const definition = modules.find(type);
  if (!definition?.own || shop.own.has(definition.type)) return;
  const own = await untilLoaded(definition.own);
  await loadTexts(shop.texts, ...own.texts);
  shop.own.set(definition.type, own);
}

/** Cart, search and wishlist: not on the landing page of somebody who has not chosen a module yet. */
export const loadShoppingWords = (shop: Shop): Promise<void> => loadTexts(shop.texts, ...shoppingTexts);

const FOOTER_WAITS = 500;
/** The footer's texts come with every page, so that it stands as it is drawn. No page waits long for them: the browser can ask too. */
async function askFooter({ store, language }: Shop): Promise<void> {
  const asked = store.dispatch(startApi.endpoints.getLandingPage.initiate({ language }, { subscribe: false }));
  const timer = setTimeout(() => asked.abort(), FOOTER_WAITS);
  await asked;
  clearTimeout(timer);
}

/** What every page needs before it is drawn: config, words of the frame and of the current module. */
export async function prepareShop(shop: Shop, pathname: string): Promise<void> {
  const { store, texts, language } = shop;
  await Promise.all([
    store.dispatch(startApi.endpoints.getConfig.initiate({ language }, { subscribe: false })),
    shop.isServer ? askFooter(shop) : null,
    loadTexts(texts, ...frameTexts),
    pathname === '/' && !store.getState().session.module ? null : loadShoppingWords(shop),
    loadModuleWords(shop, store.getState().session.module?.type),
  ]);
}

/** Makes a module the current one, its words and its home's parts first: its home is what comes next. */
export async function chooseModule(shop: Shop, module: Pick<ShopModule, 'id' | 'type' | 'name'>): Promise<void> {
  await Promise.all([loadModuleWords(shop, module.type), loadOwnParts(shop, module.type)]);
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
