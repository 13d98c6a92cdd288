/** Messages of the parcel's home sections and form. */
import { registerMessages } from '@shop/i18n';
import type en from './locales/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'module-parcel': typeof en;
  }
}

export { parcelMessages, useParcelMessages } from './part-messages';

/** Messages for the shared components. */
export const parcelModuleMessages = registerMessages(
  'module-parcel',
  (language) => import(`./locales/${language}.json`),
);
