/** Messages of the chat. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';

declare module '@shop/i18n' {
  interface Messages {
    chat: typeof en;
  }
}

export const chatMessages = registerMessages('chat', (language) => import(`./locales/${language}.json`));
export const useChatMessages = () => useMessages(chatMessages);
