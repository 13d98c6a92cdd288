/** The question before the way out; loaded when it is asked. */
import { lazy, Suspense } from 'react';

const SignOutDialog = lazy(() => import('./sign-out-dialog'));

export function SignOut(props: { asked: boolean; onClose: () => void; onSignOut: () => void }) {
  return props.asked ? (
    <Suspense fallback={null}>
      <SignOutDialog onClose={props.onClose} onSignOut={props.onSignOut} />
    </Suspense>
  ) : null;
}
