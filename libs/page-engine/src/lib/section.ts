/** Sections of a home page: like small pages, with their own view, messages and queries. */
import type { Home, HomeSection } from '@shop/module-kit';
import { lazyPart } from '@shop/ui';
import type { ComponentType } from 'react';
import type { PageContext, PageQueryMap } from './page';

export interface SectionDefinition<Q extends PageQueryMap, B extends PageQueryMap> extends Omit<
  HomeSection,
  'queries' | 'boxQueries' | 'View' | 'load'
> {
  /** The server waits for them if the section renders with the page; the view reads them with `usePageQuery(section, …)`. */
  queries?: (context: PageContext) => Q;
  /** Queries that the section's height depends on: sent with the page even if it is below the fold. Also part of its queries. */
  boxQueries?: (context: PageContext) => B;
  /** The view of a section that renders with the page. */
  View?: ComponentType;
  /** Instead of `View`: loads the view of a section that is always below the fold. */
  load?: () => Promise<{ View: ComponentType }>;
}

function lazyViewOf(name: string, load: HomeSection['load']): ComponentType {
  if (!load) throw new Error(`The section ${name} has no view.`);
  return lazyPart(async () => ({ default: (await load()).View }));
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
  View,
  load,
  ...section
}: SectionDefinition<Q, B>): Section<Q & B> => ({
  ...section,
  View: View ?? lazyViewOf(section.name, load),
  ...(load ? { load } : {}),
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
