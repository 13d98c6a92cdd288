/** A page inside another page. Its code and messages load when it is shown. */
import { LazyBoundary } from '@shop/ui';
import { use, type ReactNode } from 'react';
import { usePageApp } from './app-context';
import { loadCode } from './load-page';
import type { AnyPage, PageApp, PageRoute } from './page';

const loading = new WeakMap<PageApp, Map<PageRoute, Promise<AnyPage>>>();
function codeOf(app: PageApp, route: PageRoute): Promise<AnyPage> {
  const parts = loading.get(app) ?? new Map<PageRoute, Promise<AnyPage>>();
  const code = parts.get(route) ?? loadCode(app, route);
  loading.set(app, parts.set(route, code));
  return code;
}

function Part({ route }: { route: PageRoute }) {
  const app = usePageApp();
  const { View } = app.loaded.get(route) ?? use(codeOf(app, route));
  return <View />;
}

export function PagePart({ route, fallback }: { route: PageRoute; fallback: ReactNode }) {
  return (
    <LazyBoundary fallback={fallback}>
      <Part route={route} />
    </LazyBoundary>
  );
}
