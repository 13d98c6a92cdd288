/** Names of diets and allergens, by their words: of dishes and of filters. */
import { registerMessages, useMessages } from '@shop/i18n';
import type diet from './locales/diet/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'catalog-cards.diet': typeof diet;
  }
}

export const dietMessages = registerMessages(
  'catalog-cards.diet',
  (language) => import(`./locales/diet/${language}.json`),
);
export const useDietMessages = () => useMessages(dietMessages);
