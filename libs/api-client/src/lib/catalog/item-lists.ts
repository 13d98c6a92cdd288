/** Item lists of home pages (contract §4.3). */
import type { TabbedItems as TabbedWire } from '@shop/contract/list';
import { LIST, decoded, moneyOf, type EndpointBuild } from '../base/api';
import { object, wires } from '../base/wire';
import { named, toItemPage, type ItemPage, type Scoped } from './pages';

export interface TabbedItems extends ItemPage {
  tabs: { id: string; name: string }[];
}
/** Number of popular items on a home page (HOME-42). */
const POPULAR_ITEMS = 10;

type ItemList = 'new' | 'best' | 'loved' | 'special' | 'basic';
const ITEM_LISTS: Record<ItemList, { url: string; params?: Record<string, string | number> }> = {
  new: { url: '/api/v1/items/new-arrival' },
  best: { url: '/api/v1/items/most-reviewed', params: { type: 'all', limit: 20, offset: 1 } },
  loved: { url: '/api/v1/items/recommended', params: { filter: 'all', limit: 15, offset: 1 } },
  special: { url: '/api/v1/items/discounted', params: { limit: 15, offset: 1 } },
  basic: { url: '/api/v1/items/basic', params: { limit: 50, offset: 1 } },
};

export const itemListEndpoints = (build: EndpointBuild) => ({
  getPopularItems: build.query<ItemPage, Scoped>({
    query: ({ scope }) => ({
      url: '/api/v1/items/popular',
      params: { limit: POPULAR_ITEMS, offset: 1, type: 'all' },
      scope,
    }),
    transformResponse: decoded(toItemPage),
    extraOptions: LIST,
  }),
  /** Item lists of a home page, with the categories for their tabs. */
  getItemList: build.query<TabbedItems, Scoped & { list: ItemList }>({
    query: ({ scope, list }) => ({ ...ITEM_LISTS[list], scope }),
    transformResponse: (wire: unknown, meta) => ({
      ...toItemPage(wire, moneyOf(meta)),
      tabs: wires(object<TabbedWire>(wire)?.categories).map((entry) => named(entry.id, entry.name)),
    }),
    extraOptions: LIST,
  }),
});
