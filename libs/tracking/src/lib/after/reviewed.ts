/** What an order is rated by. */
import type { GivenReview, Order, OrderRow, Picture } from '@shop/domain';
import { COURIER_TAGS, ITEM_TAGS, type ReviewTag } from '@shop/domain/reviews';
import { uniqueBy } from '@shop/util';

/** What is rated. */
export interface Reviewed {
  kind: 'courier' | 'item';
  id: string;
  name: string;
  picture: Picture | null;
  tags: readonly ReviewTag[];
  /** null: not yet. */
  given: GivenReview | null;
}

/** The courier first: the items may still be unopened. An item that was bought twice is rated once. */
export function reviewedOf({ courier, courierReview }: Order, rows: readonly OrderRow[]): Reviewed[] {
  const items = uniqueBy(
    rows.filter(({ itemId }) => itemId),
    ({ itemId }) => itemId ?? '',
  ).map(({ itemId, name, image, review }) => ({
    kind: 'item' as const,
    id: itemId ?? '',
    name,
    picture: image,
    tags: ITEM_TAGS,
    given: review ?? null,
  }));
  if (!courier) return items;
  const { id, name, image: picture } = courier;
  return [{ kind: 'courier', id, name, picture, tags: COURIER_TAGS, given: courierReview ?? null }, ...items];
}
