/** Messages of the pharmacy's own sections. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';
import type prescription from './locales/prescription/en.json';
import type sections from './locales/sections/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'module-pharmacy': typeof en;
    'module-pharmacy.prescription': typeof prescription;
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

/** Messages of the page of a prescription order; its form has messages of its own. */
export const prescriptionPageMessages = registerMessages(
  'module-pharmacy.prescription',
  (language) => import(`./locales/prescription/${language}.json`),
);
export const usePrescriptionPageMessages = () => useMessages(prescriptionPageMessages);
