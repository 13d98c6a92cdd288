/** Lazy address form of a parcel's sender or receiver, with its messages and phone number rules. */
import type { LatLng, ParcelParty, Place } from '@shop/domain';
import { WithMessages } from '@shop/i18n';
import { addressFormMessages, FormSection, orderFormMessages } from '@shop/order-form';
import { ErrorBoundary, LazyBoundary, lazyPart, LineSkeletons, LoadFailed } from '@shop/ui';
import { savedAddressMessages, usePlaceMessages } from '../messages';

export interface AddressPickerProps {
  title: string;
  party: ParcelParty;
  onChange: (party: ParcelParty) => void;
  /** Error text of a field; null: valid, or not validated yet. */
  errorOf: (field: 'name' | 'phone' | 'email' | 'address') => string | null;
  email: 'required' | 'optional' | 'no';
  /** The party is the customer, so the browser may autofill. */
  isOwn: boolean;
  start: LatLng | null;
  /** Opens the location picker and calls back with the picked place (LOC-24). */
  pickPlace: (start: LatLng, onPicked: (place: Place) => void) => void;
}

const Picker = lazyPart(() => import('./form/address-picker'));
const MESSAGES = [savedAddressMessages, addressFormMessages, orderFormMessages];

export function AddressPicker(props: AddressPickerProps) {
  const t = usePlaceMessages();
  const coming = (
    <FormSection title={props.title}>
      <LineSkeletons count={3} label={t('popover.loading')} />
    </FormSection>
  );
  const instead = (
    <FormSection title={props.title}>
      <LoadFailed title={t('picker.failed')} retryLabel={t('popover.retry')} onRetry={() => window.location.reload()} />
    </FormSection>
  );
  return (
    <ErrorBoundary fallback={instead}>
      <LazyBoundary fallback={coming}>
        <WithMessages messages={MESSAGES} fallback={coming}>
          <Picker {...props} />
        </WithMessages>
      </LazyBoundary>
    </ErrorBoundary>
  );
}
