/** Loads the dialogs of addresses, and their messages, at the first press. */
import type { Contact, DeliveryAddress, SavedAddress } from '@shop/domain';
import { WithMessages } from '@shop/i18n';
import { addressFormMessages, orderFormMessages } from '@shop/order-form';
import { lazyOnPress } from '@shop/ui';
import { Suspense } from 'react';
import { savedAddressMessages } from '../messages';

export interface AddressDialogProps {
  /** What is changed, by `savedId` where it is saved; null: a new one. */
  address: DeliveryAddress | null;
  /** null: the customer's own. */
  contact: Contact | null;
  /** `account`: it is saved with the shop; `here`: it only goes back to the caller (ADDR-26). */
  keeps: 'account' | 'here';
  email: 'required' | 'optional' | 'no';
  onDone: (address: DeliveryAddress, contact: Contact) => void;
  onClose: () => void;
}

export interface SavedAddressesDialogProps {
  chosenId: string | null;
  /** Of the store that is to deliver; null: any zone. */
  zoneId: string | null;
  onTake: (address: SavedAddress) => void;
  onClose: () => void;
}

const Form = lazyOnPress(() => import('./form/address-dialog'));
const List = lazyOnPress(() => import('./saved-addresses-dialog'));
const FORM_MESSAGES = [savedAddressMessages, addressFormMessages, orderFormMessages];
const LIST_MESSAGES = [savedAddressMessages];

export function AddressDialog(props: AddressDialogProps) {
  return (
    <Suspense fallback={null}>
      <WithMessages messages={FORM_MESSAGES}>
        <Form {...props} />
      </WithMessages>
    </Suspense>
  );
}

export function SavedAddressesDialog(props: SavedAddressesDialogProps) {
  return (
    <Suspense fallback={null}>
      <WithMessages messages={LIST_MESSAGES}>
        <List {...props} />
      </WithMessages>
    </Suspense>
  );
}
