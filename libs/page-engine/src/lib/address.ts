/** Which page is behind an address. */
import { matchRoutes, type Params } from 'react-router-dom';
import type { PageRoute } from './page';

export interface Address {
  pathname: string;
  search: string;
}
/** The pages of one path. */
export interface PathPages {
  path: string;
  pages: readonly PageRoute[];
}

/** Gathers the pages that share a path. */
export function byPath(pages: readonly PageRoute[]): readonly PathPages[] {
  const paths = new Map<string, PageRoute[]>();
  for (const page of pages) paths.set(page.path, [...(paths.get(page.path) ?? []), page]);
  return [...paths].map(([path, of]) => ({ path, pages: of }));
}

/** @throws when a path has no page that stands without a `when` */
export function pageAt({ path, pages }: PathPages, query: URLSearchParams): PageRoute {
  const found = pages.find(({ when }) => !when || when(query));
  if (!found) throw new Error(`No page is shown at ${path}?${query}.`);
  return found;
}

/** The page of an address, the one of `*` where no other fits; null where there is none. */
export function findPage(
  paths: readonly PathPages[],
  { pathname, search }: Address,
): { route: PageRoute; params: Params } | null {
  const match = matchRoutes(
    paths.map((of) => ({ path: of.path, handle: of })),
    pathname,
  )?.at(-1);
  if (!match) return null;
  return { route: pageAt(match.route.handle, new URLSearchParams(search)), params: match.params };
}

/** Two addresses with the same key show the same page: tabs, filters and the open dialog change its view alone. */
export function pageKey({ pages }: PathPages, { pathname, search }: Address): string {
  const query = new URLSearchParams(search);
  const identity = ['module_id', ...pages.flatMap(({ identity = [] }) => identity)];
  return [pathname, ...identity.map((name) => query.get(name))].join(' ');
}
