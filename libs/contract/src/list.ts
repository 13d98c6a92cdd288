/** Lists of home pages and of the search field (contract §4.3, §4.7). */
import Type, { type Static } from 'typebox';
import { Id, PAGE, Text } from './common';
import { WireItem } from './item';
import { WireStore } from './store';

/** Items, with their categories for tabs. */
export const TabbedItems = Type.Object({
  ...PAGE,
  products: Type.Array(WireItem),
  categories: Type.Array(Type.Object({ id: Id, name: Text })),
});
export type TabbedItems = Static<typeof TabbedItems>;

/** A store that was ordered from before, with some of its items. */
export const WireVisitedStore = Type.Object({ ...WireStore.properties, items: Type.Array(WireItem) });
export type WireVisitedStore = Static<typeof WireVisitedStore>;

/** When an order placed now would be at the place of the request, from each store that delivers: what cards of items say (decision 133). */
export const StoreArrivals = Type.Object({
  arrivals: Type.Array(
    Type.Object({
      /** '24-31 min', as in `arrival_time` of the stores. */
      arrival_time: Text,
      store_ids: Type.Array(Id),
    }),
  ),
});
export type StoreArrivals = Static<typeof StoreArrivals>;

/** Something with a page of its own, or a name to search for, that a text means. */
const SuggestedPage = Type.Object({ id: Id, name: Text, slug: Text, image: Text, image_full_url: Text });

/** What a search field suggests beside items and stores. */
export const SuggestedPages = Type.Object({
  categories: Type.Array(SuggestedPage),
  brands: Type.Array(SuggestedPage),
  /** What medicines are for: they have no picture. */
  conditions: Type.Array(Type.Omit(SuggestedPage, ['image', 'image_full_url'])),
});
export type SuggestedPages = Static<typeof SuggestedPages>;

/** What a search field suggests. */
export const Suggestions = Type.Object({
  items: Type.Array(Type.Object({ id: Id, name: Text, slug: Text, image: Text, image_full_url: Text })),
  stores: Type.Array(Type.Object({ id: Id, name: Text, slug: Text, logo: Text, logo_full_url: Text })),
});
export type Suggestions = Static<typeof Suggestions>;

/** What a search that found nothing may have meant, and how many items other modules have of it. */
export const SearchHelp = Type.Object({
  did_you_mean: Type.Union([Text, Type.Null()]),
  modules: Type.Array(Type.Object({ id: Id, total: Type.Integer({ minimum: 0 }) })),
});
export type SearchHelp = Static<typeof SearchHelp>;
