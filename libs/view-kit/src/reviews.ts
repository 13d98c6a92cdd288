/** Words of reviews: shared by the pages of items, stores and orders. Of their own: load them with a lazy part. */
export { reviewMessages, useReviewMessages } from './lib/reviews/messages';
