/** Suggestions in the wire format. */
import type { RequestPlace } from '../../plugins/place';
import { pictureUrl, localize } from '../../present';
import type { Suggested } from './service';

/** Names and pictures only, for suggestions while the customer types. */
export const presentSuggestions = ({ items, stores }: Suggested, place: RequestPlace) => ({
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
    logo: store.logo,
    logo_full_url: pictureUrl(place, 'store', store.logo),
  })),
});
