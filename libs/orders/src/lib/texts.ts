/** The words of the order list. */
import { defineTexts, useText } from '@shop/i18n';
import type en from '../locales/en.json';

export const ordersTexts = defineTexts<typeof en>('orders', {
  en: () => import('../locales/en.json'),
  ar: () => import('../locales/ar.json'),
});
export const useOrdersText = () => useText(ordersTexts);
