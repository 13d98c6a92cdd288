/** The words of the pharmacy's own sections. */
import { defineTexts, useText } from '@shop/i18n';
import type en from '../locales/own.en.json';

export const pharmacyTexts = defineTexts<typeof en>('module-pharmacy.own', {
  en: () => import('../locales/own.en.json'),
  ar: () => import('../locales/own.ar.json'),
});
export const usePharmacyText = () => useText(pharmacyTexts);
