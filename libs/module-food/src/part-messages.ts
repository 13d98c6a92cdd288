/** Messages of single parts of the module: not with those that its definition names, which every page loads. */
import { registerMessages, useMessages } from '@shop/i18n';
import type dish from './locales/dish/en.json';
import type sections from './locales/sections/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'module-food.dish': typeof dish;
    'module-food.sections': typeof sections;
  }
}

/** Messages of a dish that is open, and of the filter in a restaurant. */
export const dishMessages = registerMessages(
  'module-food.dish',
  (language) => import(`./locales/dish/${language}.json`),
);
export const useDishMessages = () => useMessages(dishMessages);

export const foodMessages = registerMessages(
  'module-food.sections',
  (language) => import(`./locales/sections/${language}.json`),
);
export const useFoodMessages = () => useMessages(foodMessages);
