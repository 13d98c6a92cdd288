/** `/auth/sign-up` */
import { SignUpPage } from '@shop/account';
import { paths } from '@shop/util';
import { useSignIn } from '../wiring/use-sign-in';

/** Interests are offered once. An order that waits comes first: the profile has them too. */
const afterSignUp = (next: string): string =>
  next.startsWith(paths.checkout.pattern) ? next : `${paths.account('interests')}&next=${encodeURIComponent(next)}`;

export function Component() {
  return <SignUpPage {...useSignIn(afterSignUp)} />;
}
