/** The words of the chat. */
import { defineTexts, useText } from '@shop/i18n';
import type en from '../locales/en.json';

export const chatTexts = defineTexts<typeof en>('chat', {
  en: () => import('../locales/en.json'),
  ar: () => import('../locales/ar.json'),
});
export const useChatText = () => useText(chatTexts);
