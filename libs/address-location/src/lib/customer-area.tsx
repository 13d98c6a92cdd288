/** Where a customer's order goes: the selected address, its door, and the ways to another one (ADDR-27 to ADDR-30). */
import { Button } from '@shop/ui';
import type { Contact, DeliveryAddress, SavedAddress } from '@shop/domain';
import { addressType, savedOf } from '@shop/domain/address';
import { AddressCard, FormSection } from '@shop/order-form';
import { IconCirclePlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ADDRESS_ICONS, useAddressName } from './address-names';
import type { DeliveryAreaProps } from './delivery-area-lazy';
import classes from './delivery-area.module.css';
import { AddressDialog, SavedAddressesDialog } from './dialogs-lazy';
import { DoorForm } from './door-form';
import { useDoorText } from './door-text';
import { useSavedMessages } from '../messages';
import { useSavedAddresses } from './use-saved-addresses';

type Opened = 'edit' | 'add' | 'list' | null;

export function CustomerArea({ address, contact, errors, zoneId, onChange, notice }: DeliveryAreaProps) {
  const t = useSavedMessages();
  const nameOf = useAddressName();
  const doorOf = useDoorText();
  const [opened, setOpened] = useState<Opened>(null);
  const { addresses = [] } = useSavedAddresses(zoneId);
  const saved = savedOf(addresses, address);
  const Icon = ADDRESS_ICONS[addressType(saved?.type ?? 'other')];
  const close = () => setOpened(null);
  const take = (next: DeliveryAddress, of: Contact) => {
    close();
    onChange({ address: next, contact: { ...of, email: of.email || contact.email } });
  };
  return (
    <FormSection title={t('area.title')}>
      <AddressCard
        icon={<Icon size={20} />}
        title={saved ? nameOf(saved) : t(address ? 'area.selected' : 'area.none')}
        lines={[
          address?.text ?? '',
          address ? doorOf(address) : '',
          address?.more ?? '',
          `${contact.name} ${contact.phone}`.trim(),
        ]}
        errors={errors}
        editLabel={t('area.edit')}
        onEdit={() => setOpened(address ? 'edit' : 'add')}
      />
      {notice}
      {address ? (
        <DoorForm address={address} contact={contact} saved={saved} onChange={(next) => onChange({ address: next })} />
      ) : null}
      <div className={classes.ways}>
        <Button variant="subtle" onClick={() => setOpened('list')}>
          {t('area.saved')}
        </Button>
        <Button variant="subtle" leftSection={<IconCirclePlus size={18} />} onClick={() => setOpened('add')}>
          {t('add')}
        </Button>
      </div>
      {opened === 'list' ? (
        <SavedAddressesDialog
          chosenId={saved?.id ?? null}
          zoneId={zoneId}
          onTake={(next: SavedAddress) => take(next, next.contact)}
          onClose={close}
        />
      ) : null}
      {opened === 'edit' || opened === 'add' ? (
        <AddressDialog
          address={
            opened === 'edit' && address
              ? { ...address, ...(saved ? { ...typeOf(saved), savedId: saved.id } : {}) }
              : null
          }
          contact={opened === 'edit' ? contact : null}
          keeps={opened === 'edit' && !saved ? 'here' : 'account'}
          email={contact.email ? 'optional' : 'required'}
          onDone={take}
          onClose={close}
        />
      ) : null}
    </FormSection>
  );
}

const typeOf = ({ type, label }: SavedAddress) => ({ type, label });
