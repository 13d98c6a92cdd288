/** A page's queries and their cached answers. */
import type { Answers, PageQuery, PageQueryMap, PageContext, PageQueries } from './page';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- pages of all queries
type AnyQueries = PageQueries<any, any>;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the state of the whole app
type State = any;

const cachedAnswers = (queries: PageQueryMap, state: State) =>
  Object.fromEntries(
    Object.entries(queries).map(([name, { endpoint, args }]) => [
      name,
      args === null ? undefined : endpoint.select(args)(state).data,
    ]),
  );

/** All queries of a page. A later query has null arguments until the answers it depends on have arrived. */
export function queriesOf(page: AnyQueries, context: PageContext, state: State): PageQueryMap {
  const first: PageQueryMap = page.queries?.(context) ?? {};
  return { ...first, ...page.laterQueries?.(cachedAnswers(first, state), context) };
}

export const answersOf = (page: AnyQueries, context: PageContext, state: State): Answers<PageQueryMap> =>
  cachedAnswers(queriesOf(page, context, state), state) as Answers<PageQueryMap>;

export function queryNamed(page: AnyQueries, name: string, context: PageContext, state: State): PageQuery {
  const found = page.queries?.(context)[name] ?? queriesOf(page, context, state)[name];
  if (!found) throw new Error(`The page has no query '${name}'.`);
  return found as PageQuery;
}
