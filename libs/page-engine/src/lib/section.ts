/** Sections of a home page: like small pages, with their own view, messages and queries. */
import type { Home, HomeSection } from '@shop/module-kit';
import type { PageContext, PageQueryMap } from './page';

export interface SectionDefinition<Q extends PageQueryMap, B extends PageQueryMap> extends Omit<
  HomeSection,
  'queries' | 'boxQueries'
> {
  /** The server waits for them if the section renders with the page; the view reads them with `usePageQuery(section, …)`. */
  queries?: (context: PageContext) => Q;
  /** Queries that the section's height depends on: sent with the page even if it is below the fold. Also part of its queries. */
  boxQueries?: (context: PageContext) => B;
}

/** A section whose queries are typed. */
export type Section<Q extends PageQueryMap> = Omit<HomeSection, 'queries'> & {
  queries: (context: PageContext) => Q;
};

/** Infers the types of the answers. Give its view's return type as `ReactNode`, since the view reads the section's queries. */
export const defineSection = <
  Q extends PageQueryMap = Record<never, never>,
  B extends PageQueryMap = Record<never, never>,
>({
  queries,
  boxQueries,
  ...section
}: SectionDefinition<Q, B>): Section<Q & B> => ({
  ...section,
  ...(boxQueries ? { boxQueries } : {}),
  queries: (context) => ({ ...queries?.(context), ...boxQueries?.(context) }) as Q & B,
});

/** What a home page asks for before it renders: the queries of its early sections, and those that heights depend on. */
export function homeQueries(home: Home, context: PageContext): PageQueryMap {
  return Object.fromEntries(
    home.flatMap(({ name, queries, boxQueries, belowFold }) => {
      const ask = (belowFold ? boxQueries : queries) as ((of: PageContext) => PageQueryMap) | undefined;
      return Object.entries(ask?.(context) ?? {}).map(([query, of]) => [`${name}.${query}`, of]);
    }),
  );
}
