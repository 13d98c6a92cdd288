/** The words of home sections and form. */
import { defineTexts, useText } from '@shop/i18n';
import type en from '../locales/own.en.json';

export const parcelTexts = defineTexts<typeof en>('module-parcel.own', {
  en: () => import('../locales/own.en.json'),
  ar: () => import('../locales/own.ar.json'),
});
export const useParcelText = () => useText(parcelTexts);
