/** Messages of the pharmacy's own sections. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'module-pharmacy': typeof en;
  }
}

export { pharmacyMessages, usePharmacyMessages } from './part-messages';

/** Messages for the shared components and of medicines: they render with the page, wherever an item does. */
export const pharmacyModuleMessages = registerMessages(
  'module-pharmacy',
  (language) => import(`./locales/${language}.json`),
);

export const useMedicineMessages = () => useMessages(pharmacyModuleMessages);
