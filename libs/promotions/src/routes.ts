/** Routes of this library. */
import type { PageRoute } from '@shop/page-engine';

export const campaignsRoute: PageRoute = {
  path: '/campaigns',
  definition: () => import('./lib/campaigns.page'),
  needsPlace: true,
};
export const campaignRoute: PageRoute = {
  path: '/campaigns/:id',
  definition: () => import('./lib/campaign.page'),
  needsPlace: true,
};
export const flashSaleRoute: PageRoute = {
  path: '/flash-sales',
  definition: () => import('./lib/flash-sale.page'),
  needsPlace: true,
};
export const couponsRoute: PageRoute = {
  path: '/coupons',
  definition: () => import('./lib/coupons.page'),
  needsPlace: true,
};
