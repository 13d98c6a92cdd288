/** Item reviews in the wire format (contract §4.3). */
import type { WireReview, WireReviews } from '@shop/contract/item';
import type { RequestPlace } from '../../plugins/place';
import { localize, pictureUrl, reviewPictureUrl } from '../../present';
import type { Page } from '../../db/page';
import type { reviewsOf } from './review-queries';

type Reviews = Awaited<ReturnType<typeof reviewsOf>>;
type ReviewRow = Reviews['rows'][number];

function presentReview({ review, item }: ReviewRow, place: RequestPlace): WireReview {
  return {
    id: review.id,
    comment: localize(review.comment, place),
    rating: review.rating,
    attachment: review.images.map((name) => reviewPictureUrl(place, name)),
    tags: review.tags,
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

export const presentReviews = (
  { rows, ratings, total }: Reviews,
  { limit, offset }: Page,
  place: RequestPlace,
): WireReviews => ({
  total_size: total,
  limit,
  offset,
  ratings: [...ratings],
  reviews: rows.map((row) => presentReview(row, place)),
});
