/** Reviews beside stars and comment: shared by the pages of items, stores and orders. Code and words load where there are any. */
import { lazyView } from './lib/lazy-view';
import { reviewMessages } from './lib/reviews/messages';

const messages = [reviewMessages];
export const ReviewExtras = lazyView(() => import('./lib/reviews/review-extras'), { messages });
/** Give it a box of its height, so that the reviews below do not move. */
export const ReviewCounts = lazyView(() => import('./lib/reviews/review-counts'), { messages });
export { reviewMessages, useReviewMessages } from './lib/reviews/messages';
