/** Suggestions in the wire format. */
import type { SuggestedPages } from '@shop/contract/list';
import type { RequestPlace } from '../../plugins/place';
import { pictureUrl, localize } from '../../present';
import type { SuggestedName } from '../search/suggested-names';
import type { Suggested } from './service';

/** Names and pictures only, for suggestions while the customer types. */
export const presentSuggestions = ({ items, stores }: Pick<Suggested, 'items' | 'stores'>, place: RequestPlace) => ({
  items: items.map((item) => ({
    id: item.id,
    name: localize(item.name, place),
    slug: item.slug,
    image: item.image,
    image_full_url: pictureUrl(place, 'product', item.image),
  })),
  stores: stores.map((store) => ({
    id: store.id,
    name: localize(store.name, place),
    slug: store.slug,
    logo: store.image,
    logo_full_url: pictureUrl(place, 'store', store.image),
  })),
});

/** Categories, brands and conditions, for the search panel. */
export function presentSuggestedPages(
  { categories, brands, conditions }: Pick<Suggested, keyof SuggestedPages>,
  place: RequestPlace,
): SuggestedPages {
  const page = ({ id, name, slug }: SuggestedName) => ({ id, name: localize(name, place), slug });
  const pictured = (row: SuggestedName) => ({
    ...page(row),
    image: row.image,
    image_full_url: pictureUrl(place, 'category', row.image),
  });
  return { categories: categories.map(pictured), brands: brands.map(pictured), conditions: conditions.map(page) };
}
