/** The page of the current address. */
import { Fragment, useCallback, useMemo, useReducer, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { pageAt, pageKey, type PathPages } from './address';
import { usePageApp } from './app-context';
import type { PageRoute } from './page';

export interface OfflineProps {
  /** Settles once the files of the page have come, or turn out to be broken. Both are to be told. */
  settled: Promise<void>;
  onLoaded: () => void;
  onFailed: (error: unknown) => void;
}

export interface PageParts {
  /** Around every page; draws React Router's `Outlet`. */
  Shell: ComponentType;
  /** In place of a page that broke, or whose code is at fault: the shell stands (reliability 26). */
  Failed: ComponentType;
  /** In place of a page whose files do not come without a line (decision 036). */
  Offline: ComponentType<OfflineProps>;
  /** Around a page that needs somebody signed in. */
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
