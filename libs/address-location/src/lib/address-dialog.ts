/** The dialog that adds or edits an address; its form, messages and phone number rules load when it opens. */
import { addressFormMessages, orderFormMessages } from '@shop/order-form';
import { lazyView } from '@shop/view-kit';
import { savedAddressMessages } from '../messages';

export const AddressDialog = lazyView(() => import('./form/address-dialog'), {
  on: 'press',
  messages: [savedAddressMessages, addressFormMessages, orderFormMessages],
});
