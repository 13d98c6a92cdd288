/** Gives a view the queries of its page. Endpoint and arguments come from the definition alone. */
import { useScope, type ApiFailure } from '@shop/api-client';
import { useLanguage } from '@shop/i18n';
import { useModuleDefinition } from '@shop/module-kit';
import { useSession } from '@shop/session';
import { skipToken, type BaseQueryFn, type InfiniteData } from '@reduxjs/toolkit/query';
import type { TypedUseInfiniteQueryHookResult, TypedUseQueryHookResult } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useParams } from 'react-router-dom';
import { queryNamed } from './page-queries';
import type { PageQuery, PageQueryMap, DataOf, Endpoint, PageContext, PageQueries } from './page';

/** The context of the current page. */
export function usePageContext(): PageContext {
  const params = useParams();
  const { search } = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  // The same object until one of these changes.
  const session = useSession('place', 'module', 'token', 'language', 'resultsLook', 'resultsSort');
  const scope = useScope(query.get('module_id'));
  const language = useLanguage();
  const module = useModuleDefinition();
  return useMemo(
    () => ({ params, query, session, scope, language, module }),
    [params, query, session, scope, language, module],
  );
}

interface Hooks {
  useQuery?: unknown;
  useInfiniteQuery?: unknown;
}
type Failing = BaseQueryFn<unknown, unknown, ApiFailure>;
type ResultOf<E> = E extends Endpoint
  ? DataOf<E> extends InfiniteData<infer Page, infer Param> | undefined
    ? TypedUseInfiniteQueryHookResult<Page, unknown, Param, Failing>
    : TypedUseQueryHookResult<Exclude<DataOf<E>, undefined>, unknown, Failing>
  : never;
type EndpointOf<A> = A extends PageQuery<infer E> ? E : never;

/**
 * Subscribes to a query of the page.
 * @param name the query's name in the definition
 * @returns the result of the endpoint's own hook (`useQuery` or `useInfiniteQuery`)
 */
export function usePageQuery<Q extends PageQueryMap, L extends PageQueryMap, K extends keyof (Q & L) & string>(
  page: PageQueries<Q, L>,
  name: K,
): ResultOf<EndpointOf<(Q & L)[K]>> {
  const context = usePageContext();
  const { endpoint, args } = useSelector(
    (state) => queryNamed(page, name, context, state),
    // The selector creates new argument objects on each call, so compare by value.
    (one, other) => one.endpoint === other.endpoint && JSON.stringify(one.args) === JSON.stringify(other.args),
  ) as { endpoint: Endpoint & Hooks; args: unknown };
  const useAnswer = (endpoint.useQuery ?? endpoint.useInfiniteQuery) as (args: unknown) => unknown;
  return useAnswer(args ?? skipToken) as never;
}
