/** Data of home sections: banners, categories, item lists, visited stores. */
import type { WireItem } from '@shop/contract/item';
import type { WireCategory, WireStore } from '@shop/contract/store';
import type { Banner, Category, VisitedStore } from '@shop/domain';
import { LIST, MINUTES, decoded, moneyOf, type EndpointBuild } from '../base/api';
import { isWire, picture, wires } from '../base/wire';
import { ITEM_LISTS, type ItemList } from './lists';
import { named, toItemPage, type ItemPage, type Scoped } from './pages';
import { toBanners, toCategory, toStore } from './to-catalog';

export interface TabbedItems extends ItemPage {
  tabs: { id: string; name: string }[];
}
/** A store that was ordered from before, with some of its items. */
type VisitedWire = WireStore & { items: WireItem[] };
/** Number of popular items on a home page (HOME-42). */
export const POPULAR_ITEMS = 10;
/** Some deployments wrap the list (contract §4.4). */
const toCategories = (wire: unknown) => wires<WireCategory[]>(isWire(wire) ? wire.data : wire).map(toCategory);

export const homeEndpoints = (build: EndpointBuild) => ({
  getBanners: build.query<Banner[], Scoped>({
    query: ({ scope }) => ({ url: '/api/v1/banners', scope }),
    transformResponse: toBanners,
    extraOptions: LIST,
    keepUnusedDataFor: 5 * MINUTES,
  }),
  /**
   * All categories of a module, with sub-categories. One address, so one entry, wherever the customer stands within the
   * zones. It is kept for eight minutes (PERF-02); what shows all categories asks again after five (`useCategories`).
   */
  getCategories: build.query<Category[], Scoped>({
    query: ({ scope }) => ({ url: '/api/v1/categories', scope }),
    serializeQueryArgs: ({ queryArgs: { scope } }) => {
      const { zoneIds, moduleId, language } = scope;
      return { zoneIds, moduleId, language };
    },
    transformResponse: toCategories,
    extraOptions: LIST,
    keepUnusedDataFor: 8 * MINUTES,
  }),
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
      tabs: wires(isWire(wire) ? wire.categories : null).map(named),
    }),
    extraOptions: LIST,
  }),
  getVisitedStores: build.query<VisitedStore[], Scoped>({
    query: ({ scope }) => ({ url: '/api/v1/customer/visit-again', scope }),
    transformResponse: (wire: unknown, meta) =>
      wires<VisitedWire[]>(wire).map((entry) => ({
        store: toStore(entry, moneyOf(meta)),
        items: wires(entry.items).map((item) => ({
          ...named(item),
          image: picture(item.image, item.image_full_url, null, item.image_tint),
        })),
      })),
    extraOptions: LIST,
  }),
  getConditions: build.query<{ id: string; name: string }[], Scoped>({
    query: ({ scope }) => ({ url: '/api/v1/common-condition', scope }),
    transformResponse: (wire: unknown) => wires(wire).map(named),
    extraOptions: LIST,
    keepUnusedDataFor: 8 * MINUTES,
  }),
  getConditionItems: build.query<ItemPage, Scoped & { conditionId: string }>({
    query: ({ scope, conditionId }) => ({
      url: `/api/v1/common-condition/items/${encodeURIComponent(conditionId)}`,
      params: { limit: 20, offset: 1 },
      scope,
    }),
    transformResponse: decoded(toItemPage),
    extraOptions: LIST,
  }),
});
