/** Messages of single parts of the module: not with those that its definition names, which every page loads. */
import { registerMessages, useMessages } from '@shop/i18n';
import type sections from './locales/sections/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'module-pharmacy.sections': typeof sections;
  }
}

export const pharmacyMessages = registerMessages(
  'module-pharmacy.sections',
  (language) => import(`./locales/sections/${language}.json`),
);
export const usePharmacyMessages = () => useMessages(pharmacyMessages);
