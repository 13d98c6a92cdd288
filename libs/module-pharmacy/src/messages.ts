/** The words of the pharmacy's own sections. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';
import type own from './locales/own/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'module-pharmacy': typeof en;
    'module-pharmacy.own': typeof own;
  }
}

/** The words that the shared parts show. */
export const pharmacyModuleMessages = registerMessages(
  'module-pharmacy',
  (language) => import(`./locales/${language}.json`),
);

export const pharmacyMessages = registerMessages(
  'module-pharmacy.own',
  (language) => import(`./locales/own/${language}.json`),
);
export const usePharmacyMessages = () => useMessages(pharmacyMessages);
