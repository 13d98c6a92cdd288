/** Messages of placed orders. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';
import type running from './locales/running/en.json';

declare module '@shop/i18n' {
  interface Messages {
    tracking: typeof en;
    'tracking.running': typeof running;
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
