/** Pages of this app that its other pages link to. */
import type { PageRoute } from '@shop/page-engine';
import { paths } from '@shop/util';

export const myOrdersRoute: PageRoute = {
  path: paths.myOrders.pattern,
  hidesRunningOrders: true,
  definition: () => import('./my-orders.page'),
  needsSignIn: true,
  isAccount: true,
};
export const settingsRoute: PageRoute = {
  path: paths.settings.pattern,
  definition: () => import('./settings.page'),
  needsSignIn: true,
  isAccount: true,
};
