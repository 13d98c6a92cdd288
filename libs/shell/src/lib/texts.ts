/** The words of the frame around every page. */
import { defineTexts, useText } from '@shop/i18n';
import type en from '../locales/en.json';

export const shellTexts = defineTexts<typeof en>('shell', {
  en: () => import('../locales/en.json'),
  ar: () => import('../locales/ar.json'),
});
export const useShellText = () => useText(shellTexts);
