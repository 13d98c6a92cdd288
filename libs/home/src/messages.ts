/** Messages of the landing page and of the shared home sections. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';

declare module '@shop/i18n' {
  interface Messages {
    home: typeof en;
  }
}

export { belowFoldMessages, useBelowFoldMessages, buyAgainMessages, useBuyAgainMessages } from './section-messages';

export const homeMessages = registerMessages('home', (language) => import(`./locales/${language}.json`));
export const useHomeMessages = () => useMessages(homeMessages);
