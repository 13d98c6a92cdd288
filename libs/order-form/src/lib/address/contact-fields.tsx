/** Name, phone and e-mail address of a contact. */
import type { GetInputPropsReturnType } from '@mantine/form';
import type { Contact } from '@shop/domain';
import { ADDRESS_LIMITS, type AddressRequirements } from '@shop/domain/address';
import { TextInput } from '@shop/ui';
import type { ReactNode } from 'react';
import classes from './address-form.module.css';
import { PhoneField } from './phone-field';
import { useAddressMessages } from '../../messages';

export type ContactErrorTexts = Partial<Record<keyof Contact, ReactNode>>;

export interface ContactFieldsProps {
  form: {
    values: Contact;
    errors: ContactErrorTexts;
    getInputProps: (path: 'name' | 'email') => GetInputPropsReturnType;
    setFieldValue: (path: 'phone', phone: string) => void;
  };
  email: AddressRequirements['email'];
  /** Country of phone numbers without a prefix. */
  country: string;
  /** The contact is the customer, so the browser may autofill. */
  canAutofill?: boolean | undefined;
  /** Error texts; by default the form's own. */
  errors?: ContactErrorTexts | undefined;
  /** Focuses the name when a dialog opens. */
  focusesName?: boolean;
}

export function ContactFields({
  form,
  email,
  country,
  canAutofill = true,
  errors = form.errors,
  focusesName = false,
}: ContactFieldsProps) {
  const t = useAddressMessages();
  return (
    <div className={classes.contact}>
      <TextInput
        label={t('contact.name')}
        required
        enterKeyHint="next"
        autoCapitalize="words"
        autoComplete={canAutofill ? 'name' : 'off'}
        maxLength={ADDRESS_LIMITS.name}
        data-autofocus={focusesName || undefined}
        {...form.getInputProps('name')}
        error={errors.name}
      />
      <PhoneField
        label={t('contact.phone')}
        country={country}
        canAutofill={canAutofill}
        value={form.values.phone}
        error={errors.phone}
        onChange={(phone) => form.setFieldValue('phone', phone)}
      />
      {email === 'no' ? null : (
        <TextInput
          label={t(email === 'required' ? 'contact.email' : 'contact.emailOptional')}
          required={email === 'required'}
          type="email"
          inputMode="email"
          enterKeyHint="done"
          autoComplete={canAutofill ? 'email' : 'off'}
          dir="ltr"
          maxLength={ADDRESS_LIMITS.email}
          {...form.getInputProps('email')}
          error={errors.email}
        />
      )}
    </div>
  );
}
