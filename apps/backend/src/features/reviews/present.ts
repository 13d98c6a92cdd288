/** Courier reviews, and what a customer said of an order, in the wire format (contract §7.7). Item reviews: `items/present-review.ts`. */
import type { WireGivenReview } from '@shop/contract/review';
import type { RequestPlace } from '../../plugins/place';
import { localize, reviewPictureUrl } from '../../present';
import type { CourierReviewRow, OrderReviews } from './queries';

/** Without an id: the row has only its order's, which is private (decision 080). */
export const presentCourierReview = ({ rating, comment, author, createdAt }: CourierReviewRow) => ({
  rating,
  comment,
  customer_name: author,
  created_at: createdAt.toISOString(),
});

/** The review of one of the order's items; null: not given. */
export function presentGivenReview(
  { items }: OrderReviews,
  itemId: number,
  place: RequestPlace,
): WireGivenReview | null {
  const review = items.find((entry) => entry.itemId === itemId);
  if (!review) return null;
  const { rating, comment, tags, images } = review;
  return {
    rating,
    comment: localize(comment, place),
    tags,
    pictures: images.map((name) => reviewPictureUrl(place, name)),
  };
}

/** The review of the order's courier; null: not given. */
export const presentGivenCourierReview = ({ courier }: OrderReviews): WireGivenReview | null =>
  courier && { rating: courier.rating, comment: courier.comment, tags: courier.tags, pictures: [] };
