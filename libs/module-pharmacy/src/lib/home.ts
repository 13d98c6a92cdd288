/** The home page of the pharmacy, in the order of the specification (PHAR-01). */
import {
  allStores,
  banners,
  campaigns,
  categories,
  coupons,
  featuredStores,
  hero,
  popularItems,
  promoBanner,
  shoppingList,
  specialOffers,
  storesNearby,
  visitAgain,
} from '@shop/home';
import { belowFold, type Home } from '@shop/module-kit';
import { basicMedicine } from './basic-medicine/basic-medicine.section';
import { conditions } from './conditions/conditions.section';
import { sendPrescription } from './send-prescription/send-prescription';

export const home: Home = [
  hero,
  banners,
  categories,
  sendPrescription,
  storesNearby,
  basicMedicine,
  promoBanner,
  featuredStores,
  visitAgain,
  campaigns,
  conditions,
  shoppingList,
  belowFold(popularItems),
  specialOffers,
  coupons,
  allStores,
];
