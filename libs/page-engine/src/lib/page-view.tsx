/** Shows the page of the current address. */
import { Fragment, useCallback, useMemo, useReducer, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { pageAt, pageKey, type PathPages } from './address';
import { usePageApp } from './app-context';
import type { PageRoute } from './page';

export interface OfflineProps {
  /** Settles once the page's files have loaded or turned out to be broken. */
  settled: Promise<void>;
  onLoaded: () => void;
  onFailed: (error: unknown) => void;
}

export interface PageParts {
  /** Wraps every page; renders React Router's `Outlet`. */
  Shell: ComponentType;
  /** Replaces a page that threw or whose code is broken. The shell stays (reliability 26). */
  Failed: ComponentType;
  /** Replaces a page whose files cannot load while offline (decision 036). */
  Offline: ComponentType<OfflineProps>;
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
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const { search } = location;
  const route = useMemo(() => pageAt(at, new URLSearchParams(search)), [at, search]);
  const [failure, setFailure] = useState<{ route: PageRoute; error: unknown } | null>(null);
  const fail = useCallback((error: unknown) => setFailure({ route, error }), [route]);
  const page = app.loaded.get(route);
  if (!page) {
    if (failure?.route === route) throw failure.error;
    return <Offline settled={app.loading.get(route) ?? Promise.resolve()} onLoaded={redraw} onFailed={fail} />;
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
