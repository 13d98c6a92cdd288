/** Messages of the wish list. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';

declare module '@shop/i18n' {
  interface Messages {
    wishlist: typeof en;
  }
}

export const wishlistMessages = registerMessages('wishlist', (language) => import(`./locales/${language}.json`));
export const useWishlistMessages = () => useMessages(wishlistMessages);
