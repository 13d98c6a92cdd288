/** Lazy sign-out confirmation. */

import { lazyOnPress } from '@shop/ui';
import { Opened } from './opened';

const SignOutDialog = lazyOnPress(() => import('./sign-out-dialog'));

export function SignOut(props: { asked: boolean; onClose: () => void; onSignOut: () => void }) {
  return props.asked ? (
    <Opened>
      <SignOutDialog onClose={props.onClose} onSignOut={props.onSignOut} />
    </Opened>
  ) : null;
}
