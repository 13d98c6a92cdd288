/** The words of saved addresses, apart from those that every page has. */
import { defineTexts, useText } from '@shop/i18n';
import type saved from '../locales/saved.en.json';

/** Of saved addresses: their page, their dialogs, and where checkout and parcels choose one. */
export const savedAddressTexts = defineTexts<typeof saved>('address-location.saved', {
  en: () => import('../locales/saved.en.json'),
  ar: () => import('../locales/saved.ar.json'),
});
export const useSavedText = () => useText(savedAddressTexts);
