/** All icons that the demo uses. */
import { PROMOTION_ICONS } from '../promotions';
import { SPECIAL_ICONS } from '../specials';
import { CATALOGUES } from './index';
import { readProducts } from './read';
import { PART_ICONS } from './scenes';
import { STORES } from './stores';

export const MODULE_ICONS: Record<string, string> = {
  grocery: 'shopping-cart',
  food: 'hamburger',
  pharmacy: 'pill',
  ecommerce: 'shopping-bags',
  parcel: 'package',
};
export const COURIER_ICONS = ['motor-scooter', 'bicycle', 'kick-scooter', 'motorcycle'];

export function usedIcons(): string[] {
  const names = [
    ...CATALOGUES.flatMap((text) => [
      ...readProducts(text).flatMap(({ icons }) => icons),
      ...text.categories.flatMap(({ icons }) => icons.split(' ')),
    ]),
    ...STORES.flatMap(({ icons }) => icons),
    ...Object.values(MODULE_ICONS),
    ...COURIER_ICONS,
    ...PROMOTION_ICONS,
    ...SPECIAL_ICONS,
    ...PART_ICONS,
  ];
  return [...new Set(names)].sort();
}
