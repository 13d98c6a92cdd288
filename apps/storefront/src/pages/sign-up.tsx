/** `/auth/sign-up` */
import { accountTexts, SignUpPage } from '@shop/account';
import { useSignIn } from '../wiring/use-sign-in';

export const texts = [accountTexts];

export function Component() {
  return <SignUpPage {...useSignIn()} />;
}
