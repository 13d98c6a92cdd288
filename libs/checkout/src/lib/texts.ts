/** The words of the checkout. */
import { defineTexts, useText } from '@shop/i18n';
import type en from '../locales/en.json';
import type prescription from '../locales/prescription.en.json';

export const checkoutTexts = defineTexts<typeof en>('checkout', {
  en: () => import('../locales/en.json'),
  ar: () => import('../locales/ar.json'),
});
export const useCheckoutText = () => useText(checkoutTexts);

/** Of orders by prescription, which have a page of their own. */
export const prescriptionPageTexts = defineTexts<typeof prescription>('checkout.prescription', {
  en: () => import('../locales/prescription.en.json'),
  ar: () => import('../locales/prescription.ar.json'),
});
export const usePrescriptionPageText = () => useText(prescriptionPageTexts);
