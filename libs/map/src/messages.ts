/** Messages of the map's own buttons. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';

declare module '@shop/i18n' {
  interface Messages {
    map: typeof en;
  }
}

const mapMessages = registerMessages('map', (language) => import(`./locales/${language}.json`));
export const MAP_MESSAGES = [mapMessages];
export const useMapMessages = () => useMessages(mapMessages);
