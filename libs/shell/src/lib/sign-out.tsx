/** Lazy sign-out confirmation. */

import { lazyOnPress } from '@shop/ui';
import { Opened } from './opened';

const SignOutDialog = lazyOnPress(() => import('./sign-out-dialog'));

export function SignOut(props: { opened: boolean; onClose: () => void; onSignOut: () => void }) {
  return props.opened ? (
    <Opened>
      <SignOutDialog onClose={props.onClose} onSignOut={props.onSignOut} />
    </Opened>
  ) : null;
}
