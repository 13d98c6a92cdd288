/** Messages of the checkout. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';
import type coupons from './locales/coupons/en.json';
import type none from './locales/none/en.json';
import type parts from './locales/parts/en.json';
import type prescription from './locales/prescription/en.json';

declare module '@shop/i18n' {
  interface Messages {
    checkout: typeof en;
    'checkout.coupons': typeof coupons;
    'checkout.none': typeof none;
    'checkout.parts': typeof parts;
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

/** Messages of its parts that load later: times, and stores that deliver elsewhere. */
export const partMessages = registerMessages(
  'checkout.parts',
  (language) => import(`./locales/parts/${language}.json`),
);
export const usePartMessages = () => useMessages(partMessages);

/** Messages of the form of a prescription order. */
export const prescriptionFormMessages = registerMessages(
  'checkout.prescription',
  (language) => import(`./locales/prescription/${language}.json`),
);
export const usePrescriptionFormMessages = () => useMessages(prescriptionFormMessages);
