/**
 * The delivery address of a signed-in customer: the selected one, its door details, and buttons to change it (ADDR-27
 * to ADDR-30).
 */
import type { Contact, DeliveryAddress, OrderType, SavedAddress } from '@shop/domain';
import { addressType, savedOf } from '@shop/domain/address';
import { AddressCard, FormSection, type SectionFold } from '@shop/order-form';
import { IconCirclePlus } from '@tabler/icons-react';
import { Button } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { ADDRESS_ICONS, useAddressName } from './address-names';
import { AddressDialog } from './address-dialog';
import { AreaLoading } from './section-states';
import classes from './delivery-area.module.css';
import { DoorForm } from './door-form';
import { useDoorText } from './door-text';
import { savedAddressMessages, useSavedMessages } from '../messages';
import { useSavedAddresses } from './use-saved-addresses';
import { useStartAddress } from './use-start-address';

const SavedAddressesDialog = lazyView(() => import('./saved-addresses-dialog'), {
  on: 'press',
  messages: [savedAddressMessages],
});

type OpenDialog = 'edit' | 'add' | 'list' | null;

const typeOf = ({ type, label }: SavedAddress) => ({ type, label });

export interface DeliveryAreaProps {
  type: OrderType;
  address: DeliveryAddress | null;
  contact: Contact;
  /** Error texts of the address and the contact. */
  errors: readonly string[];
  /** Zone of the store: saved addresses outside of it are not offered. */
  zoneId: string | null;
  onChange: (change: { address?: DeliveryAddress; contact?: Contact }) => void;
  /** false: {@link CustomerArea} waits for saved addresses, and the form for `onKnown`. */
  isKnown: boolean;
  /** The address to start with is chosen, or there is none to choose. */
  onKnown: () => void;
  /** Notice about the address, shown before submit. */
  notice?: ReactNode;
  /** Given when address and contact came with the customer. */
  fold?: SectionFold | null | undefined;
}

type SelectedProps = Pick<DeliveryAreaProps, 'address' | 'contact' | 'errors'> & {
  /** The saved address that was selected. */
  saved: SavedAddress | null;
  onEdit: () => void;
};

function SelectedAddress({ address, contact, errors, saved, onEdit }: SelectedProps) {
  const t = useSavedMessages();
  const nameOf = useAddressName();
  const doorOf = useDoorText();
  const Icon = ADDRESS_ICONS[addressType(saved?.type ?? 'other')];
  const lines = address ? [address.text, doorOf(address), address.more] : [];
  return (
    <AddressCard
      icon={<Icon size={20} />}
      title={saved ? nameOf(saved) : t(address ? 'area.selected' : 'area.none')}
      // A number stays on one line, and in its order beside an Arabic name.
      lines={[...lines, `${contact.name} ${contact.phone.replaceAll(' ', '\u00a0')}`.trim()]}
      errors={errors}
      editLabel={t('area.edit')}
      onEdit={onEdit}
    />
  );
}

type DialogsProps = Pick<DeliveryAreaProps, 'address' | 'contact' | 'zoneId'> & {
  opened: OpenDialog;
  saved: SavedAddress | null;
  onSelect: (address: DeliveryAddress, contact: Contact) => void;
  onClose: () => void;
};

function AreaDialogs({ opened, address, contact, zoneId, saved, onSelect, onClose }: DialogsProps) {
  const email = contact.email ? 'optional' : 'required';
  if (opened === 'list')
    return (
      <SavedAddressesDialog
        chosenId={saved?.id ?? null}
        zoneId={zoneId}
        onSelect={(next: SavedAddress) => onSelect(next, next.contact)}
        onClose={onClose}
      />
    );
  if (opened === 'add')
    return (
      <AddressDialog address={null} contact={null} savesToAccount email={email} onDone={onSelect} onClose={onClose} />
    );
  if (opened !== 'edit') return null;
  return (
    <AddressDialog
      address={address ? { ...address, ...(saved ? { ...typeOf(saved), savedId: saved.id } : {}) } : null}
      contact={contact}
      savesToAccount={saved !== null}
      email={email}
      onDone={onSelect}
      onClose={onClose}
    />
  );
}

export function CustomerArea(props: DeliveryAreaProps) {
  const { address, contact, errors, zoneId, isKnown, onKnown, onChange, notice, fold } = props;
  const t = useSavedMessages();
  const [opened, setOpened] = useState<OpenDialog>(null);
  const { addresses, failed } = useSavedAddresses(zoneId);
  const saved = savedOf(addresses ?? [], address);
  const close = () => setOpened(null);
  const select = (next: DeliveryAddress, of: Contact) => {
    close();
    onChange({ address: next, contact: { ...of, email: of.email || contact.email } });
  };
  const isWaiting = useStartAddress({
    addresses,
    failed,
    address,
    zoneId,
    onStart: (next) => select(next, next.contact),
  });
  useLayoutEffect(() => (isWaiting ? undefined : onKnown()), [isWaiting, onKnown]);
  if (!isKnown) return <AreaLoading fold={fold} />;
  const shared = { address, contact, saved };
  return (
    <FormSection title={t('area.title')} fold={fold}>
      <SelectedAddress {...shared} errors={errors} onEdit={() => setOpened(address ? 'edit' : 'add')} />
      {notice}
      {address ? (
        <DoorForm address={address} contact={contact} saved={saved} onChange={(next) => onChange({ address: next })} />
      ) : null}
      <div className={classes.actions}>
        <Button variant="subtle" onClick={() => setOpened('list')}>
          {t('area.saved')}
        </Button>
        <Button variant="subtle" leftSection={<IconCirclePlus size={18} />} onClick={() => setOpened('add')}>
          {t('add')}
        </Button>
      </div>
      <AreaDialogs {...shared} opened={opened} zoneId={zoneId} onSelect={select} onClose={close} />
    </FormSection>
  );
}
