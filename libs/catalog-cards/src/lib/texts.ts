/** The words of cards and dialogs. */
import { defineTexts, useText } from '@shop/i18n';
import type en from '../locales/en.json';

export const cardTexts = defineTexts<typeof en>('catalog-cards', {
  en: () => import('../locales/en.json'),
  ar: () => import('../locales/ar.json'),
});
export const useCardText = () => useText(cardTexts);
