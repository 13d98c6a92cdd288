/** `/address` */
import { AddressesPage, savedAddressTexts } from '@shop/address-location';
import { SignedInOnly } from '../app/signed-in-only';

export const texts = [savedAddressTexts];

export function Component() {
  return (
    <SignedInOnly>
      <AddressesPage />
    </SignedInOnly>
  );
}
