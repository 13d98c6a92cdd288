/** Every route: a lazy page, and a loader that starts its queries. On the server the loader waits for them. */
import { scopeOf } from '@shop/api-client';
import { catalogApi } from '@shop/api-client/catalog';
import { startApi } from '@shop/api-client/start';
import { loadTexts, type Texts } from '@shop/i18n';
import type { ComponentType } from 'react';
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { Frame } from './frame';
import { RouteFailed } from './route-failed';
import { followModule, type Shop } from './shop';

interface PageModule {
  Component: ComponentType;
  texts: Texts<never>[] | readonly Texts<unknown>[];
}
type Start = (shop: Shop, args: { params: LoaderFunctionArgs['params']; query: URLSearchParams }) => unknown[];

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

/** Starts queries; the server waits, the browser shows skeletons meanwhile. */
async function run(shop: Shop, thunks: unknown[]): Promise<void> {
  const answers = thunks.map((thunk) => shop.store.dispatch(thunk as never));
  if (shop.isServer) await Promise.all(answers);
}

export function createRoutes(shop: Shop): RouteObject[] {
  const page = (
    path: string,
    load: () => Promise<PageModule>,
    start: Start = () => [],
    needsPlace = false,
  ): RouteObject => ({
    id: path,
    path,
    loader: async ({ params, request }) => {
      const query = new URL(request.url).searchParams;
      if (needsPlace && !shop.store.getState().session.place) throw redirect('/');
      await followModule(shop, query.get('module_id'));
      await run(shop, start(shop, { params, query }));
      return null;
    },
    // Tabs, filters and the open dialog live in the query: they change the view, not the page.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname ||
      currentUrl.searchParams.get('module_id') !== nextUrl.searchParams.get('module_id'),
    lazy: async () => {
      const { Component, texts } = await load();
      await loadTexts(shop.texts, ...(texts as readonly Texts<unknown>[]));
      return { Component };
    },
  });
  const { language } = shop;
  const stores =
    (list: 'popular' | 'latest'): Start =>
    (visit) => [
      catalogApi.endpoints.getStores.initiate(
        { scope: scopeOf(visit.store.getState().session), list, limit: POPULAR },
        FIRST_PAGE,
      ),
    ];

  return [
    {
      Component: Frame,
      ErrorBoundary: RouteFailed,
      children: [
        page(
          '/',
          () => import('../pages/landing'),
          () => [
            startApi.endpoints.getLandingPage.initiate({ language }, FIRST_PAGE),
            startApi.endpoints.getModules.initiate({ language }, FIRST_PAGE),
          ],
        ),
        page(
          '/home',
          () => import('../pages/home'),
          (visit, { query }) => [
            startApi.endpoints.getModules.initiate({ language }, FIRST_PAGE),
            ...(query.get('search') ? [] : homeQueries(visit)),
          ],
          true,
        ),
        page('/store/popular', () => import('../pages/popular-stores'), stores('popular'), true),
        page('/store/latest', () => import('../pages/latest-stores'), stores('latest'), true),
        page(
          '/store/:id',
          () => import('../pages/store'),
          (visit, { params, query }) => [() => storeQueries(visit, params.id ?? '', query)],
        ),
        page(
          '/product/:id',
          () => import('../pages/product'),
          (visit, { params }) => [() => productQueries(visit, params.id ?? '')],
        ),
        page(
          '/category/:id',
          () => import('../pages/category'),
          (visit, { params, query }) => {
            const scope = scopeOf(visit.store.getState().session, query.get('module_id'));
            return [
              catalogApi.endpoints.getCategories.initiate({ scope }, FIRST_PAGE),
              catalogApi.endpoints.getCategoryItems.initiate({ scope, categoryId: params.id ?? '' }, FIRST_PAGE),
            ];
          },
          true,
        ),
        page('/checkout', () => import('../pages/checkout')),
        page('/order-placed', () => import('../pages/order-placed')),
        page('/order-history/:id', () => import('../pages/order')),
        page('/track-order', () => import('../pages/track-order')),
        page('/auth/sign-in', () => import('../pages/sign-in')),
        page('/auth/sign-up', () => import('../pages/sign-up')),
        page('/auth/forgot-password', () => import('../pages/forgot-password')),
        page('/my-orders', () => import('../pages/my-orders')),
        page('/profile', () => import('../pages/profile')),
        page('/chatting', () => import('../pages/chat')),
        page('*', () => import('../pages/not-found')),
      ],
    },
  ];
}
