/** Creates React Router routes from pages. */
import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { findPage, pageAt, pageKey, type Address, type PathPages } from './address';
import { loadPage } from './load-page';
import type { PageApp } from './page';
import { PageView, type PageParts } from './page-view';

/**
 * @param appOf returns the app that a loader runs for
 * @returns a layout route with one child per path. The server creates them once for all requests
 */
export function createRoutes(
  paths: readonly PathPages[],
  appOf: (args: LoaderFunctionArgs) => PageApp,
  { Shell, Failed, Offline, SignedInOnly }: PageParts,
): RouteObject[] {
  const children = paths.map((at): RouteObject => ({
    path: at.path,
    handle: at,
    loader: async (args) => {
      const url = new URL(args.request.url);
      const query = url.searchParams;
      // The address only changes once the page has loaded, so a reload has to go to the target.
      const status = await loadPage(
        appOf(args),
        pageAt(at, query),
        { params: args.params, query },
        { isNeeded: () => !args.request.signal.aborted, reload: () => window.location.assign(url) },
      );
      return data(null, { status });
    },
    // Changing a tab, filter or dialog in the address does not load the page again.
    shouldRevalidate: ({ currentUrl, nextUrl }) => pageKey(at, currentUrl) !== pageKey(at, nextUrl),
    ErrorBoundary: Failed,
    Component: () => <PageView at={at} Failed={Failed} Offline={Offline} SignedInOnly={SignedInOnly} />,
  }));
  return [{ id: 'shell', Component: Shell, ErrorBoundary: Failed, children }];
}

/**
 * Prefetches a page that is not being loaded already. Errors and redirects are ignored: the navigation repeats them.
 */
export function prefetchPage(app: PageApp, paths: readonly PathPages[], address: Address): void {
  const found = findPage(paths, address);
  if (found && !app.loading.has(found.route)) loadPage(app, found.route, found).catch(() => undefined);
}
