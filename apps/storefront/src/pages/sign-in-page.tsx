/** `/auth/sign-in` */
import { accountMessages, SignInPage } from '@shop/account';
import { useSignIn } from '../wiring/use-sign-in';

export function Component() {
  return <SignInPage {...useSignIn()} />;
}
