/** `/auth/sign-in` */
import { accountTexts, SignInPage } from '@shop/account';
import { useSignIn } from '../wiring/use-sign-in';

export const texts = [accountTexts];

export function Component() {
  return <SignInPage {...useSignIn()} />;
}
