/** Lazy address form of a parcel's sender or receiver, with its messages and phone number rules. */
import type { LatLng, ParcelParty, Place } from '@shop/domain';
import { addressFormMessages, orderFormMessages } from '@shop/order-form';
import { lazyPart } from '@shop/ui';
import { LazySection } from './lazy-section';
import { savedAddressMessages } from '../messages';

export interface AddressPickerProps {
  title: string;
  party: ParcelParty;
  onChange: (party: ParcelParty) => void;
  /** Error text of a field; null: valid, or not validated yet. */
  errorOf: (field: 'name' | 'phone' | 'email' | 'address') => string | null;
  email: 'required' | 'optional' | 'no';
  /** The party is the customer, so the browser may autofill. */
  canAutofill: boolean;
  start: LatLng | null;
  /** Opens the location picker and calls back with the picked place (LOC-24). */
  pickPlace: (start: LatLng, onPicked: (place: Place) => void) => void;
}

const Picker = lazyPart(() => import('./form/address-picker'));
const MESSAGES = [savedAddressMessages, addressFormMessages, orderFormMessages];

export function AddressPicker(props: AddressPickerProps) {
  return (
    <LazySection title={props.title} lines={3} messages={MESSAGES}>
      <Picker {...props} />
    </LazySection>
  );
}
