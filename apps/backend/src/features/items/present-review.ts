/** Item reviews in the wire format (contract §4.3). */
import type { WireReview } from '@shop/contract/item';
import type { RequestPlace } from '../../plugins/place';
import { pictureUrl, localize } from '../../present';
import type { reviewsOf } from './queries';

type ReviewRow = Awaited<ReturnType<typeof reviewsOf>>['rows'][number];

export function presentReview({ review, item }: ReviewRow, place: RequestPlace): WireReview {
  return {
    id: review.id,
    comment: localize(review.comment, place),
    rating: review.rating,
    attachment: review.images.map((name) => `${place.origin}/storage/review/${name}`),
    item_id: item.id,
    item_name: localize(item.name, place),
    item_image: item.image,
    item_image_full_url: pictureUrl(place, 'product', item.image),
    user_id: null,
    customer_name: review.author,
    order_id: null,
    reply: review.reply ? localize(review.reply, place) : null,
    created_at: review.createdAt.toISOString(),
    updated_at: review.createdAt.toISOString(),
  };
}
