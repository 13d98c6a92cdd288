/** Suggestions of the search field (SRCH rows). */
import type { WireItem } from '@shop/contract/item';
import type { SearchHelp as SearchHelpWire, Suggestions as SuggestionsWire } from '@shop/contract/list';
import type { Picture } from '@shop/domain';
import { searchText } from '@shop/domain/search-text';
import { uniqueBy } from '@shop/util';
import type { EndpointBuild } from '../base/api';
import { number, object, picture, text, wires } from '../base/wire';
import type { EntryOf, Tolerant } from '../base/tolerant';
import type { Scoped } from './pages';

export interface Suggested {
  id: string;
  name: string;
  image: Picture | null;
}
/** Unique names to search for, in any number of stores. */
export interface Suggestions {
  items: Suggested[];
  stores: Suggested[];
}

/** What to offer when a search found nothing. */
export interface SearchHelp {
  /** The search in words of the catalogue; null: none is near. */
  meant: string | null;
  /** Items that the search finds, by the id of another module; null: unknown. */
  elsewhere: Record<string, number> | null;
}

const KEYWORDS = 8;
type ItemEntry = EntryOf<SuggestionsWire['items']>;
/** An item, or a store, which has a logo. */
type Suggesting = ItemEntry & EntryOf<SuggestionsWire['stores']>;
/** `products`: of the full search. */
type Answer = SuggestionsWire & { products: ItemEntry[] };
const toSuggested = (wire: Tolerant<Suggesting>): Suggested => ({
  id: text(wire.id),
  name: text(wire.name),
  image: picture(wire.image ?? wire.logo, wire.image_full_url ?? wire.logo_full_url, null),
});

export const suggestionEndpoints = (build: EndpointBuild) => ({
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
        },
      };
    },
  }),
  /** Deployments without it offer nothing: an error is no answer to show. */
  getSearchHelp: build.query<SearchHelp, Scoped & { text: string }>({
    query: ({ scope, text: name }) => ({ url: '/api/v1/search/help', params: { name: searchText(name) }, scope }),
    transformResponse: (answer: unknown) => {
      const wire: Tolerant<SearchHelpWire> = object<SearchHelpWire>(answer) ?? {};
      const modules = wires(wire.modules).map(({ id, total }) => [text(id), number(total)] as const);
      return {
        meant: text(wire.did_you_mean) || null,
        elsewhere: Array.isArray(wire.modules)
          ? Object.fromEntries(modules.filter(([id, total]) => id && total > 0))
          : null,
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
});
