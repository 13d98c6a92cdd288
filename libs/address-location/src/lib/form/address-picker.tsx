/**
 * Sender or receiver of a parcel: contact and address. The address is picked on the map or from saved addresses, and
 * may be saved (ADDR-41 to ADDR-46).
 */
import { useGetConfigQuery } from '@shop/api-client/start';
import type { Contact, DeliveryAddress, LatLng, ParcelParty, Place, SavedAddress } from '@shop/domain';
import { addressValues, savedOf, type AddressValues } from '@shop/domain/address';
import { addressAt } from '@shop/domain/order-start';
import { useLanguage } from '@shop/i18n';
import { AddressForm, CheckBox, FormErrors, FormSection, useAddressForm } from '@shop/order-form';
import { selectIsSignedIn } from '@shop/session';
import { Button, IconButton, LineSkeletons, TextInput } from '@shop/ui';
import { IconMapPin } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useSelector } from 'react-redux';
import { AddressChoices } from '../address-choices';
import classes from './address-picker.module.css';
import { useSavedMessages } from '../../messages';
import { useSavedAddresses, useSelectAddress } from '../use-saved-addresses';

const NOWHERE = { lat: 0, lng: 0 };
const NEW_ADDRESS = addressAt({ address: '', point: NOWHERE, zoneIds: [] }, 'other');

function SavedList({
  address,
  onSelect,
}: {
  address: DeliveryAddress | null;
  onSelect: (address: SavedAddress) => void;
}) {
  const t = useSavedMessages();
  const { addresses, failed } = useSavedAddresses();
  const { select, serverErrors } = useSelectAddress(onSelect);
  if (!addresses && !failed) return <LineSkeletons count={2} label={t('loading')} />;
  return (
    <>
      {addresses?.length ? (
        <AddressChoices
          addresses={addresses}
          chosenId={savedOf(addresses, address)?.id ?? null}
          onChoose={(next) => void select(next)}
        />
      ) : (
        <p className={classes.empty}>{t(failed ? 'failed' : 'picker.none')}</p>
      )}
      <FormErrors errors={serverErrors} />
    </>
  );
}

interface PlaceFieldProps {
  address: DeliveryAddress | null;
  error: string | null | undefined;
  /** The customer has saved addresses to choose from. */
  canUseSaved: boolean;
  onPick: () => void;
  onSelect: (address: SavedAddress) => void;
}

/** The whole field opens the map, by press and by key; below it the saved addresses. */
function PlaceField({ address, error, canUseSaved, onPick, onSelect }: PlaceFieldProps) {
  const t = useSavedMessages();
  const [isOpen, setOpen] = useState(false);
  const pickOnKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    // Enter would send the order's form, and space would scroll.
    event.preventDefault();
    onPick();
  };
  return (
    <div>
      <TextInput
        label={t('picker.place')}
        placeholder={t('picker.set')}
        readOnly
        required
        aria-haspopup="dialog"
        classNames={{ input: classes.place ?? '' }}
        value={address?.text ?? ''}
        onClick={onPick}
        onKeyDown={pickOnKey}
        error={error}
        rightSectionWidth={52}
        rightSection={
          <IconButton aria-label={t(address ? 'picker.change' : 'picker.set')} onClick={onPick}>
            <IconMapPin size={20} aria-hidden="true" />
          </IconButton>
        }
      />
      {canUseSaved ? (
        <Button
          variant="subtle"
          className={classes.toggle ?? ''}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('area.saved')}
        </Button>
      ) : null}
      {isOpen ? <SavedList address={address} onSelect={onSelect} /> : null}
    </div>
  );
}

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

export default function AddressPicker(props: AddressPickerProps) {
  const { title, party, onChange, errorOf, email, canAutofill, start, pickPlace } = props;
  const t = useSavedMessages();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const { address, contact } = party;
  const fields = { type: false, email } as const;
  const fromValues = (values: AddressValues) => {
    const { name, phone, email: mail, road, house, floor, more, point, text, zoneIds } = values;
    onChange({
      ...party,
      contact: { name, phone, email: mail },
      address: point ? { ...(address ?? NEW_ADDRESS), text, point, zoneIds, road, house, floor, more } : null,
    });
  };
  const form = useAddressForm({ address, contact, fields, onValues: fromValues });
  // As props, not as state of this form: all errors of the order are in one commit, and its first one gets the focus.
  const errors = { name: errorOf('name'), phone: errorOf('phone'), email: errorOf('email') };
  /** Updates form and draft together with a place from outside the form. */
  const setAddress = (next: DeliveryAddress, of: Contact) => {
    form.setValues(addressValues(next, of));
    onChange({ ...party, address: next, contact: of });
  };
  const pick = () =>
    pickPlace(address?.point ?? start ?? NOWHERE, (place) => {
      const { savedId: _savedId, label: _label, ...door } = address ?? NEW_ADDRESS;
      setAddress({ ...door, text: place.address, point: place.point, zoneIds: place.zoneIds }, contact);
    });
  const placeField = (
    <PlaceField
      address={address}
      error={errorOf('address')}
      canUseSaved={isSignedIn}
      onPick={pick}
      onSelect={(next) => setAddress(next, { ...next.contact, email: next.contact.email || contact.email })}
    />
  );
  return (
    <FormSection title={title}>
      <AddressForm
        form={form}
        fields={fields}
        country={config?.country ?? 'US'}
        placeField={placeField}
        canAutofill={canAutofill}
        foldsDoor
        errors={errors}
      />
      {isSignedIn && address && !address.savedId ? (
        <CheckBox checked={party.save ?? false} onChange={(save) => onChange({ ...party, save })}>
          {t('picker.save')}
        </CheckBox>
      ) : null}
    </FormSection>
  );
}
