/** Messages of the page of a prescription order, which load with it; its form has messages of its own. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from '../../locales/prescription/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'module-pharmacy.prescription': typeof en;
  }
}

export const prescriptionPageMessages = registerMessages(
  'module-pharmacy.prescription',
  (language) => import(`../../locales/prescription/${language}.json`),
);
export const usePrescriptionPageMessages = () => useMessages(prescriptionPageMessages);
