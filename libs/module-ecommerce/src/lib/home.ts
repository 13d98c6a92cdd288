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
  offers,
  popularItems,
  popularStores,
  promoBanner,
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
  offers,
  belowFold(popularItems),
  brands,
  recentlyViewed,
  newArrivals,
  bestReviewed,
  belowFold(popularStores),
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
