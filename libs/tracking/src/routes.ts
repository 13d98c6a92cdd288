/** Routes of this library. */
import type { PageRoute } from '@shop/page-engine';
import { paths } from '@shop/util';

export const orderPlacedRoute: PageRoute = {
  path: paths.orderPlaced.pattern,
  hidesRunningOrders: true,
  definition: () => import('./lib/order-placed.page'),
};
export const trackOrderRoute: PageRoute = {
  path: paths.trackOrder.pattern,
  hidesRunningOrders: true,
  definition: () => import('./lib/track-order.page'),
};
