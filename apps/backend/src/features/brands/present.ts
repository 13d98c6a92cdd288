/** Brands in the wire format (contract §4.4). */
import type { RequestPlace } from '../../plugins/place';
import { pictureUrl, localize } from '../../present';
import type { BrandRow } from './queries';

/** @param items number of its listed items */
export const presentBrand = (row: BrandRow, items: number, place: RequestPlace) => ({
  id: row.id,
  name: localize(row.name, place),
  slug: row.slug,
  image: row.image,
  image_full_url: pictureUrl(place, 'category', row.image),
  status: 1 as const,
  module_id: row.moduleId,
  items_count: items,
});
