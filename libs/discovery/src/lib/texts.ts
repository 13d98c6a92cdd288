/** The words of search, results, listings and store pages. */
import { defineTexts, useText } from '@shop/i18n';
import type en from '../locales/en.json';

export const discoveryTexts = defineTexts<typeof en>('discovery', {
  en: () => import('../locales/en.json'),
  ar: () => import('../locales/ar.json'),
});
export const useDiscoveryText = () => useText(discoveryTexts);
