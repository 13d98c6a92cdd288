/** Pages of this app that its other pages link to. */
import type { PageRoute } from '@shop/page-engine';

export const myOrdersRoute: PageRoute = {
  path: '/my-orders',
  definition: () => import('./my-orders.page'),
  needsSignIn: true,
};
export const settingsRoute: PageRoute = {
  path: '/settings',
  definition: () => import('./settings.page'),
  needsSignIn: true,
};
