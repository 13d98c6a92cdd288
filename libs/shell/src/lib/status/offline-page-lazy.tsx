/** Lazy offline page: it loads with the parts that hydrate after the first page, because it cannot load while offline. */
import { LazyBoundary, lazyPart } from '@shop/ui';

const Page = lazyPart(() => import('./offline-page'));

export const OfflinePage = () => (
  <LazyBoundary>
    <Page />
  </LazyBoundary>
);
