/** The words of the checkout. */
import { defineTexts, useText } from '@shop/i18n';
import type en from '../locales/en.json';

export const checkoutTexts = defineTexts<typeof en>('checkout', {
  en: () => import('../locales/en.json'),
  ar: () => import('../locales/ar.json'),
});
export const useCheckoutText = () => useText(checkoutTexts);
