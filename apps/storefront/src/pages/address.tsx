/** `/address` */
import { AddressesPage, savedAddressMessages } from '@shop/address-location';
import { SignedInOnly } from '../app/signed-in-only';

export const messages = [savedAddressMessages];

export function Component() {
  return (
    <SignedInOnly>
      <AddressesPage />
    </SignedInOnly>
  );
}
