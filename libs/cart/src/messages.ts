/** Messages of the cart. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';

declare module '@shop/i18n' {
  interface Messages {
    cart: typeof en;
  }
}

export const cartMessages = registerMessages('cart', (language) => import(`./locales/${language}.json`));
export const useCartMessages = () => useMessages(cartMessages);
