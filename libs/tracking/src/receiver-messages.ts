/** Messages of the receiver's link, in a file of their own: no other page needs them. */
import { registerMessages, useMessages } from '@shop/i18n';
import type follow from './locales/follow/en.json';
import type share from './locales/share/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'tracking.follow': typeof follow;
    'tracking.share': typeof share;
  }
}

/** Of the page by which a receiver follows a parcel. */
export const followMessages = registerMessages(
  'tracking.follow',
  (language) => import(`./locales/follow/${language}.json`),
);
export const useFollowMessages = () => useMessages(followMessages);

/** Of the dialog by which the sender shares it. */
export const shareMessages = registerMessages(
  'tracking.share',
  (language) => import(`./locales/share/${language}.json`),
);
export const useShareMessages = () => useMessages(shareMessages);
