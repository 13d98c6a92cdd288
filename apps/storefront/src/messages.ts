/** Messages of the app itself: page titles, the not-found page, errors. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';
import type consent from './locales/consent/en.json';
import type push from './locales/push/en.json';

declare module '@shop/i18n' {
  interface Messages {
    storefront: typeof en;
    'storefront.consent': typeof consent;
    'storefront.push': typeof push;
  }
}

export const appMessages = registerMessages('storefront', (language) => import(`./locales/${language}.json`));
export const useAppMessages = () => useMessages(appMessages);

/** Messages of the cookie notice, which few shops show. */
export const consentMessages = registerMessages(
  'storefront.consent',
  (language) => import(`./locales/consent/${language}.json`),
);
export const useConsentMessages = () => useMessages(consentMessages);

/** Messages for push notifications that arrive while the shop is visible. */
export const pushMessages = registerMessages(
  'storefront.push',
  (language) => import(`./locales/push/${language}.json`),
);
export const usePushMessages = () => useMessages(pushMessages);
