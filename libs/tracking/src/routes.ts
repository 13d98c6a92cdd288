/** Routes of this library. */
import type { PageRoute } from '@shop/page-engine';
import { paths } from '@shop/util';

export const orderPlacedRoute: PageRoute = {
  path: paths.orderPlaced.pattern,
  definition: () => import('./lib/order-placed.page'),
};
export const trackOrderRoute: PageRoute = {
  path: paths.trackOrder.pattern,
  definition: () => import('./lib/track-order.page'),
};
