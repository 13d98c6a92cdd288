/** Messages of the pharmacy's own sections. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';
import type medicine from './locales/medicine/en.json';
import type sections from './locales/sections/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'module-pharmacy': typeof en;
    'module-pharmacy.medicine': typeof medicine;
    'module-pharmacy.sections': typeof sections;
  }
}

/** Messages for the shared components, and of the marks on cards. */
export const pharmacyModuleMessages = registerMessages(
  'module-pharmacy',
  (language) => import(`./locales/${language}.json`),
);

export const useMarkMessages = () => useMessages(pharmacyModuleMessages);

/** Messages of a medicine that is open. */
export const medicineMessages = registerMessages(
  'module-pharmacy.medicine',
  (language) => import(`./locales/medicine/${language}.json`),
);
export const useMedicineMessages = () => useMessages(medicineMessages);

export const pharmacyMessages = registerMessages(
  'module-pharmacy.sections',
  (language) => import(`./locales/sections/${language}.json`),
);
export const usePharmacyMessages = () => useMessages(pharmacyMessages);
