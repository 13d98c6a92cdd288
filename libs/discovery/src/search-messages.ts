/** Messages of the header's search, which is on every shopping page: alone, so that no page loads with them what others say. */
import { registerMessages, useMessages } from '@shop/i18n';
import type search from './locales/search/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'discovery.search': typeof search;
  }
}

/** Messages of the header's search: needed on every shopping page. */
export const searchMessages = registerMessages(
  'discovery.search',
  (language) => import(`./locales/search/${language}.json`),
);
export const useSearchMessages = () => useMessages(searchMessages);
