/** Messages of the order list. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';

declare module '@shop/i18n' {
  interface Messages {
    orders: typeof en;
  }
}

export const ordersMessages = registerMessages('orders', (language) => import(`./locales/${language}.json`));
export const useOrdersMessages = () => useMessages(ordersMessages);
