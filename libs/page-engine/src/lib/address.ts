/** Matches an address to its page. */
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

/** Groups pages by path. */
export function byPath(pages: readonly PageRoute[]): readonly PathPages[] {
  const paths = new Map<string, PageRoute[]>();
  for (const page of pages) paths.set(page.path, [...(paths.get(page.path) ?? []), page]);
  return [...paths].map(([path, samePath]) => ({ path, pages: samePath }));
}

/** Returns the first page of a path whose `when` holds. @throws if none does */
export function pageAt({ path, pages }: PathPages, query: URLSearchParams): PageRoute {
  const found = pages.find(({ when }) => !when || when(query));
  if (!found) throw new Error(`No page is shown at ${path}?${query}.`);
  return found;
}

/** Finds the page of an address, falling back to `*`. Null if there is neither. */
export function findPage(
  paths: readonly PathPages[],
  { pathname, search }: Address,
): { route: PageRoute; params: Params; query: URLSearchParams } | null {
  const match = matchRoutes(
    paths.map((at) => ({ path: at.path, handle: at })),
    pathname,
  )?.at(-1);
  if (!match) return null;
  const query = new URLSearchParams(search);
  return { route: pageAt(match.route.handle, query), params: match.params, query };
}

/** Two addresses with the same key show the same page. Tabs, filters and an open dialog only change its view. */
export function pageKey({ pages }: PathPages, { pathname, search }: Address): string {
  const query = new URLSearchParams(search);
  const identity = ['module_id', ...pages.flatMap(({ identity = [] }) => identity)];
  return [pathname, ...identity.map((name) => query.get(name))].join(' ');
}
