/** `/auth/sign-in` */
import { SignInPage } from '@shop/account';
import { useSignIn } from '../wiring/use-sign-in';

export function Component() {
  return <SignInPage {...useSignIn()} />;
}
