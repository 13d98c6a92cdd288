/** What routes say to search engines (PLUS-31). */
import type { PageRoute } from '@shop/page-engine';

type Routes = readonly Pick<PageRoute, 'path' | 'indexed' | 'needsSignIn'>[];

/** The part of a path before its parameter: `/store/:id` begins with `/store/`. */
export const fixedPart = (path: string): string => path.replace(/[:*].*$/, '');

/** Paths of the sitemap that are the same for every shop. */
export const sitemapPaths = (routes: Routes): string[] =>
  routes.flatMap(({ path, indexed }) => (indexed === true ? [path] : []));

/** Path of the page of each store or item, without its slug. @throws when no page, or more than one, shows them */
export function sitemapFolder(kind: 'stores' | 'items', routes: Routes): string {
  const [route, ...more] = routes.filter(({ indexed }) => indexed === kind);
  if (!route || more.length > 0)
    throw new Error(`${more.length + (route ? 1 : 0)} pages are indexed for each of ${kind}.`);
  return fixedPart(route.path);
}

/** Beginnings of the paths that crawlers keep away from: pages of one customer. */
export const privatePaths = (routes: Routes): string[] => [
  ...new Set(
    routes.flatMap(({ path, indexed, needsSignIn }) =>
      indexed === 'never' || needsSignIn ? [fixedPart(path).replace(/\/$/, '')] : [],
    ),
  ),
];
