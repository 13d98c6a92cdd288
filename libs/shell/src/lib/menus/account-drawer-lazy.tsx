/** Lazy mobile menu: loaded when it is first opened. */

import { lazyOnPress } from '@shop/ui';
import { Opened } from '../opened';
import type { AccountDrawerProps } from './account-drawer';

const Drawer = lazyOnPress(() => import('./account-drawer'));

export function AccountDrawer({ opened, ...props }: AccountDrawerProps & { opened: boolean }) {
  return opened ? (
    <Opened>
      <Drawer {...props} />
    </Opened>
  ) : null;
}
