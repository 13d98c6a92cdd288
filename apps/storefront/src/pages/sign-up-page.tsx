/** `/auth/sign-up` */
import { accountMessages, SignUpPage } from '@shop/account';
import { useSignIn } from '../wiring/use-sign-in';

export function Component() {
  return <SignUpPage {...useSignIn()} />;
}
