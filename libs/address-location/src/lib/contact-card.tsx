/**
 * The contact of an order on a card. Its edit button opens the address dialog or, for take-away, the contact form
 * (ADDR-31 to ADDR-35).
 */
import type { Contact, DeliveryAddress } from '@shop/domain';
import { AddressCard, ContactDialog } from '@shop/order-form';
import { IconUser } from '@tabler/icons-react';
import { Button } from '@shop/ui';
import { useState } from 'react';
import { useDoorText } from './door-text';
import { useSavedMessages } from '../messages';

export interface ContactCardProps {
  contact: Contact;
  /** null: take-away; hides house and floor. */
  address: DeliveryAddress | null;
  country: string;
  errors: readonly string[];
  onContact: (contact: Contact) => void;
  /** Opens the address dialog; null: the contact form. */
  onEdit: (() => void) | null;
}

export function ContactCard({ contact, address, country, errors, onContact, onEdit }: ContactCardProps) {
  const t = useSavedMessages();
  const doorOf = useDoorText();
  const [isOpen, setOpen] = useState(false);
  const edit = onEdit ?? (() => setOpen(true));
  const isEmpty = !contact.name && !contact.phone;
  const lines = [
    ...(isEmpty ? [] : [contact.phone, contact.email]),
    ...(address ? [doorOf(address), address.text, address.more] : []),
  ];
  return (
    <>
      <AddressCard
        icon={<IconUser size={20} />}
        title={isEmpty ? t('contact.none') : contact.name || contact.phone}
        lines={lines}
        errors={errors}
        editLabel={t('contact.edit')}
        onEdit={edit}
      >
        {isEmpty ? (
          <div>
            <Button variant="light" onClick={edit}>
              {t('contact.add')}
            </Button>
          </div>
        ) : null}
      </AddressCard>
      {isOpen ? (
        <ContactDialog
          contact={contact}
          country={country}
          onSave={(next) => {
            setOpen(false);
            onContact(next);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
