/** The words of orders on their way. */
import { defineTexts, useText } from '@shop/i18n';
import type en from '../locales/en.json';

export const trackingTexts = defineTexts<typeof en>('tracking', {
  en: () => import('../locales/en.json'),
  ar: () => import('../locales/ar.json'),
});
export const useTrackingText = () => useText(trackingTexts);
