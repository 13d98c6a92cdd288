/** Messages that few pages need at first: of help, texts, the cookie notice, and push notifications. */
import { registerMessages, useMessages } from '@shop/i18n';
import type help from './locales/help/en.json';
import type consent from './locales/consent/en.json';
import type push from './locales/push/en.json';
import type pages from './locales/pages/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'shell.help': typeof help;
    'shell.consent': typeof consent;
    'shell.push': typeof push;
    'shell.pages': typeof pages;
  }
}

export const helpMessages = registerMessages('shell.help', (language) => import(`./locales/help/${language}.json`));

/** Messages of the cookie notice, which few shops show. */
export const consentMessages = registerMessages(
  'shell.consent',
  (language) => import(`./locales/consent/${language}.json`),
);
export const useConsentMessages = () => useMessages(consentMessages);

/** Messages for push notifications that arrive while the shop is visible. */
export const pushMessages = registerMessages('shell.push', (language) => import(`./locales/push/${language}.json`));
export const usePushMessages = () => useMessages(pushMessages);

export const pageMessages = registerMessages('shell.pages', (language) => import(`./locales/pages/${language}.json`));
