/** Messages of placed orders. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';

declare module '@shop/i18n' {
  interface Messages {
    tracking: typeof en;
  }
}

export const trackingMessages = registerMessages('tracking', (language) => import(`./locales/${language}.json`));
export const useTrackingMessages = () => useMessages(trackingMessages);
