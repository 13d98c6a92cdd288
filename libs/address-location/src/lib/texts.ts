/** The words of places and addresses. */
import { defineTexts, useText } from '@shop/i18n';
import type en from '../locales/en.json';

export const placeTexts = defineTexts<typeof en>('address-location', {
  en: () => import('../locales/en.json'),
  ar: () => import('../locales/ar.json'),
});
export const usePlaceText = () => useText(placeTexts);
