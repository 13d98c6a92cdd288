/** Loads the address form of a parcel's party after the page, with its messages and the rules of phone numbers. */
import type { LatLng, ParcelParty, Place } from '@shop/domain';
import { WithMessages } from '@shop/i18n';
import { addressFormMessages, FormSection, orderFormMessages } from '@shop/order-form';
import { ErrorBoundary, lazyPart, LineSkeletons, LoadFailed } from '@shop/ui';
import { Suspense } from 'react';
import { savedAddressMessages, usePlaceMessages } from '../messages';

export interface AddressPickerProps {
  title: string;
  party: ParcelParty;
  onChange: (party: ParcelParty) => void;
  /** What is wrong with a field, in words; null: nothing, or nobody has asked yet. */
  errorOf: (field: 'name' | 'phone' | 'email' | 'address') => string | null;
  email: 'required' | 'optional' | 'no';
  /** The customer themselves: the browser may fill in what it knows. */
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
    <ErrorBoundary instead={instead}>
      <Suspense fallback={coming}>
        <WithMessages messages={MESSAGES} coming={coming}>
          <Picker {...props} />
        </WithMessages>
      </Suspense>
    </ErrorBoundary>
  );
}
