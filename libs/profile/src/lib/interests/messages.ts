/** Messages of the choice of interests: in a file of its own, because the header's bell loads those of the library. */
import { registerMessages, useMessages } from '@shop/i18n';
import type interests from '../../locales/interests/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'profile.interests': typeof interests;
  }
}

export const interestMessages = registerMessages(
  'profile.interests',
  (language) => import(`../../locales/interests/${language}.json`),
);
export const useInterestMessages = () => useMessages(interestMessages);
