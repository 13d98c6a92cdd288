/** The home page of the food module. */
import {
  allStores,
  banners,
  bestReviewed,
  campaigns,
  categories,
  coupons,
  hero,
  loved,
  newStores,
  popularItems,
  popularStores,
  promoBanner,
  specialOffers,
  visitAgain,
} from '@shop/home';
import { belowFold, type Home } from '@shop/module-kit';

export const home: Home = [
  hero,
  banners,
  categories,
  campaigns,
  newStores,
  popularStores,
  belowFold(popularItems),
  specialOffers,
  bestReviewed,
  loved,
  coupons,
  visitAgain,
  promoBanner,
  allStores,
];
