/** The words of the promotions' pages. */
import { defineTexts, useText } from '@shop/i18n';
import type en from '../locales/en.json';

export const promotionTexts = defineTexts<typeof en>('promotions', {
  en: () => import('../locales/en.json'),
  ar: () => import('../locales/ar.json'),
});
export const usePromotionText = () => useText(promotionTexts);
