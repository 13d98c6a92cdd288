/** Messages of the module and of its home sections. */
import { registerMessages, useMessages } from '@shop/i18n';
import type dish from './locales/dish/en.json';
import type en from './locales/en.json';
import type sections from './locales/sections/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'module-food': typeof en;
    'module-food.dish': typeof dish;
    'module-food.sections': typeof sections;
  }
}

/** Messages for the shared components, and of the marks on cards. */
export const foodModuleMessages = registerMessages('module-food', (language) => import(`./locales/${language}.json`));
export const useMarkMessages = () => useMessages(foodModuleMessages);

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
