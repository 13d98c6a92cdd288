/** Routes of this library. */
import type { PageRoute } from '@shop/page-engine';

export const orderPlacedRoute: PageRoute = {
  path: '/order-placed',
  definition: () => import('./lib/order-placed.page'),
};
export const trackOrderRoute: PageRoute = {
  path: '/track-order',
  definition: () => import('./lib/track-order.page'),
};
