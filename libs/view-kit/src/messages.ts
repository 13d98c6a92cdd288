/** Messages that the views of all libraries share. They come with every page. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'view-kit': typeof en;
  }
}

export const commonMessages = registerMessages('view-kit', (language) => import(`./locales/${language}.json`));
export const useCommonMessages = () => useMessages(commonMessages);
