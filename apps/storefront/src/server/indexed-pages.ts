/** What routes say to search engines (PLUS-31). */
import type { AnyPage, PageRoute } from '@shop/page-engine';

/** A page of the shop, as search engines see it. */
export interface IndexedPage {
  path: string;
  indexed: AnyPage['indexed'];
}
type Pages = readonly IndexedPage[];

/** Reads all definitions. Pages that need signing in are never indexed. */
export const readIndexed = (
  routes: readonly Pick<PageRoute, 'path' | 'needsSignIn' | 'definition'>[],
): Promise<Pages> =>
  Promise.all(
    routes.map(async ({ path, needsSignIn, definition }) => {
      const { indexed } = (await definition()).page;
      return { path, indexed: needsSignIn ? 'never' : indexed };
    }),
  );

/** The part of a path before its parameter: `/store/:id` begins with `/store/`. */
export const fixedPart = (path: string): string => path.replace(/[:*].*$/, '');

/** Paths of the sitemap that are the same for every shop. */
export const sitemapPaths = (pages: Pages): string[] =>
  pages.flatMap(({ path, indexed }) => (indexed === true ? [path] : []));

/** Path of the page of each store or item, without its slug. @throws when no page, or more than one, shows them */
export function sitemapFolder(kind: 'stores' | 'items', pages: Pages): string {
  const [page, ...more] = pages.filter(({ indexed }) => indexed === kind);
  if (!page || more.length > 0)
    throw new Error(`${more.length + (page ? 1 : 0)} pages are indexed for each of ${kind}.`);
  return fixedPart(page.path);
}

/** Beginnings of the paths that crawlers keep away from: pages of one customer. */
export const privatePaths = (pages: Pages): string[] => [
  ...new Set(pages.flatMap(({ path, indexed }) => (indexed === 'never' ? [fixedPart(path).replace(/\/$/, '')] : []))),
];
