/** Messages of the module, and of its own sections. */
import { registerMessages } from '@shop/i18n';
import type en from './locales/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'module-grocery': typeof en;
  }
}

export { groceryMessages, useGroceryMessages } from './part-messages';

/** Messages for the shared components. */
export const groceryModuleMessages = registerMessages(
  'module-grocery',
  (language) => import(`./locales/${language}.json`),
);
