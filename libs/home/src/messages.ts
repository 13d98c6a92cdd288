/** Messages of the landing page and of the shared home sections. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';
import type buyAgain from './locales/buy-again/en.json';
import type belowFold from './locales/below-fold/en.json';

declare module '@shop/i18n' {
  interface Messages {
    home: typeof en;
    'home.below-fold': typeof belowFold;
    'home.buy-again': typeof buyAgain;
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

/** Messages of what is bought again: its row and its page. */
export const buyAgainMessages = registerMessages(
  'home.buy-again',
  (language) => import(`./locales/buy-again/${language}.json`),
);
export const useBuyAgainMessages = () => useMessages(buyAgainMessages);
