/** The words of signing up and in. */
import { defineTexts, useText } from '@shop/i18n';
import type en from '../locales/en.json';

export const accountTexts = defineTexts<typeof en>('account', {
  en: () => import('../locales/en.json'),
  ar: () => import('../locales/ar.json'),
});
export const useAccountText = () => useText(accountTexts);
