/** Messages of the landing page and of the shared home sections. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';
import type belowFold from './locales/below-fold/en.json';

declare module '@shop/i18n' {
  interface Messages {
    home: typeof en;
    'home.below-fold': typeof belowFold;
  }
}

export const homeMessages = registerMessages('home', (language) => import(`./locales/${language}.json`));
export const useHomeMessages = () => useMessages(homeMessages);

/** Messages of the sections below the fold. */
export const belowFoldMessages = registerMessages(
  'home.below-fold',
  (language) => import(`./locales/below-fold/${language}.json`),
);
export const useBelowFoldMessages = () => useMessages(belowFoldMessages);
