/** Every route: a page that is loaded when it is needed, and the queries that start with it. */
import { scopeOf } from '@shop/api-client';
import { catalogApi } from '@shop/api-client/catalog';
import { startApi } from '@shop/api-client/start';
import type { Texts } from '@shop/i18n';
import type { ComponentType } from 'react';
import { matchRoutes, type Params } from 'react-router-dom';
import type { Shop } from './shop';

export interface PageModule {
  Component: ComponentType;
  texts: Texts<never>[] | readonly Texts<unknown>[];
}
type Start = (shop: Shop, args: { params: Params; query: URLSearchParams }) => unknown[];

export interface PageEntry {
  path: string;
  load: () => Promise<PageModule>;
  /** Thunks to dispatch: the server waits for them, the browser shows skeletons meanwhile. */
  start?: Start;
  /** Nothing to see before a place is chosen: leads to the landing page (ROUTE-49). */
  needsPlace?: boolean;
}

const POPULAR = 12;
const FIRST_PAGE = { subscribe: false } as const;

function homeQueries(shop: Shop): unknown[] {
  const { session } = shop.store.getState();
  if (!session.module) return [];
  const scope = scopeOf(session);
  const { getBanners, getCategories, getPopularItems, getStores } = catalogApi.endpoints;
  return [
    getBanners.initiate({ scope }, FIRST_PAGE),
    getCategories.initiate({ scope }, FIRST_PAGE),
    getStores.initiate({ scope, list: 'popular', limit: POPULAR }, FIRST_PAGE),
    getStores.initiate({ scope, list: 'latest', limit: POPULAR }, FIRST_PAGE),
    getPopularItems.initiate({ scope }, FIRST_PAGE),
  ];
}

async function storeQueries(shop: Shop, id: string, query: URLSearchParams): Promise<void> {
  const scope = scopeOf(shop.store.getState().session, query.get('module_id'));
  const answer = shop.store.dispatch(catalogApi.endpoints.getStore.initiate({ id, scope }, FIRST_PAGE));
  if (!shop.isServer) return;
  const { data: store } = await answer;
  if (!store) return;
  const type = (['veg', 'non_veg'] as const).find((entry) => entry === query.get('type')) ?? 'all';
  await shop.store.dispatch(
    catalogApi.endpoints.getStoreItems.initiate(
      {
        scope: scopeOf(shop.store.getState().session, store.moduleId),
        storeId: store.id,
        categoryId: query.get('category') ?? '0',
        type,
        search: query.get('q') ?? '',
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

const startStores =
  (list: 'popular' | 'latest'): Start =>
  (shop) => [
    catalogApi.endpoints.getStores.initiate(
      { scope: scopeOf(shop.store.getState().session), list, limit: POPULAR },
      FIRST_PAGE,
    ),
  ];

export const PAGES: readonly PageEntry[] = [
  {
    path: '/',
    load: () => import('../pages/landing'),
    start: ({ language }) => [
      startApi.endpoints.getLandingPage.initiate({ language }, FIRST_PAGE),
      startApi.endpoints.getModules.initiate({ language }, FIRST_PAGE),
    ],
  },
  {
    path: '/home',
    load: () => import('../pages/home'),
    start: (shop, { query }) => [
      startApi.endpoints.getModules.initiate({ language: shop.language }, FIRST_PAGE),
      ...(query.get('search') ? [] : homeQueries(shop)),
    ],
    needsPlace: true,
  },
  {
    path: '/store/popular',
    load: () => import('../pages/popular-stores'),
    start: startStores('popular'),
    needsPlace: true,
  },
  {
    path: '/store/latest',
    load: () => import('../pages/latest-stores'),
    start: startStores('latest'),
    needsPlace: true,
  },
  {
    path: '/store/:id',
    load: () => import('../pages/store'),
    start: (shop, { params, query }) => [() => storeQueries(shop, params.id ?? '', query)],
  },
  {
    path: '/product/:id',
    load: () => import('../pages/product'),
    start: (shop, { params }) => [() => productQueries(shop, params.id ?? '')],
  },
  {
    path: '/category/:id',
    load: () => import('../pages/category'),
    start: (shop, { params, query }) => {
      const scope = scopeOf(shop.store.getState().session, query.get('module_id'));
      return [
        catalogApi.endpoints.getCategories.initiate({ scope }, FIRST_PAGE),
        catalogApi.endpoints.getCategoryItems.initiate({ scope, categoryId: params.id ?? '' }, FIRST_PAGE),
      ];
    },
    needsPlace: true,
  },
  { path: '/checkout', load: () => import('../pages/checkout') },
  { path: '/order-placed', load: () => import('../pages/order-placed') },
  { path: '/order-history/:id', load: () => import('../pages/order') },
  { path: '/track-order', load: () => import('../pages/track-order') },
  { path: '/auth/sign-in', load: () => import('../pages/sign-in') },
  { path: '/auth/sign-up', load: () => import('../pages/sign-up') },
  { path: '/auth/forgot-password', load: () => import('../pages/forgot-password') },
  { path: '/my-orders', load: () => import('../pages/my-orders') },
  { path: '/profile', load: () => import('../pages/profile') },
  { path: '/chatting', load: () => import('../pages/chat') },
  { path: '*', load: () => import('../pages/not-found') },
];

const routes = PAGES.map((entry) => ({ path: entry.path, entry }));

/** The page of an address; the not-found page for any other. */
export function pageOf(pathname: string): { entry: PageEntry; params: Params } {
  const match = matchRoutes(routes, pathname)?.at(-1);
  const entry = match?.route.entry ?? PAGES.at(-1);
  if (!entry) throw new Error('There are no pages.');
  return { entry, params: match?.params ?? {} };
}
