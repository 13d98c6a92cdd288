/** The words of push messages that come while the shop is in view. */
import { defineTexts, useText } from '@shop/i18n';
import type en from '../locales/push.en.json';

export const pushTexts = defineTexts<typeof en>('storefront.push', {
  en: () => import('../locales/push.en.json'),
  ar: () => import('../locales/push.ar.json'),
});
export const usePushText = () => useText(pushTexts);
