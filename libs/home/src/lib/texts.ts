/** The words of landing page and homes that no module owns. */
import { defineTexts, useText } from '@shop/i18n';
import type en from '../locales/en.json';

export const homeTexts = defineTexts<typeof en>('home', {
  en: () => import('../locales/en.json'),
  ar: () => import('../locales/ar.json'),
});
export const useHomeText = () => useText(homeTexts);
