/** Lazy address dialogs with their messages, loaded at the first press. */
import type { Contact, DeliveryAddress, SavedAddress } from '@shop/domain';
import { WithMessages } from '@shop/i18n';
import { addressFormMessages, orderFormMessages } from '@shop/order-form';
import { LazyBoundary, lazyOnPress } from '@shop/ui';
import { savedAddressMessages } from '../messages';

export interface AddressDialogProps {
  /** The address to edit, with `savedId` if saved; null: a new one. */
  address: DeliveryAddress | null;
  /** null: the customer's own contact. */
  contact: Contact | null;
  /** Saves the address on the server; otherwise it is only returned (ADDR-26). */
  savesToAccount: boolean;
  email: 'required' | 'optional' | 'no';
  onDone: (address: DeliveryAddress, contact: Contact) => void;
  onClose: () => void;
}

export interface SavedAddressesDialogProps {
  chosenId: string | null;
  /** Zone of the delivering store; null: any zone. */
  zoneId: string | null;
  onSelect: (address: SavedAddress) => void;
  onClose: () => void;
}

const Form = lazyOnPress(() => import('./form/address-dialog'));
const List = lazyOnPress(() => import('./saved-addresses-dialog'));
const FORM_MESSAGES = [savedAddressMessages, addressFormMessages, orderFormMessages];
const LIST_MESSAGES = [savedAddressMessages];

export function AddressDialog(props: AddressDialogProps) {
  return (
    <LazyBoundary>
      <WithMessages messages={FORM_MESSAGES}>
        <Form {...props} />
      </WithMessages>
    </LazyBoundary>
  );
}

export function SavedAddressesDialog(props: SavedAddressesDialogProps) {
  return (
    <LazyBoundary>
      <WithMessages messages={LIST_MESSAGES}>
        <List {...props} />
      </WithMessages>
    </LazyBoundary>
  );
}
