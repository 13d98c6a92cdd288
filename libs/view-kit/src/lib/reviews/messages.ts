/** Messages about reviews. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from '../../locales/reviews/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'view-kit.reviews': typeof en;
  }
}

export const reviewMessages = registerMessages(
  'view-kit.reviews',
  (language) => import(`../../locales/reviews/${language}.json`),
);
export const useReviewMessages = () => useMessages(reviewMessages);
