/** The words of the app itself: page titles, the not-found page, failures. */
import { defineTexts, useText } from '@shop/i18n';
import type en from '../locales/en.json';

export const appTexts = defineTexts<typeof en>('storefront', {
  en: () => import('../locales/en.json'),
  ar: () => import('../locales/ar.json'),
});
export const useAppText = () => useText(appTexts);
