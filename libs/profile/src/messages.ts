/** Messages of the customer's pages. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';

declare module '@shop/i18n' {
  interface Messages {
    profile: typeof en;
  }
}

export const profileMessages = registerMessages('profile', (language) => import(`./locales/${language}.json`));
export const useProfileMessages = () => useMessages(profileMessages);
