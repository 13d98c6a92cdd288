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

/** Messages of flash sales and coupons: loaded only by pages and sections that show them. */
export const promoMessages = registerMessages(
  'catalog-cards.promo',
  (language) => import(`./locales/promo/${language}.json`),
);
export const usePromoMessages = () => useMessages(promoMessages);
