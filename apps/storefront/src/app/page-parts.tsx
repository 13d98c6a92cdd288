/** The app's components for the page engine: shell, error, offline page and sign-in guard. */
import type { PageParts } from '@shop/page-engine';
import { OfflinePage } from '@shop/shell';
import { AppShell } from './app-shell';
import { RouteFailed } from './route-failed';
import { SignedInOnly } from './signed-in-only';

export const parts: PageParts = {
  Shell: AppShell,
  Failed: RouteFailed,
  Offline: OfflinePage,
  SignedInOnly,
};
