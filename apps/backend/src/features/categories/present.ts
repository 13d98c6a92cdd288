/** Categories in the wire format (contract §2.3). */
import type { WireCategory } from '@shop/contract/store';
import type { RequestPlace } from '../../plugins/place';
import { flag, pictureUrl, localize } from '../../present';
import { tintOfPicture } from '../pictures/tint';
import type { CategoryRow } from './queries';

/** Each with its sub-categories. */
export function presentCategories(rows: CategoryRow[], place: RequestPlace): WireCategory[] {
  return rows.map(({ category, items, children }) => ({
    id: category.id,
    name: localize(category.name, place),
    slug: category.slug,
    image: category.image,
    image_full_url: pictureUrl(place, 'category', category.image),
    image_tint: tintOfPicture(category.image),
    parent_id: category.parentId,
    position: category.parentId === 0 ? 0 : 1,
    status: 1,
    featured: flag(category.featured),
    priority: category.priority,
    module_id: category.moduleId,
    products_count: items,
    childes_count: children.length,
    childes: children.map((child) => ({
      id: child.id,
      name: localize(child.name, place),
      slug: child.slug,
      parent_id: child.parentId,
      image_full_url: pictureUrl(place, 'category', child.image),
      featured: flag(child.featured),
    })),
  }));
}
