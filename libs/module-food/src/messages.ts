/** Messages of the module and of its home sections. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';
import type sections from './locales/sections/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'module-food': typeof en;
    'module-food.sections': typeof sections;
  }
}

/** Messages for the shared components. */
export const foodModuleMessages = registerMessages('module-food', (language) => import(`./locales/${language}.json`));

export const foodMessages = registerMessages(
  'module-food.sections',
  (language) => import(`./locales/sections/${language}.json`),
);
export const useFoodMessages = () => useMessages(foodMessages);
