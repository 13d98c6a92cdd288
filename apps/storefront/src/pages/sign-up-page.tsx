/** `/auth/sign-up` */
import { SignUpPage } from '@shop/account';
import { useSignIn } from '../wiring/use-sign-in';

export function Component() {
  return <SignUpPage {...useSignIn()} />;
}
