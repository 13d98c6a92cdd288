/** Messages of the customer's pages. */
import { registerMessages, useMessages } from '@shop/i18n';
import type bell from './locales/bell/en.json';
import type en from './locales/en.json';

declare module '@shop/i18n' {
  interface Messages {
    profile: typeof en;
    'profile.bell': typeof bell;
  }
}

export const profileMessages = registerMessages('profile', (language) => import(`./locales/${language}.json`));
export const useProfileMessages = () => useMessages(profileMessages);

/** Messages of the header's bell, which loads without those of the pages. */
export const bellMessages = registerMessages('profile.bell', (language) => import(`./locales/bell/${language}.json`));
export const useBellMessages = () => useMessages(bellMessages);
