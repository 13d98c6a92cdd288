/** Messages of the app itself: page titles, the not-found page, errors. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';

declare module '@shop/i18n' {
  interface Messages {
    storefront: typeof en;
  }
}

export const appMessages = registerMessages('storefront', (language) => import(`./locales/${language}.json`));
export const useAppMessages = () => useMessages(appMessages);
