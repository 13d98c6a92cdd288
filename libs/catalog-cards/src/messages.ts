/** Messages of cards and dialogs. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';
import type promo from './locales/promo/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'catalog-cards': typeof en;
    'catalog-cards.promo': typeof promo;
  }
}

export const cardMessages = registerMessages('catalog-cards', (language) => import(`./locales/${language}.json`));
export const useCardMessages = () => useMessages(cardMessages);

/** The words of flash sales and coupons: only pages and sections that show them load them. */
export const promoMessages = registerMessages(
  'catalog-cards.promo',
  (language) => import(`./locales/promo/${language}.json`),
);
export const usePromoMessages = () => useMessages(promoMessages);
