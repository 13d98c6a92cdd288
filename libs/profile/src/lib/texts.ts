/** The words of the customer's own pages. */
import { defineTexts, useText } from '@shop/i18n';
import type en from '../locales/en.json';

export const profileTexts = defineTexts<typeof en>('profile', {
  en: () => import('../locales/en.json'),
  ar: () => import('../locales/ar.json'),
});
export const useProfileText = () => useText(profileTexts);
