/** React Router's routes, made from the pages. */
import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { findPage, pageAt, pageKey, type Address, type PathPages } from './address';
import { loadPage } from './load-page';
import type { PageApp } from './page';
import { PageView, type PageParts } from './page-view';

const addressOf = ({ pathname, search }: URL): Address => ({ pathname, search });

/**
 * @param appOf the visit that a loader works for
 * @returns one route around all pages, and one for each path; they can be made once for all visits
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
      // The address changes when the page is there: anew it is loaded from where the navigation leads.
      const status = await loadPage(
        appOf(args),
        pageAt(at, query),
        { params: args.params, query },
        { isNeeded: () => !args.request.signal.aborted, reload: () => window.location.assign(url) },
      );
      return data(null, { status });
    },
    // A tab, a filter or a dialog in the address is another view of the same page.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      pageKey(at, addressOf(currentUrl)) !== pageKey(at, addressOf(nextUrl)),
    ErrorBoundary: Failed,
    Component: () => <PageView at={at} Offline={Offline} SignedInOnly={SignedInOnly} />,
  }));
  return [{ id: 'shell', Component: Shell, children }];
}

/** Loads a page that may be asked for. What leads elsewhere for now is looked at anew when it is. */
export function prefetchPage(app: PageApp, paths: readonly PathPages[], address: Address): void {
  const found = findPage(paths, address);
  if (!found) return;
  const query = new URLSearchParams(address.search);
  loadPage(app, found.route, { params: found.params, query }).catch(() => undefined);
}
