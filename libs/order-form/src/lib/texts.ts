/** The words of the form, and what its fields say when they are wrong. */
import type { ContactFault } from '@shop/domain/checkout';
import { defineTexts, useText } from '@shop/i18n';
import type en from '../locales/en.json';

export const orderFormTexts = defineTexts<typeof en>('order-form', {
  en: () => import('../locales/en.json'),
  ar: () => import('../locales/ar.json'),
});
export const useOrderFormText = () => useText(orderFormTexts);

export function useContactFaultText(): (fault: ContactFault) => string {
  const t = useOrderFormText();
  return ({ field, reason }) =>
    reason === 'missing' || field === 'name' ? t(`fault.${field}Missing`) : t(`fault.${field}Malformed`);
}
