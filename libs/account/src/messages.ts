/** Messages of sign-up and sign-in. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';

declare module '@shop/i18n' {
  interface Messages {
    account: typeof en;
  }
}

export const accountMessages = registerMessages('account', (language) => import(`./locales/${language}.json`));
export const useAccountMessages = () => useMessages(accountMessages);
