/** Courier reviews in the wire format (contract §7.7). Item reviews: `items/present-review.ts`. */
import type { CourierReviewRow } from './queries';

/** `id` is the order's, which has one review. */
export const presentCourierReview = ({ orderId, rating, comment, author, createdAt }: CourierReviewRow) => ({
  id: orderId,
  rating,
  comment,
  customer_name: author,
  created_at: createdAt.toISOString(),
});
