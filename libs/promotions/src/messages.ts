/** Messages of the promotion pages. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';

declare module '@shop/i18n' {
  interface Messages {
    promotions: typeof en;
  }
}

export const promotionMessages = registerMessages('promotions', (language) => import(`./locales/${language}.json`));
export const usePromotionMessages = () => useMessages(promotionMessages);
