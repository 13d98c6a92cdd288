/** Messages of the module. */
import { registerMessages } from '@shop/i18n';
import type en from './locales/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'module-food': typeof en;
  }
}

/** Messages for the shared components. */
export const foodModuleMessages = registerMessages('module-food', (language) => import(`./locales/${language}.json`));
