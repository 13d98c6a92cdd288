/**
 * What food has in shared views: the square of vegetarian dishes, diets and allergens, groups of options, serving hours, what is
 * popular in a restaurant, the filter of its menu.
 */
import { dietMessages } from '@shop/catalog-cards';
import type { Slots } from '@shop/module-kit';
import { lazyView } from '@shop/view-kit';
import { dishMessages } from '../messages';
import { VegMark } from './veg/veg-mark';

const OF_DISHES = { messages: [dishMessages] };

export const slots: Slots = {
  itemMark: VegMark,
  itemFacts: lazyView(() => import('./dish-facts/dish-facts'), { messages: [dishMessages, dietMessages] }),
  itemOptions: lazyView(() => import('./option-groups/option-groups'), OF_DISHES),
  itemNotice: lazyView(() => import('./serving-hours/hours-notice'), OF_DISHES),
  storePopular: lazyView(() => import('./popular-here/popular-here'), OF_DISHES),
  storeFilters: lazyView(() => import('./veg/veg-filter'), OF_DISHES),
};
