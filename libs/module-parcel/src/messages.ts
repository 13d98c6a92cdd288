/** The words of home sections and form. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';
import type own from './locales/own/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'module-parcel': typeof en;
    'module-parcel.own': typeof own;
  }
}

/** The words that the shared parts show. */
export const parcelModuleMessages = registerMessages(
  'module-parcel',
  (language) => import(`./locales/${language}.json`),
);

export const parcelMessages = registerMessages(
  'module-parcel.own',
  (language) => import(`./locales/own/${language}.json`),
);
export const useParcelMessages = () => useMessages(parcelMessages);
