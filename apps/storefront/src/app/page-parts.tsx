/** What the pages of this app stand in, and what stands in their place. */
import type { PageParts } from '@shop/page-engine';
import { lazyPart } from '@shop/ui';
import { Suspense } from 'react';
import { AppShell } from './app-shell';
import { RouteFailed } from './route-failed';
import { SignedInOnly } from './signed-in-only';

/** Its code has come with what hydrates after the first page. */
const OfflinePage = lazyPart(() => import('./signs/offline-page'));

export const parts: PageParts = {
  Shell: AppShell,
  Failed: RouteFailed,
  Offline: (props) => (
    <Suspense fallback={null}>
      <OfflinePage {...props} />
    </Suspense>
  ),
  SignedInOnly,
};
