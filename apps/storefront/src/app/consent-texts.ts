/** The words of the notice about cookies: few shops show it. */
import { defineTexts, useText } from '@shop/i18n';
import type en from '../locales/consent.en.json';

export const consentTexts = defineTexts<typeof en>('storefront.consent', {
  en: () => import('../locales/consent.en.json'),
  ar: () => import('../locales/consent.ar.json'),
});
export const useConsentText = () => useText(consentTexts);
