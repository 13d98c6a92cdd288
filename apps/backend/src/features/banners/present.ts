/** Banners in the wire format (contract §4.1). */
import type { RequestPlace } from '../../plugins/place';
import { pictureUrl, localize } from '../../present';
import { tintOfPicture } from '../pictures/tint';
import { presentItem } from '../items/present';
import type { ItemRow } from '../items/queries';
import { presentStore, type Courses } from '../stores/present';
import type { StoreRow } from '../stores/queries';
import type { BannerRow } from './queries';

/** @param of the store and item it links to, if any */
export function presentBanner(
  courses: Courses,
  row: BannerRow,
  { store, item }: { store: StoreRow | undefined; item: ItemRow | undefined },
  place: RequestPlace,
  at: Date,
) {
  return {
    id: row.id,
    title: localize(row.title, place),
    type: row.type,
    image: row.image,
    image_full_url: pictureUrl(place, 'banner', row.image),
    image_tint: tintOfPicture(row.image),
    link: row.link,
    store: store ? presentStore(courses, store, place, at) : null,
    item: item ? presentItem(item, place) : null,
  };
}

/** A banner on a store's page. */
export const presentStoreBanner = ({ banner, zoneId }: { banner: BannerRow; zoneId: number }, place: RequestPlace) => ({
  id: banner.id,
  title: localize(banner.title, place),
  type: banner.type,
  image: banner.image,
  image_full_url: pictureUrl(place, 'banner', banner.image),
  status: 1 as const,
  data: banner.storeId,
  default_link: banner.link,
  zone_id: zoneId,
  module_id: banner.moduleId,
  featured: 0 as const,
  created_by: 'store',
});
