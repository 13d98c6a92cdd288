/** Messages of the module and of its home sections. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'module-food': typeof en;
  }
}

export { dishMessages, useDishMessages, foodMessages, useFoodMessages } from './part-messages';

/** Messages for the shared components, and of the marks on cards. */
export const foodModuleMessages = registerMessages('module-food', (language) => import(`./locales/${language}.json`));
export const useMarkMessages = () => useMessages(foodModuleMessages);
