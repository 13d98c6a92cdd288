/** Suggestions of the search field (SRCH rows): only its panel asks for them. */
import type { WireItem } from '@shop/contract/item';
import type { SuggestedPages as PagesWire, Suggestions as SuggestionsWire } from '@shop/contract/list';
import type { Picture } from '@shop/domain';
import { searchText } from '@shop/domain/search-text';
import { uniqueBy } from '@shop/util';
import { shopApi } from '../base/api';
import { object, picture, text, textOrNull, wires } from '../base/wire';
import type { EntryOf, Tolerant } from '../base/tolerant';
import type { Scoped } from '../catalog/pages';

export interface Suggested {
  id: string;
  name: string;
  image: Picture | null;
}
/** Something that a text names and that has an address. */
export interface SuggestedPage extends Suggested {
  slug: string | null;
}
export interface SuggestedPages {
  categories: SuggestedPage[];
  brands: SuggestedPage[];
  /** What medicines are for. */
  conditions: SuggestedPage[];
}
/** Unique names to search for, in any number of stores. */
export interface Suggestions {
  items: Suggested[];
  stores: Suggested[];
  /** null: the backend looks for none. */
  pages: SuggestedPages | null;
}

const KEYWORDS = 8;
type ItemEntry = EntryOf<SuggestionsWire['items']>;
/** An item, or a store, which has a logo. */
type Suggesting = ItemEntry & EntryOf<SuggestionsWire['stores']>;
/** `products`: of the full search. */
type Answer = SuggestionsWire & PagesWire & { products: ItemEntry[] };
type PageEntry = EntryOf<PagesWire['categories']>;
const toSuggested = (wire: Tolerant<Suggesting>): Suggested => ({
  id: text(wire.id),
  name: text(wire.name),
  image: picture(wire.image ?? wire.logo, wire.image_full_url ?? wire.logo_full_url, null),
});

const toPages = (list: Tolerant<Answer>['categories']): SuggestedPage[] =>
  wires<PageEntry[]>(list).map((wire) => ({
    id: text(wire.id),
    name: text(wire.name),
    slug: textOrNull(wire.slug),
    image: picture(wire.image, wire.image_full_url, null),
  }));

export const suggestionsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Falls back to the full search on deployments without the suggestion endpoint (contract §4.4, SRCH-07, SRCH-08). */
    getSuggestions: build.query<Suggestions, Scoped & { text: string }>({
      queryFn: async ({ scope, text: name }, _api, _options, send) => {
        const call = (url: string) => send({ url, params: { name: searchText(name) }, scope });
        const short = await call('/api/v1/items/item-or-store-search');
        const answer = short.error && short.error.status === 404 ? await call('/api/v1/items/search') : short;
        if (answer.error) return { error: answer.error };
        const wire: Tolerant<Answer> = object<Answer>(answer.data) ?? {};
        const items = wires(wire.items);
        return {
          data: {
            items: uniqueBy((items.length > 0 ? items : wires(wire.products)).map(toSuggested), ({ name }) => name),
            stores: uniqueBy(wires(wire.stores).map(toSuggested), ({ name }) => name),
            pages:
              wire.categories === undefined
                ? null
                : {
                    categories: toPages(wire.categories),
                    brands: toPages(wire.brands),
                    conditions: toPages(wire.conditions),
                  },
          },
        };
      },
    }),
    /** Names of items suggested to a customer (SRCH-03, CALL-21). */
    getKeywords: build.query<string[], Scoped>({
      query: ({ scope }) => ({ url: '/api/v1/customer/suggested-items', scope }),
      transformResponse: (wire: unknown) =>
        [
          ...new Set(
            wires<WireItem[]>(wire)
              .map(({ name }) => text(name))
              .filter(Boolean),
          ),
        ].slice(0, KEYWORDS),
      providesTags: ['Customer'],
    }),
  }),
});

export const { useGetKeywordsQuery, useGetSuggestionsQuery } = suggestionsApi;
