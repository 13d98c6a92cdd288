/** A place from the map, with street number, house and floor. */
import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import type { DeliveryAddress, LatLng, Place } from '@shop/domain';
import { Written } from '@shop/ui';
import { IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FieldRow, FormSection } from './form-section';
import classes from './order-form.module.css';
import { useOrderFormText } from './texts';

export interface AddressFieldsProps {
  title: string;
  address: DeliveryAddress | null;
  onChange: (address: DeliveryAddress) => void;
  /** Opens the location picker and calls back with the picked place. */
  pickPlace: (start: LatLng, onPicked: (place: Place) => void) => void;
  /** Where the picker starts when there is no address yet. */
  start: LatLng | null;
  fault: string | null;
  /** Saved addresses to choose from. */
  saved?: ReactNode;
  /** Fields that stand in the same section, above the address. */
  children?: ReactNode;
}

const PARTS = ['road', 'house', 'floor'] as const;

export function AddressFields({
  title,
  address,
  onChange,
  pickPlace,
  start,
  fault,
  saved = null,
  children = null,
}: AddressFieldsProps) {
  const t = useOrderFormText();
  const pick = () =>
    pickPlace(address?.point ?? start ?? { lat: 0, lng: 0 }, (place) =>
      onChange({
        type: address?.type ?? 'other',
        road: address?.road ?? '',
        house: address?.house ?? '',
        floor: address?.floor ?? '',
        text: place.address,
        point: place.point,
        zoneIds: place.zoneIds,
      }),
    );
  return (
    <FormSection title={title}>
      {children}
      {saved}
      <div className={classes.place}>
        <output>
          <Written>{address?.text || t('address.none')}</Written>
        </output>
        <Button
          variant="default"
          leftSection={<IconMapPin size={18} />}
          onClick={pick}
          aria-invalid={fault ? true : undefined}
        >
          {t(address ? 'address.change' : 'address.placeholder')}
        </Button>
      </div>
      {fault ? (
        <p className={classes.fault} role="alert">
          <Written>{fault}</Written>
        </p>
      ) : null}
      <FieldRow>
        {PARTS.map((part) => (
          <TextInput
            key={part}
            label={t(`address.${part}`)}
            value={address?.[part] ?? ''}
            disabled={!address}
            onChange={(event) => (address ? onChange({ ...address, [part]: event.currentTarget.value }) : undefined)}
            maxLength={100}
          />
        ))}
      </FieldRow>
    </FormSection>
  );
}
