/** `/wallet` */
import { profileTexts, WalletPage } from '@shop/profile';
import { SignedInOnly } from '../app/signed-in-only';

export const texts = [profileTexts];

export const Component = () => (
  <SignedInOnly>
    <WalletPage />
  </SignedInOnly>
);
