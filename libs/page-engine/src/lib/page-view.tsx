/** Shows the page of the current address. */
import { Fragment, startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { pageAt, pageKey, type PathPages } from './address';
import { usePageApp } from './app-context';
import type { PageRoute } from './page';

export interface PageParts {
  /** Wraps every page; renders React Router's `Outlet`. */
  Shell: ComponentType;
  /** Replaces a page that threw or whose code is broken. The shell stays (reliability 26). */
  Failed: ComponentType;
  /** Replaces a page whose files cannot load while offline (decision 036). */
  Offline: ComponentType;
  /** Wraps a page that requires signing in. */
  SignedInOnly: ComponentType<{ children: ReactNode }>;
}

export function PageView({
  at,
  Offline,
  SignedInOnly,
}: { at: PathPages } & Pick<PageParts, 'Offline' | 'SignedInOnly'>) {
  const app = usePageApp();
  const location = useLocation();
  const route = pageAt(at, new URLSearchParams(location.search));
  const page = app.loaded.get(route);
  const loading = page ? undefined : app.loading.get(route);
  /** The page that turned out to be loaded or broken while it was replaced by the offline page. */
  const [settled, setSettled] = useState<{ route: PageRoute; error?: unknown } | null>(null);
  useEffect(() => {
    const settle = (error?: unknown) => startTransition(() => setSettled({ route, error }));
    void loading?.then(() => settle(), settle);
  }, [loading, route]);
  if (!page) {
    if (settled?.route === route) throw settled.error;
    return <Offline />;
  }
  const { View } = page;
  return (
    <Fragment key={pageKey(at, location)}>
      {route.needsSignIn ? (
        <SignedInOnly>
          <View />
        </SignedInOnly>
      ) : (
        <View />
      )}
    </Fragment>
  );
}
