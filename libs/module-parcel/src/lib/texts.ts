/** The words of home sections and form. */
import { defineTexts, useText } from '@shop/i18n';
import type en from '../locales/en.json';

export const parcelTexts = defineTexts<typeof en>('parcel', {
  en: () => import('../locales/en.json'),
  ar: () => import('../locales/ar.json'),
});
export const useParcelText = () => useText(parcelTexts);
