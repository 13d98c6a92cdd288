/** Whom to ask for: name, phone, and the e-mail address where one is needed. */
import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import type { Contact } from '@shop/domain';
import type { ContactFault } from '@shop/domain/checkout';
import { FieldRow } from './form-section';
import { useOrderFormText } from './texts';

export interface ContactFieldsProps {
  contact: Contact;
  onChange: (contact: Contact) => void;
  faultOf: (field: ContactFault['field']) => string | null;
  asksEmail?: boolean;
  /** The browser may fill in what it knows of its user. */
  isOwn?: boolean;
}

export function ContactFields({ contact, onChange, faultOf, asksEmail = true, isOwn = true }: ContactFieldsProps) {
  const t = useOrderFormText();
  const fields = [
    { name: 'name', type: 'text', autoComplete: 'name', maxLength: 100 },
    { name: 'phone', type: 'tel', autoComplete: 'tel', maxLength: 40 },
    ...(asksEmail ? [{ name: 'email', type: 'email', autoComplete: 'email', maxLength: 255 } as const] : []),
  ] as const;
  return (
    <FieldRow>
      {fields.map(({ name, type, autoComplete, maxLength }) => (
        <TextInput
          key={name}
          label={t(`contact.${name}`)}
          required
          type={type}
          autoComplete={isOwn ? autoComplete : 'off'}
          maxLength={maxLength}
          {...(name === 'name' ? {} : { dir: 'ltr' as const })}
          value={contact[name]}
          error={faultOf(name)}
          onChange={(event) => onChange({ ...contact, [name]: event.currentTarget.value })}
        />
      ))}
    </FieldRow>
  );
}
