/** The queries of a page and what is known of their answers. */
import type { Answers, Ask, Asks, PageContext, PageQueries } from './page';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- pages of all queries
type AnyQueries = PageQueries<any, any>;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the state of the whole app
type State = any;

const known = (asks: Asks, state: State) =>
  Object.fromEntries(
    Object.entries(asks).map(([name, { endpoint, args }]) => [
      name,
      args === null ? undefined : endpoint.select(args)(state).data,
    ]),
  );

/** All queries of the page as they are now: those that hang on answers are not asked before these are known. */
export function asksOf(page: AnyQueries, context: PageContext, state: State): Asks {
  const first: Asks = page.queries?.(context) ?? {};
  return { ...first, ...page.laterQueries?.(known(first, state), context) };
}

export const answersOf = (page: AnyQueries, context: PageContext, state: State): Answers<Asks> =>
  known(asksOf(page, context, state), state) as Answers<Asks>;

export function askOf(page: AnyQueries, name: string, context: PageContext, state: State): Ask {
  const found = page.queries?.(context)[name] ?? asksOf(page, context, state)[name];
  if (!found) throw new Error(`The page has no query '${name}'.`);
  return found as Ask;
}
