/** State of the address form: values by `@mantine/form`, validation by `domain` (ADDR-13 to ADDR-17). */
import { useForm, type UseFormReturnType } from '@mantine/form';
import type { Contact, DeliveryAddress } from '@shop/domain';
import {
  addressErrors,
  addressValues,
  toAddress,
  type AddressRequirements,
  type AddressError,
  type AddressValues,
} from '@shop/domain/address';
import { readPhone } from '@shop/domain/phone';
import { useAddressMessages } from '../../messages';
import { toFormErrors } from '../sections/use-order-form';

export type AddressFormState = UseFormReturnType<AddressValues>;
export type FilledAddress = NonNullable<ReturnType<typeof toAddress>>;

/** Text of an error. */
export function useAddressErrorText(): (error: AddressError) => string {
  const t = useAddressMessages();
  return ({ field, reason }) => {
    if (reason === 'tooLong') return t('error.tooLong');
    if (reason === 'unplaced') return t('error.unplaced');
    if (reason === 'outside') return t('error.outside');
    if (field === 'phone') return t(reason === 'malformed' ? 'error.phoneMalformed' : 'error.phoneMissing');
    if (field === 'email') return t(reason === 'malformed' ? 'error.emailMalformed' : 'error.emailMissing');
    return t(field === 'text' ? 'error.addressMissing' : 'error.nameMissing');
  };
}

export interface AddressFormOptions {
  address: DeliveryAddress | null;
  contact: Contact;
  fields: AddressRequirements;
  /** Called with every change, for forms that are part of a larger one. */
  onValues?: (values: AddressValues) => void;
}

export function useAddressForm({ address, contact, fields, onValues }: AddressFormOptions): AddressFormState {
  const errorText = useAddressErrorText();
  return useForm<AddressValues>({
    initialValues: addressValues(address, contact),
    validate: (values) => toFormErrors(addressErrors(values, fields), ({ field }) => field, errorText),
    ...(onValues ? { onValuesChange: onValues } : {}),
  });
}

/** The values as an address, with the phone number in international format; null without a pin. */
export function filledAddress(values: AddressValues, country: string): FilledAddress | null {
  const phone = readPhone(values.phone, country);
  return toAddress({ ...values, phone: phone.ok ? phone.phone : values.phone });
}
