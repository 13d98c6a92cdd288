/** The words of the app itself: page titles, the not-found page, failures. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';
import type consent from './locales/consent/en.json';
import type line from './locales/line/en.json';
import type push from './locales/push/en.json';

declare module '@shop/i18n' {
  interface Messages {
    storefront: typeof en;
    'storefront.consent': typeof consent;
    'storefront.line': typeof line;
    'storefront.push': typeof push;
  }
}

export const appMessages = registerMessages('storefront', (language) => import(`./locales/${language}.json`));
export const useAppMessages = () => useMessages(appMessages);

/** The words of the notice about cookies: few shops show it. */
export const consentMessages = registerMessages(
  'storefront.consent',
  (language) => import(`./locales/consent/${language}.json`),
);
export const useConsentMessages = () => useMessages(consentMessages);

/** The words of the notice about the line: there before the line is gone. */
export const lineMessages = registerMessages(
  'storefront.line',
  (language) => import(`./locales/line/${language}.json`),
);
export const useLineMessages = () => useMessages(lineMessages);

/** The words of push messages that come while the shop is in view. */
export const pushMessages = registerMessages(
  'storefront.push',
  (language) => import(`./locales/push/${language}.json`),
);
export const usePushMessages = () => useMessages(pushMessages);
