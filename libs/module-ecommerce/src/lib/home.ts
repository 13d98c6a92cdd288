/** The home page of the ecommerce module. */
import {
  allStores,
  banners,
  bestReviewed,
  campaigns,
  categories,
  coupons,
  featuredStores,
  hero,
  loved,
  newArrivals,
  popularItems,
  popularStores,
  promoBanner,
  specialOffers,
  storesNearby,
  visitAgain,
  whyChoose,
} from '@shop/home';
import { belowFold, type Home } from '@shop/module-kit';
import { brands } from './brands/brands.section';
import { recentlyViewed } from './recently-viewed/recently-viewed.section';

export const home: Home = [
  hero,
  banners,
  categories,
  popularItems,
  brands,
  recentlyViewed,
  newArrivals,
  bestReviewed,
  belowFold(popularStores),
  specialOffers,
  loved,
  coupons,
  campaigns,
  featuredStores,
  belowFold(storesNearby),
  visitAgain,
  whyChoose,
  promoBanner,
  allStores,
];
