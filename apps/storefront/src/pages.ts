/** All pages of the shop, in one list: the browser and the server make their routes of it, and the shell asks what a page needs. */
import { addressesRoute } from '@shop/address-location';
import { inboxRoute } from '@shop/chat';
import {
  categoriesRoute,
  brandRoute,
  categoryRoute,
  latestStoresRoute,
  popularStoresRoute,
  productRoute,
  resultsRoute,
  shoppingListRoute,
  storeRoute,
} from '@shop/discovery';
import { buyAgainRoute } from '@shop/home';
import { byPath, modulePages, type PageRoute } from '@shop/page-engine';
import { loyaltyRoute, notificationsRoute, referralRoute, walletRoute } from '@shop/profile';
import { campaignRoute, campaignsRoute, couponsRoute, flashSaleRoute } from '@shop/promotions';
import { helpRoute, textRoutes } from '@shop/shell';
import { followParcelRoute, orderPlacedRoute, trackOrderRoute } from '@shop/tracking';
import { paths } from '@shop/util';
import { modules } from './app/modules';
import { myOrdersRoute, settingsRoute } from './pages/routes';

/** Pages that join several features: their views stand in this app. Between them those of modules. */
const joined: readonly PageRoute[] = [
  { path: paths.landing.pattern, isLanding: true, definition: () => import('./pages/landing.page') },
  {
    path: paths.home.pattern,
    definition: () => import('./pages/home.page'),
    needsPlace: true,
    showsModule: true,
    isHome: true,
  },
  {
    path: paths.checkout.pattern,
    isFocused: true,
    definition: () => import('./pages/checkout.page'),
  },
  {
    path: paths.order.pattern,
    hidesRunningOrders: true,
    hidesFooter: true,
    definition: () => import('./pages/order.page'),
  },
  ...modulePages(modules),
  { path: paths.signIn.pattern, definition: () => import('./pages/sign-in.page') },
  { path: paths.signUp.pattern, definition: () => import('./pages/sign-up.page') },
  { path: paths.forgotPassword.pattern, definition: () => import('./pages/forgot-password.page') },
  myOrdersRoute,
  settingsRoute,
  {
    path: paths.profile.pattern,
    definition: () => import('./pages/profile.page'),
    needsSignIn: true,
    isAccount: true,
    identity: ['page'],
  },
  { path: '*', definition: () => import('./pages/not-found.page') },
];

export const routes: readonly PageRoute[] = [
  resultsRoute,
  popularStoresRoute,
  latestStoresRoute,
  storeRoute,
  productRoute,
  brandRoute,
  categoryRoute,
  categoriesRoute,
  shoppingListRoute,
  campaignsRoute,
  campaignRoute,
  flashSaleRoute,
  couponsRoute,
  buyAgainRoute,
  helpRoute,
  ...textRoutes,
  trackOrderRoute,
  followParcelRoute,
  orderPlacedRoute,
  walletRoute,
  loyaltyRoute,
  notificationsRoute,
  referralRoute,
  addressesRoute,
  inboxRoute,
  ...joined,
];

export const pages = byPath(routes);
