/** The queries that a page starts with: the server waits for their answers, the browser asks while the page's code is on its way. */
import { scopeOf, type Scope } from '@shop/api-client';
import { catalogApi, STORES_NEARBY, STORES_PAGE } from '@shop/api-client/catalog';
import { couponsApi } from '@shop/api-client/coupons';
import { parcelsApi } from '@shop/api-client/parcels';
import { promotionsApi } from '@shop/api-client/promotions';
import { resultsApi } from '@shop/api-client/results';
import { startApi } from '@shop/api-client/start';
import type { Category } from '@shop/domain';
import { itemsAsked, storesAsked } from '@shop/domain/results-ask';
import { resultsTargetOf, resultsViewOf, type ResultsTarget } from '@shop/domain/results-view';
import { storeListOf, type StoreTab } from '@shop/domain/store-list';
import { storeViewOf } from '@shop/domain/store-view';
import { earlySections, type EarlySection } from '@shop/module-kit';
import type { Params } from 'react-router-dom';
import { knownOf } from './known';
import { modules } from './modules';
import type { Shop } from './shop';

export interface PageArguments {
  params: Params;
  query: URLSearchParams;
}
type Start = (shop: Shop, args: PageArguments) => unknown[];

const FIRST_PAGE = { subscribe: false } as const;

function homeQueries(shop: Shop): unknown[] {
  const { session } = shop.store.getState();
  if (!session.module) return [];
  const scope = scopeOf(session);
  const definition = modules.find(session.module.type);
  if (!definition?.catalogue)
    return [
      parcelsApi.endpoints.getParcelCategories.initiate({ scope }, FIRST_PAGE),
      promotionsApi.endpoints.getVideoContent.initiate({ scope }, FIRST_PAGE),
    ];
  const { getBanners, getFeaturedCategories, getPopularItems, getStores } = catalogApi.endpoints;
  const of: Partial<Record<EarlySection, () => unknown[]>> = {
    banners: () => [getBanners.initiate({ scope }, FIRST_PAGE)],
    categories: () => [getFeaturedCategories.initiate({ scope }, FIRST_PAGE)],
    popularStores: () => [getStores.initiate({ scope, list: 'popular', limit: STORES_PAGE }, FIRST_PAGE)],
    storesNearby: () => [getStores.initiate({ scope, list: 'popular', limit: STORES_NEARBY }, FIRST_PAGE)],
    newStores: () => [getStores.initiate({ scope, list: 'latest', limit: STORES_PAGE }, FIRST_PAGE)],
    popularItems: () => [getPopularItems.initiate({ scope }, FIRST_PAGE)],
  };
  const shared = definition.home.flatMap((section) => ('shared' in section ? section.shared : []));
  const early = earlySections(definition.home).flatMap((section) => ('shared' in section ? section.shared : []));
  return [
    ...early.flatMap((name) => of[name as EarlySection]?.() ?? []),
    // How high the place of the popular items is hangs on the sale that stands with them, however far below.
    ...(shared.includes('popularItems') ? [promotionsApi.endpoints.getFlashSale.initiate({ scope }, FIRST_PAGE)] : []),
  ];
}

/** What a card has told of a store is shown at once, also without a line; the answer replaces it. @returns whether there was any */
async function knowStore({ store }: Shop, key: { id: string; scope: Scope }): Promise<boolean> {
  const state = store.getState();
  const told = catalogApi.endpoints.getStore.select(key)(state).data ? null : knownOf(state, 'store', key.id);
  if (told) await store.dispatch(catalogApi.util.upsertQueryData('getStore', key, told));
  return told !== null;
}

async function storeQueries(shop: Shop, id: string, query: URLSearchParams): Promise<void> {
  const scope = scopeOf(shop.store.getState().session, query.get('module_id'));
  const isKnown = !shop.isServer && (await knowStore(shop, { id, scope }));
  const answer = shop.store.dispatch(
    catalogApi.endpoints.getStore.initiate({ id, scope }, { ...FIRST_PAGE, forceRefetch: isKnown }),
  );
  if (!shop.isServer) return;
  const { data: store } = await answer;
  if (!store) return;
  await shop.store.dispatch(
    catalogApi.endpoints.getStoreItems.initiate(
      {
        scope: scopeOf(shop.store.getState().session, store.moduleId),
        storeId: store.id,
        ...storeViewOf(query),
      },
      FIRST_PAGE,
    ),
  );
}

async function productQueries(shop: Shop, id: string): Promise<void> {
  const { language, store } = shop;
  const answer = store.dispatch(catalogApi.endpoints.getItem.initiate({ id, language }, FIRST_PAGE));
  if (!shop.isServer) return;
  const { data: item } = await answer;
  if (!item) return;
  const scope = scopeOf(store.getState().session, item.moduleId);
  const { getItemsBeside, getReviews, getStore } = catalogApi.endpoints;
  await Promise.all([
    store.dispatch(getStore.initiate({ id: item.storeId, scope }, FIRST_PAGE)),
    store.dispatch(getReviews.initiate({ itemId: item.id, language }, FIRST_PAGE)),
    store.dispatch(getItemsBeside.initiate({ scope, itemId: item.id, like: 'store' }, FIRST_PAGE)),
    store.dispatch(getItemsBeside.initiate({ scope, itemId: item.id, like: 'category' }, FIRST_PAGE)),
  ]);
}

/** The first page of the open tab, as the address filters it: the page asks with the same arguments. */
async function resultsQueries(shop: Shop, target: ResultsTarget, query: URLSearchParams): Promise<void> {
  const { dispatch, getState } = shop.store;
  const scope = scopeOf(getState().session, query.get('module_id'));
  const view = resultsViewOf(query, target);
  const { getResultItems, getResultStores } = resultsApi.endpoints;
  const list = (categories: Category[] | null) => {
    if (view.tab === 'items') {
      const ask = itemsAsked(target, view, categories);
      return typeof ask === 'string' ? ask : dispatch(getResultItems.initiate({ scope, ask }, FIRST_PAGE));
    }
    const ask = storesAsked(target, view, categories);
    return typeof ask === 'string' ? ask : dispatch(getResultStores.initiate({ scope, ask }, FIRST_PAGE));
  };
  const categories = dispatch(catalogApi.endpoints.getCategories.initiate({ scope }, FIRST_PAGE));
  const first = list(null);
  const { data } = await categories;
  await (first === 'waits' && data ? list(data) : first);
}

async function campaignQueries(shop: Shop, key: string, query: URLSearchParams): Promise<void> {
  const { dispatch, getState } = shop.store;
  const scope = scopeOf(getState().session, query.get('module_id'));
  const { getCampaign, getCampaigns } = promotionsApi.endpoints;
  const isId = /^\d+$/.test(key);
  const listed = isId ? null : await dispatch(getCampaigns.initiate({ scope }, FIRST_PAGE));
  const id = isId ? key : listed?.data?.find(({ slug }) => slug === key)?.id;
  if (id) await dispatch(getCampaign.initiate({ scope, id }, FIRST_PAGE));
}

const startStores =
  (tab: StoreTab): Start =>
  (shop, { query }) => {
    const scope = scopeOf(shop.store.getState().session);
    const list = storeListOf(query, tab);
    return [
      catalogApi.endpoints.getStores.initiate({ scope, list, limit: STORES_PAGE }, FIRST_PAGE),
      catalogApi.endpoints.getCategories.initiate({ scope }, FIRST_PAGE),
    ];
  };

const QUERIES: Record<string, Start> = {
  '/': ({ language }) => [startApi.endpoints.getModules.initiate({ language }, FIRST_PAGE)],
  '/home': (shop) => [
    startApi.endpoints.getModules.initiate({ language: shop.language }, FIRST_PAGE),
    ...homeQueries(shop),
  ],
  '/store/popular': startStores('popular'),
  '/store/latest': startStores('newly_joined'),
  '/store/:id': (shop, { params, query }) => [() => storeQueries(shop, params.id ?? '', query)],
  '/prescription/:id': (shop, { params, query }) => [
    catalogApi.endpoints.getStore.initiate(
      { id: params.id ?? '', scope: scopeOf(shop.store.getState().session, query.get('module_id')) },
      FIRST_PAGE,
    ),
  ],
  '/product/:id': (shop, { params }) => [() => productQueries(shop, params.id ?? '')],
  '/flash-sales': (shop, { query }) => {
    const saleId = query.get('id');
    const scope = scopeOf(shop.store.getState().session);
    return saleId ? [promotionsApi.endpoints.getFlashSaleItems.initiate({ scope, saleId }, FIRST_PAGE)] : [];
  },
  '/campaigns/:id': (shop, { params, query }) => [() => campaignQueries(shop, params.id ?? '', query)],
  '/categories': (shop) => [
    catalogApi.endpoints.getCategories.initiate({ scope: scopeOf(shop.store.getState().session) }, FIRST_PAGE),
  ],
  '/campaigns': (shop) => [
    promotionsApi.endpoints.getCampaigns.initiate({ scope: scopeOf(shop.store.getState().session) }, FIRST_PAGE),
  ],
  '/coupons': (shop) => {
    const { session } = shop.store.getState();
    const mine = session.token !== null;
    return [couponsApi.endpoints.getCoupons.initiate({ scope: scopeOf(session), mine }, FIRST_PAGE)];
  },
  '/parcel-delivery-info': (shop) => [
    parcelsApi.endpoints.getParcelCategories.initiate({ scope: scopeOf(shop.store.getState().session) }, FIRST_PAGE),
  ],
  '/home?search': (shop, { query }) => {
    const target = resultsTargetOf(query.get('search')?.trim() ?? '', query);
    return [
      startApi.endpoints.getModules.initiate({ language: shop.language }, FIRST_PAGE),
      () => resultsQueries(shop, target, query),
    ];
  },
  '/category/:id': (shop, { params, query }) => [
    () => resultsQueries(shop, { kind: 'category', id: params.id ?? '' }, query),
  ],
};

/** Dispatches them; resolves when all have answered. */
export async function startQueries(shop: Shop, path: string, args: PageArguments): Promise<void> {
  await Promise.all((QUERIES[path]?.(shop, args) ?? []).map((thunk) => shop.store.dispatch(thunk as never)));
}
