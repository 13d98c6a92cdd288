/** The pages of this library, as the app lists them. */
import type { PageRoute } from '@shop/page-engine';

export const orderPlacedRoute: PageRoute = {
  path: '/order-placed',
  definition: () => import('./lib/order-placed.page'),
};
export const trackOrderRoute: PageRoute = {
  path: '/track-order',
  definition: () => import('./lib/track-order.page'),
};
