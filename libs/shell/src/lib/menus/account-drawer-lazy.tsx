/** The mobile menu's door: loaded when it is first opened. */
import { lazy, Suspense } from 'react';
import type { AccountDrawerProps } from './account-drawer';

const Drawer = lazy(() => import('./account-drawer'));

export function AccountDrawer({ opened, ...props }: AccountDrawerProps & { opened: boolean }) {
  return opened ? (
    <Suspense fallback={null}>
      <Drawer {...props} />
    </Suspense>
  ) : null;
}
