/** A page inside of another one: its code and messages come when it is shown. */
import { lazyPart } from '@shop/ui';
import { Suspense, useMemo, type ReactNode } from 'react';
import { usePageApp } from './app-context';
import { loadCode } from './load-page';
import type { PageRoute } from './page';

export interface PagePartProps {
  route: PageRoute;
  /** Stands there until it has come. */
  coming: ReactNode;
}

export function PagePart({ route, coming }: PagePartProps) {
  const app = usePageApp();
  const View = useMemo(
    () =>
      app.loaded.get(route)?.View ??
      lazyPart(async () => {
        return { default: (await loadCode(app, route)).View };
      }),
    [app, route],
  );
  return (
    <Suspense fallback={coming}>
      <View />
    </Suspense>
  );
}
