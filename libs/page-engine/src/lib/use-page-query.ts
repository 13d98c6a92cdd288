/** The queries of a page, for its view: endpoint and arguments come from the definition, so they stand there alone. */
import { useScope, type ApiFailure } from '@shop/api-client';
import { useLanguage } from '@shop/i18n';
import { useModuleDefinition } from '@shop/module-kit';
import { useSession } from '@shop/session';
import type { SerializedError } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useParams } from 'react-router-dom';
import { askOf } from './answers';
import type { Ask, Asks, DataOf, Endpoint, PageContext, PageQueries } from './page';

/** The context of the page that is shown. */
export function usePageContext(): PageContext {
  const params = useParams();
  const { search } = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const session = useSession('place', 'module', 'token', 'language');
  const { place, module: chosen, token, language: said } = session;
  const scope = useScope(query.get('module_id'));
  const language = useLanguage();
  const module = useModuleDefinition();
  return useMemo(
    () => ({ params, query, session: { place, module: chosen, token, language: said }, scope, language, module }),
    [params, query, place, chosen, token, said, scope, language, module],
  );
}

interface Hooks {
  useQuery?: unknown;
  useInfiniteQuery?: unknown;
}
interface QueryResult<D> {
  data?: D;
  currentData?: D;
  error?: ApiFailure | SerializedError;
  isUninitialized: boolean;
  isLoading: boolean;
  isFetching: boolean;
  isSuccess: boolean;
  isError: boolean;
  refetch: () => unknown;
}
interface PagedResult<D> extends QueryResult<D> {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}
type ResultOf<E> = E extends Endpoint
  ? E extends { useInfiniteQuery: unknown }
    ? PagedResult<Exclude<DataOf<E>, undefined>>
    : QueryResult<Exclude<DataOf<E>, undefined>>
  : never;
type EndpointOf<A> = A extends Ask<infer E> ? E : never;

/**
 * As the hook of the endpoint: `{ data, currentData, isError, refetch, … }`, pages where it has pages.
 * @param name of a query of the page
 */
export function usePageQuery<Q extends Asks, L extends Asks, K extends keyof (Q & L) & string>(
  page: PageQueries<Q, L>,
  name: K,
): ResultOf<EndpointOf<(Q & L)[K]>> {
  const context = usePageContext();
  const { endpoint, args } = useSelector(
    (state) => askOf(page, name, context, state),
    // The selector builds its arguments anew each time.
    (one, other) => one.endpoint === other.endpoint && JSON.stringify(one.args) === JSON.stringify(other.args),
  ) as { endpoint: Endpoint & Hooks; args: unknown };
  const useAnswer = (endpoint.useQuery ?? endpoint.useInfiniteQuery) as (args: unknown) => unknown;
  return useAnswer(args ?? skipToken) as never;
}
