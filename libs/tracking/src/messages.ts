/** Messages of placed orders. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';
import type payment from './locales/payment/en.json';
import type after from './locales/after/en.json';
import type running from './locales/running/en.json';

declare module '@shop/i18n' {
  interface Messages {
    tracking: typeof en;
    'tracking.payment': typeof payment;
    'tracking.after': typeof after;
    'tracking.running': typeof running;
  }
}

export const trackingMessages = registerMessages('tracking', (language) => import(`./locales/${language}.json`));
export const useTrackingMessages = () => useMessages(trackingMessages);

/** Messages of what is left to pay. */
export const duePaymentMessages = registerMessages(
  'tracking.payment',
  (language) => import(`./locales/payment/${language}.json`),
);
export const useDuePaymentMessages = () => useMessages(duePaymentMessages);

/** Messages of orders under way, on pages of all kinds. */
export const runningMessages = registerMessages(
  'tracking.running',
  (language) => import(`./locales/running/${language}.json`),
);
export const useRunningMessages = () => useMessages(runningMessages);

/** Messages of delivered orders: reviews and refunds. */
export const afterMessages = registerMessages(
  'tracking.after',
  (language) => import(`./locales/after/${language}.json`),
);
export const useAfterMessages = () => useMessages(afterMessages);
