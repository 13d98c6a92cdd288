/** Messages of a home's sections below the first view, and of what was bought before: the landing page has none of them. */
import { registerMessages, useMessages } from '@shop/i18n';
import type belowFold from './locales/below-fold/en.json';
import type buyAgain from './locales/buy-again/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'home.below-fold': typeof belowFold;
    'home.buy-again': typeof buyAgain;
  }
}

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
