/** `/referral-code` */
import { profileMessages, ReferralPage } from '@shop/profile';
import { SignedInOnly } from '../app/signed-in-only';

export const messages = [profileMessages];

export const Component = () => (
  <SignedInOnly>
    <ReferralPage />
  </SignedInOnly>
);
