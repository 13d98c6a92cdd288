/** The app's components for the page engine: shell, error, offline page and sign-in guard. */
import type { PageParts } from '@shop/page-engine';
import { LazyBoundary, lazyPart } from '@shop/ui';
import { AppShell } from './app-shell';
import { RouteFailed } from './route-failed';
import { SignedInOnly } from './signed-in-only';

/** Its code is loaded with the parts that hydrate after the first page. */
const OfflinePage = lazyPart(() => import('./signs/offline-page'));

export const parts: PageParts = {
  Shell: AppShell,
  Failed: RouteFailed,
  Offline: (props) => (
    <LazyBoundary>
      <OfflinePage {...props} />
    </LazyBoundary>
  ),
  SignedInOnly,
};
