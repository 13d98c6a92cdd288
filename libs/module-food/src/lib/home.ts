/** The home page of the food module: where to eat first, then what (decision 087). */
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
import { cuisines } from './cuisines/cuisines.section';
import { dishes } from './dishes/dishes.section';
import { inTime } from './in-time/in-time';

export const home: Home = [
  hero,
  banners,
  categories,
  inTime,
  popularStores,
  dishes,
  campaigns,
  belowFold(popularItems),
  specialOffers,
  belowFold(newStores),
  bestReviewed,
  loved,
  coupons,
  visitAgain,
  promoBanner,
  cuisines,
  allStores,
];
