/** A page inside another page. Its code and messages load when it is shown. */
import { LazyBoundary } from '@shop/ui';
import { use, type ReactNode } from 'react';
import { usePageApp } from './app-context';
import { loadCode } from './load-page';
import type { AnyPage, PageApp, PageRoute } from './page';

export interface PagePartProps {
  route: PageRoute;
  /** The fallback. */
  fallback: ReactNode;
}

const loading = new WeakMap<PageApp, Map<PageRoute, Promise<AnyPage>>>();
function codeOf(app: PageApp, route: PageRoute): Promise<AnyPage> {
  const known = loading.get(app) ?? new Map<PageRoute, Promise<AnyPage>>();
  const code = known.get(route) ?? loadCode(app, route);
  loading.set(app, known.set(route, code));
  return code;
}

function Part({ route }: Pick<PagePartProps, 'route'>) {
  const app = usePageApp();
  const { View } = app.loaded.get(route) ?? use(codeOf(app, route));
  return <View />;
}

export function PagePart({ route, fallback }: PagePartProps) {
  return (
    <LazyBoundary fallback={fallback}>
      <Part route={route} />
    </LazyBoundary>
  );
}
