/** Every route and its page, which is loaded when it is needed. What it asks for first stands in `page-queries.ts`. */
import type { Namespace } from '@shop/i18n';
import type { ComponentType } from 'react';
import { matchRoutes, type Params } from 'react-router-dom';

export interface PageModule {
  Component: ComponentType;
  messages: readonly Namespace[];
}
export interface PageEntry {
  path: string;
  load: () => Promise<PageModule>;
  /** Nothing to see before a place is chosen: leads to the landing page (ROUTE-49). */
  needsPlace?: boolean;
  /** Draws the current module's own sections. */
  showsModule?: boolean;
}

/** A search is a page of its own at the address of the home (ROUTE-03). */
export const RESULTS: PageEntry = { path: '/home?search', load: () => import('../pages/results'), needsPlace: true };

export const PAGES: readonly PageEntry[] = [
  { path: '/', load: () => import('../pages/landing') },
  { path: '/home', load: () => import('../pages/home'), needsPlace: true, showsModule: true },
  { path: '/store/popular', load: () => import('../pages/popular-stores'), needsPlace: true },
  { path: '/store/latest', load: () => import('../pages/latest-stores'), needsPlace: true },
  { path: '/store/:id', load: () => import('../pages/store') },
  { path: '/product/:id', load: () => import('../pages/product') },
  { path: '/category/:id', load: () => import('../pages/category'), needsPlace: true },
  { path: '/categories', load: () => import('../pages/categories'), needsPlace: true },
  { path: '/campaigns', load: () => import('../pages/campaigns'), needsPlace: true },
  { path: '/flash-sales', load: () => import('../pages/flash-sales'), needsPlace: true },
  { path: '/campaigns/:id', load: () => import('../pages/campaign'), needsPlace: true },
  { path: '/coupons', load: () => import('../pages/coupons'), needsPlace: true },
  { path: '/checkout', load: () => import('../pages/checkout') },
  { path: '/prescription/:id', load: () => import('../pages/prescription') },
  { path: '/order-placed', load: () => import('../pages/order-placed') },
  { path: '/order-history/:id', load: () => import('../pages/order') },
  { path: '/parcel-delivery-info', load: () => import('../pages/parcel'), needsPlace: true },
  { path: '/help-and-support', load: () => import('../pages/help') },
  { path: '/about-us', load: () => import('../pages/about') },
  { path: '/terms-and-conditions', load: () => import('../pages/terms') },
  { path: '/privacy-policy', load: () => import('../pages/privacy') },
  { path: '/refund-policy', load: () => import('../pages/refund') },
  { path: '/cancellation-policy', load: () => import('../pages/cancellation') },
  { path: '/shipping-policy', load: () => import('../pages/shipping') },
  { path: '/track-order', load: () => import('../pages/track-order') },
  { path: '/auth/sign-in', load: () => import('../pages/sign-in') },
  { path: '/auth/sign-up', load: () => import('../pages/sign-up') },
  { path: '/auth/forgot-password', load: () => import('../pages/forgot-password') },
  { path: '/my-orders', load: () => import('../pages/my-orders') },
  { path: '/wallet', load: () => import('../pages/wallet') },
  { path: '/loyalty-points', load: () => import('../pages/loyalty') },
  { path: '/referral-code', load: () => import('../pages/referral') },
  { path: '/address', load: () => import('../pages/address') },
  { path: '/settings', load: () => import('../pages/settings') },
  { path: '/profile', load: () => import('../pages/profile') },
  { path: '/chatting', load: () => import('../pages/chat') },
  { path: '*', load: () => import('../pages/not-found') },
];

const routes = PAGES.map((entry) => ({ path: entry.path, entry }));
/** Addresses without parameters, as most links say them: the router reads all its patterns anew for each address. */
const plain = new Map(PAGES.filter(({ path }) => !/[:*]/.test(path)).map((entry) => [entry.path, entry]));

/** The page of an address; the not-found page for any other. */
export function pageOf({ pathname, search }: { pathname: string; search: string }): {
  entry: PageEntry;
  params: Params;
} {
  if (pathname === '/home' && new URLSearchParams(search).get('search')?.trim()) return { entry: RESULTS, params: {} };
  const known = plain.get(pathname);
  if (known) return { entry: known, params: {} };
  const match = matchRoutes(routes, pathname)?.at(-1);
  const entry = match?.route.entry ?? PAGES.at(-1);
  if (!entry) throw new Error('There are no pages.');
  return { entry, params: match?.params ?? {} };
}
