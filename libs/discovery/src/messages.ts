/** Messages of the search box, the store listing, and the results, store and product pages. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';
import type panel from './locales/panel/en.json';
import type results from './locales/results/en.json';
import type shoppingList from './locales/shopping-list/en.json';
import type storeInfo from './locales/store-info/en.json';
import type allStores from './locales/store-list/en.json';
import type storesMap from './locales/stores-map/en.json';

declare module '@shop/i18n' {
  interface Messages {
    discovery: typeof en;
    'discovery.panel': typeof panel;
    'discovery.results': typeof results;
    'discovery.shopping-list': typeof shoppingList;
    'discovery.store-info': typeof storeInfo;
    'discovery.store-list': typeof allStores;
    'discovery.stores-map': typeof storesMap;
  }
}

export { searchMessages, useSearchMessages } from './search-messages';

export const discoveryMessages = registerMessages('discovery', (language) => import(`./locales/${language}.json`));
export const useDiscoveryMessages = () => useMessages(discoveryMessages);

/** Messages of the results page. */
export const resultsMessages = registerMessages(
  'discovery.results',
  (language) => import(`./locales/results/${language}.json`),
);
export const useResultsMessages = () => useMessages(resultsMessages);

/** Messages of the panel under it, which loads when the field gets the focus. */
export const panelMessages = registerMessages(
  'discovery.panel',
  (language) => import(`./locales/panel/${language}.json`),
);
export const usePanelMessages = () => useMessages(panelMessages);

/** Messages of shopping lists: their page, and the way to it. */
export const listMessages = registerMessages(
  'discovery.shopping-list',
  (language) => import(`./locales/shopping-list/${language}.json`),
);
export const useListMessages = () => useMessages(listMessages);

export const storeListMessages = registerMessages(
  'discovery.store-list',
  (language) => import(`./locales/store-list/${language}.json`),
);
export const useStoreListMessages = () => useMessages(storeListMessages);

/** Messages of what a store says of itself: they open on a press. */
export const storeInfoMessages = registerMessages(
  'discovery.store-info',
  (language) => import(`./locales/store-info/${language}.json`),
);
export const useStoreInfoMessages = () => useMessages(storeInfoMessages);

/** Messages of the stores on a map: it opens on a press. */
export const storesMapMessages = registerMessages(
  'discovery.stores-map',
  (language) => import(`./locales/stores-map/${language}.json`),
);
export const useStoresMapMessages = () => useMessages(storesMapMessages);
