/** Maps what stores offer for a shopping list to the wire format. */
import type { WireListStore, WireOffer } from '@shop/contract/shopping-list';
import type { RequestPlace } from '../../plugins/place';
import { localize, major } from '../../present';
import { presentItem } from '../items/present';
import { presentStore, type Courses } from '../stores/present';
import type { Offer, StoreOffer } from './shopping-list';

/** As cards show it: lists have many items, and their details are asked for when one is opened. */
function presentProduct(row: Offer['row'], place: RequestPlace): WireOffer['product'] {
  const item = presentItem(row, place);
  const { images, images_full_url: urls } = item;
  return { ...item, description: '', images: images.slice(0, 1), images_full_url: urls.slice(0, 1), tags: [] };
}

function presentItemOffer({ row, choice, quantity, total }: Offer, place: RequestPlace): WireOffer {
  const variation = row.variations.find(({ type }) => type.en === choice.variation);
  return {
    product: presentProduct(row, place),
    variation: variation ? localize(variation.type, place) : null,
    quantity,
    total: major(total),
  };
}

export const presentOffer = (
  courses: Courses,
  { store, covered, total, lines }: StoreOffer,
  place: RequestPlace,
  moment: Date,
): WireListStore => ({
  store: presentStore(courses, store, place, moment),
  covered,
  total: major(total),
  lines: lines.map(({ line, best, alternatives }) => ({
    line,
    ...presentItemOffer(best, place),
    alternatives: alternatives.map((each) => presentItemOffer(each, place)),
  })),
});
