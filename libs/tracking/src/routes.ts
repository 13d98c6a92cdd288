/** Routes of this library. */
import type { PageRoute } from '@shop/page-engine';
import { paths } from '@shop/util';
import { followAddress } from './addresses';

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
export const followParcelRoute: PageRoute = {
  path: followAddress.pattern,
  hidesRunningOrders: true,
  definition: () => import('./lib/follow/follow-parcel.page'),
};
