/** Messages of the module, and of its own sections. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';
import type sections from './locales/sections/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'module-grocery': typeof en;
    'module-grocery.sections': typeof sections;
  }
}

/** Messages for the shared components. */
export const groceryModuleMessages = registerMessages(
  'module-grocery',
  (language) => import(`./locales/${language}.json`),
);

export const groceryMessages = registerMessages(
  'module-grocery.sections',
  (language) => import(`./locales/sections/${language}.json`),
);
export const useGroceryMessages = () => useMessages(groceryMessages);
