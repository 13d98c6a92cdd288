/**
 * Delivery address and contact of an order. Customers select a saved address; guests get a contact card; take-away
 * needs a contact only (ADDR-27 to ADDR-40).
 */
import { useGetConfigQuery } from '@shop/api-client/start';
import { useLanguage } from '@shop/i18n';
import { FormSection } from '@shop/order-form';
import { selectIsSignedIn } from '@shop/session';
import { useLayoutEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { AddressDialog } from './address-dialog';
import { ContactCard } from './contact-card';
import { CustomerArea, type DeliveryAreaProps } from './customer-area';
import { useSavedMessages } from '../messages';

function GuestArea(props: DeliveryAreaProps & { country: string }) {
  const { address, contact, errors, onChange, notice, fold, country } = props;
  const t = useSavedMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <FormSection title={t('area.title')} fold={fold}>
      <ContactCard
        contact={contact}
        address={address}
        country={country}
        errors={errors}
        onContact={(next) => onChange({ contact: next })}
        onEdit={() => setOpen(true)}
      />
      {notice}
      {isOpen ? (
        <AddressDialog
          address={address}
          contact={contact}
          savesToAccount={false}
          email="required"
          onDone={(next, of) => {
            setOpen(false);
            onChange({ address: next, contact: of });
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </FormSection>
  );
}

export default function DeliveryArea(props: DeliveryAreaProps) {
  const t = useSavedMessages();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const country = config?.country ?? 'US';
  const choosesSaved = isSignedIn && props.type !== 'take_away';
  const { onKnown } = props;
  useLayoutEffect(() => (choosesSaved ? undefined : onKnown()), [choosesSaved, onKnown]);
  if (props.type === 'take_away')
    return (
      <FormSection title={t('contact.title')} fold={props.fold}>
        <ContactCard
          contact={props.contact}
          address={null}
          country={country}
          errors={props.errors}
          onContact={(contact) => props.onChange({ contact })}
          onEdit={null}
        />
      </FormSection>
    );
  return choosesSaved ? <CustomerArea {...props} /> : <GuestArea {...props} country={country} />;
}
