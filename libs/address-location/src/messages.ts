/** Messages of places and addresses. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';
import type saved from './locales/saved/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'address-location': typeof en;
    'address-location.saved': typeof saved;
  }
}

export const placeMessages = registerMessages('address-location', (language) => import(`./locales/${language}.json`));
export const usePlaceMessages = () => useMessages(placeMessages);

/** Messages of saved addresses: their page, their dialogs, and their choice at checkout and in parcels. */
export const savedAddressMessages = registerMessages(
  'address-location.saved',
  (language) => import(`./locales/saved/${language}.json`),
);
export const useSavedMessages = () => useMessages(savedAddressMessages);
