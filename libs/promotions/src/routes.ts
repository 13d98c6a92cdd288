/** Routes of this library. */
import type { PageRoute } from '@shop/page-engine';
import { paths } from '@shop/util';

export const campaignsRoute: PageRoute = {
  path: paths.campaigns.pattern,
  definition: () => import('./lib/campaigns.page'),
  needsPlace: true,
};
export const campaignRoute: PageRoute = {
  path: paths.campaign.pattern,
  definition: () => import('./lib/campaign.page'),
  needsPlace: true,
};
export const flashSaleRoute: PageRoute = {
  path: paths.flashSale.pattern,
  definition: () => import('./lib/flash-sale.page'),
  needsPlace: true,
};
export const couponsRoute: PageRoute = {
  path: paths.coupons.pattern,
  definition: () => import('./lib/coupons.page'),
  needsPlace: true,
};
