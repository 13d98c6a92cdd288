/** The words of the notice about the line: there before the line is gone. */
import { defineTexts, useText } from '@shop/i18n';
import type en from '../locales/line.en.json';

export const lineTexts = defineTexts<typeof en>('storefront.line', {
  en: () => import('../locales/line.en.json'),
  ar: () => import('../locales/line.ar.json'),
});
export const useLineText = () => useText(lineTexts);
