/** The words of flash sales and coupons: only pages and sections that show them load them. */
import { defineTexts, useText } from '@shop/i18n';
import type en from '../locales/promo.en.json';

export const promoTexts = defineTexts<typeof en>('catalog-cards.promo', {
  en: () => import('../locales/promo.en.json'),
  ar: () => import('../locales/promo.ar.json'),
});
export const usePromoText = () => useText(promoTexts);
