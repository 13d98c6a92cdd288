/** The words of the form, and what its fields say when they are wrong. */
import type { ContactFault } from '@shop/domain/checkout';
import { defineTexts, useText } from '@shop/i18n';
import type address from '../locales/address.en.json';
import type en from '../locales/en.json';
import type prescription from '../locales/prescription.en.json';

export const orderFormTexts = defineTexts<typeof en>('order-form', {
  en: () => import('../locales/en.json'),
  ar: () => import('../locales/ar.json'),
});
export const useOrderFormText = () => useText(orderFormTexts);

/** Of the address form. */
export const addressFormTexts = defineTexts<typeof address>('order-form.address', {
  en: () => import('../locales/address.en.json'),
  ar: () => import('../locales/address.ar.json'),
});
export const useAddressText = () => useText(addressFormTexts);

/** Of orders that carry a prescription. */
export const prescriptionTexts = defineTexts<typeof prescription>('order-form.prescription', {
  en: () => import('../locales/prescription.en.json'),
  ar: () => import('../locales/prescription.ar.json'),
});
export const usePrescriptionText = () => useText(prescriptionTexts);

export function useContactFaultText(): (fault: ContactFault) => string {
  const t = useOrderFormText();
  return ({ field, reason }) =>
    reason === 'missing' || field === 'name' ? t(`fault.${field}Missing`) : t(`fault.${field}Malformed`);
}
