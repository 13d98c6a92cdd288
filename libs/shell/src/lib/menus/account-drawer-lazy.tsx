/** The mobile menu's door: loaded when it is first opened. */
import { lazy } from 'react';
import { Opened } from '../opened';
import type { AccountDrawerProps } from './account-drawer';

const Drawer = lazy(() => import('./account-drawer'));

export function AccountDrawer({ opened, ...props }: AccountDrawerProps & { opened: boolean }) {
  return opened ? (
    <Opened>
      <Drawer {...props} />
    </Opened>
  ) : null;
}
