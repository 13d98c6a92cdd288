/** Messages of the parcel's home sections and form. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';
import type sections from './locales/sections/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'module-parcel': typeof en;
    'module-parcel.sections': typeof sections;
  }
}

/** Messages for the shared components. */
export const parcelModuleMessages = registerMessages(
  'module-parcel',
  (language) => import(`./locales/${language}.json`),
);

export const parcelMessages = registerMessages(
  'module-parcel.sections',
  (language) => import(`./locales/sections/${language}.json`),
);
export const useParcelMessages = () => useMessages(parcelMessages);
