/** The words of the cart. */
import { defineTexts, useText } from '@shop/i18n';
import type en from '../locales/en.json';

export const cartTexts = defineTexts<typeof en>('cart', {
  en: () => import('../locales/en.json'),
  ar: () => import('../locales/ar.json'),
});
export const useCartText = () => useText(cartTexts);
