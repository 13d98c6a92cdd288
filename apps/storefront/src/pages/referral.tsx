/** `/referral-code` */
import { profileTexts, ReferralPage } from '@shop/profile';
import { SignedInOnly } from '../app/signed-in-only';

export const texts = [profileTexts];

export const Component = () => (
  <SignedInOnly>
    <ReferralPage />
  </SignedInOnly>
);
