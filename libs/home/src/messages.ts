/** The words of landing page and homes that no module owns. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';
import type late from './locales/late/en.json';

declare module '@shop/i18n' {
  interface Messages {
    home: typeof en;
    'home.late': typeof late;
  }
}

export const homeMessages = registerMessages('home', (language) => import(`./locales/${language}.json`));
export const useHomeMessages = () => useMessages(homeMessages);

/** The words of the sections below the fold. */
export const lateMessages = registerMessages('home.late', (language) => import(`./locales/late/${language}.json`));
export const useLateMessages = () => useMessages(lateMessages);
