/** Courier reviews in the wire format (contract §7.7). Item reviews: `items/present-review.ts`. */
import type { CourierReviewRow } from './queries';

/** Without an id: the row has only its order's, which is private (decision 080). */
export const presentCourierReview = ({ rating, comment, author, createdAt }: CourierReviewRow) => ({
  rating,
  comment,
  customer_name: author,
  created_at: createdAt.toISOString(),
});
