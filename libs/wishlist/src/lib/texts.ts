/** The words of the wishlist. */
import { defineTexts, useText } from '@shop/i18n';
import type en from '../locales/en.json';

export const wishlistTexts = defineTexts<typeof en>('wishlist', {
  en: () => import('../locales/en.json'),
  ar: () => import('../locales/ar.json'),
});
export const useWishlistText = () => useText(wishlistTexts);
