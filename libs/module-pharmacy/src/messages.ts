/** Messages of the pharmacy's own sections. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';
import type sections from './locales/sections/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'module-pharmacy': typeof en;
    'module-pharmacy.sections': typeof sections;
  }
}

/** Messages for the shared components and of medicines: they render with the page, wherever an item does. */
export const pharmacyModuleMessages = registerMessages(
  'module-pharmacy',
  (language) => import(`./locales/${language}.json`),
);

export const useMedicineMessages = () => useMessages(pharmacyModuleMessages);

export const pharmacyMessages = registerMessages(
  'module-pharmacy.sections',
  (language) => import(`./locales/sections/${language}.json`),
);
export const usePharmacyMessages = () => useMessages(pharmacyMessages);
