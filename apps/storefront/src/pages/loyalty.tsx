/** `/loyalty-points` */
import { profileMessages, LoyaltyPage } from '@shop/profile';
import { SignedInOnly } from '../app/signed-in-only';

export const messages = [profileMessages];

export const Component = () => (
  <SignedInOnly>
    <LoyaltyPage />
  </SignedInOnly>
);
