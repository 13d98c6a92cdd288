/** Messages of the customer's data and of what its removal does: in a file of their own, which loads with these parts. */
import { registerMessages, useMessages } from '@shop/i18n';
import type kept from '../../locales/kept/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'profile.kept': typeof kept;
  }
}

export const keptMessages = registerMessages(
  'profile.kept',
  (language) => import(`../../locales/kept/${language}.json`),
);
export const useKeptMessages = () => useMessages(keptMessages);
