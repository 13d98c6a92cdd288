/** Decodes categories (contract §2.3), which stores have too. */
import type { WireCategory } from '@shop/contract/store';
import type { Category } from '@shop/domain';
import type { Tolerant } from '../base/tolerant';
import { flag, picture, text, textOrNull, wires } from '../base/wire';

/** Children have the fields of their parents on some backends. */
interface OtherCategory {
  childes: WireCategory[];
}
export type CategoryWire = Tolerant<WireCategory & OtherCategory>;

export function toCategory(wire: CategoryWire): Category {
  return {
    id: text(wire.id),
    name: text(wire.name),
    slug: textOrNull(wire.slug),
    image: picture(wire.image, wire.image_full_url, null, wire.image_tint),
    isFeatured: flag(wire.featured),
    // Nothing shows their pictures, and every home page carries all of them.
    children: wires(wire.childes).map((child) => ({ ...toCategory(child), image: null, isFeatured: false })),
  };
}
