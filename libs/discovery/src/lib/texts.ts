/** The words of the search box, of the listing of stores, and of results, store and product pages. */
import { defineTexts, useText } from '@shop/i18n';
import type en from '../locales/en.json';
import type list from '../locales/store-list.en.json';
import type search from '../locales/search.en.json';

export const discoveryTexts = defineTexts<typeof en>('discovery', {
  en: () => import('../locales/en.json'),
  ar: () => import('../locales/ar.json'),
});
export const useDiscoveryText = () => useText(discoveryTexts);

/** Of the header: needed on every page that shops. */
export const searchTexts = defineTexts<typeof search>('discovery.search', {
  en: () => import('../locales/search.en.json'),
  ar: () => import('../locales/search.ar.json'),
});
export const useSearchText = () => useText(searchTexts);

export const storeListTexts = defineTexts<typeof list>('discovery.store-list', {
  en: () => import('../locales/store-list.en.json'),
  ar: () => import('../locales/store-list.ar.json'),
});
export const useStoreListText = () => useText(storeListTexts);
