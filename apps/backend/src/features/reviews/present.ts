/** Reviews of couriers to the wire (contract §7.7). Those of items: `items/review-present.ts`. */
import type { CourierReviewRow } from './queries';

/** `id`: of the order, which is reviewed once. */
export const presentCourierReview = ({ orderId, rating, comment, author, createdAt }: CourierReviewRow) => ({
  id: orderId,
  rating,
  comment,
  customer_name: author,
  created_at: createdAt.toISOString(),
});
