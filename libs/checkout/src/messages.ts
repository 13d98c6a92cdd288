/** Messages of the checkout. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';
import type coupons from './locales/coupons/en.json';
import type none from './locales/none/en.json';
import type prescription from './locales/prescription/en.json';

declare module '@shop/i18n' {
  interface Messages {
    checkout: typeof en;
    'checkout.coupons': typeof coupons;
    'checkout.none': typeof none;
    'checkout.prescription': typeof prescription;
  }
}

export const checkoutMessages = registerMessages('checkout', (language) => import(`./locales/${language}.json`));
export const useCheckoutMessages = () => useMessages(checkoutMessages);

/** Messages of the coupons, which load when they are opened. */
export const couponMessages = registerMessages(
  'checkout.coupons',
  (language) => import(`./locales/coupons/${language}.json`),
);
export const useCouponMessages = () => useMessages(couponMessages);

/** Messages of a checkout without an order form. */
export const noOrderMessages = registerMessages(
  'checkout.none',
  (language) => import(`./locales/none/${language}.json`),
);
export const useNoOrderMessages = () => useMessages(noOrderMessages);

/** Messages of the form of a prescription order. */
export const prescriptionFormMessages = registerMessages(
  'checkout.prescription',
  (language) => import(`./locales/prescription/${language}.json`),
);
export const usePrescriptionFormMessages = () => useMessages(prescriptionFormMessages);
