/** Shows the page of the current address. */
import { watchMissingFiles } from '@shop/util';
import { Fragment, startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { pageAt, pageKey, type PathPages } from './address';
import { usePageApp } from './app-context';
import type { PageRoute } from './page';

export interface PageParts {
  /** Wraps every page; renders React Router's `Outlet`. */
  Shell: ComponentType;
  /** Replaces a page that threw or whose code is broken; the shell stays. Or the shell, if it is the shell that threw (decision 081). */
  Failed: ComponentType;
  /** Replaces a page whose files cannot load while offline (decision 036). */
  Offline: ComponentType;
  /** Wraps a page that requires signing in. */
  SignedInOnly: ComponentType<{ children: ReactNode }>;
}

/** Whether a file failed although the browser is online: the page may be gone, and the offline page would be untrue. */
function useIsLost(isWaiting: boolean): boolean {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const reset = () => setLost(false);
    addEventListener('offline', reset);
    const stop = watchMissingFiles((hasFailed) => (hasFailed && navigator.onLine ? setLost(true) : undefined));
    return () => {
      removeEventListener('offline', reset);
      stop();
    };
  }, [isWaiting]);
  return isLost;
}

export function PageView({ at, Failed, Offline, SignedInOnly }: { at: PathPages } & Omit<PageParts, 'Shell'>) {
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
  const isLost = useIsLost(!page);
  if (!page) {
    if (settled?.route === route) throw settled.error;
    return isLost ? <Failed /> : <Offline />;
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
