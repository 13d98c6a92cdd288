/** What to offer when a search found nothing (decision 108). Apart, because only empty results load it. */
import type { SearchHelp as SearchHelpWire } from '@shop/contract/list';
import { searchText } from '@shop/domain/search-text';
import { shopApi } from '../base/api';
import type { Scope } from '../base/scope';
import type { Tolerant } from '../base/tolerant';
import { number, object, text, wires } from '../base/wire';

export interface SearchHelp {
  /** The search in words of the catalogue; null: none is near. */
  meant: string | null;
  /** Items that the search finds, by the id of another module; null: unknown. */
  elsewhere: Record<string, number> | null;
}

function toSearchHelp(answer: unknown): SearchHelp {
  const wire: Tolerant<SearchHelpWire> = object<SearchHelpWire>(answer) ?? {};
  const modules = wires(wire.modules).map(({ id, total }) => [text(id), number(total)] as const);
  return {
    meant: text(wire.did_you_mean) || null,
    elsewhere: Array.isArray(wire.modules)
      ? Object.fromEntries(modules.filter(([id, total]) => id && total > 0))
      : null,
  };
}

const searchHelpApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Deployments without it answer an error, and nothing is offered. */
    getSearchHelp: build.query<SearchHelp, { scope: Scope; text: string }>({
      query: ({ scope, text: name }) => ({ url: '/api/v1/search/help', params: { name: searchText(name) }, scope }),
      transformResponse: toSearchHelp,
    }),
  }),
});

export const { useGetSearchHelpQuery } = searchHelpApi;
