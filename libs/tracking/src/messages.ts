/** Messages of placed orders. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';
import type follow from './locales/follow/en.json';
import type running from './locales/running/en.json';
import type share from './locales/share/en.json';

declare module '@shop/i18n' {
  interface Messages {
    tracking: typeof en;
    'tracking.follow': typeof follow;
    'tracking.running': typeof running;
    'tracking.share': typeof share;
  }
}

export const trackingMessages = registerMessages('tracking', (language) => import(`./locales/${language}.json`));
export const useTrackingMessages = () => useMessages(trackingMessages);

/** Messages of orders under way, on pages of all kinds. */
export const runningMessages = registerMessages(
  'tracking.running',
  (language) => import(`./locales/running/${language}.json`),
);
export const useRunningMessages = () => useMessages(runningMessages);

/** Of the page by which a receiver follows a parcel. */
export const followMessages = registerMessages(
  'tracking.follow',
  (language) => import(`./locales/follow/${language}.json`),
);
export const useFollowMessages = () => useMessages(followMessages);

/** Of the sender's press that shares a parcel. */
export const shareMessages = registerMessages(
  'tracking.share',
  (language) => import(`./locales/share/${language}.json`),
);
export const useShareMessages = () => useMessages(shareMessages);
