/** `/address`: saved addresses, with add, edit and delete (ADDR-09, ROUTE-40). */
import { useHasFailed } from '@shop/api-client';
import type { SavedAddress } from '@shop/domain';
import { addressType } from '@shop/domain/address';
import { FormErrors } from '@shop/order-form';
import { Button, IconButton, LineSkeletons, LoadFailed, Page, Title, Written } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { IconEdit, IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { ADDRESS_ICONS, useAddressName } from './address-names';
import { useDoorText } from './door-text';
import classes from './addresses-page.module.css';
import { AddressDialog } from './address-dialog';
import { NoAddresses } from './no-addresses';
import { useSavedMessages } from '../messages';
import { useRemoveAddress, type AddressRemoval } from './use-remove-address';
import { useSavedAddresses } from './use-saved-addresses';

const RemoveDialog = lazyView(() => import('./remove-address-dialog'), { on: 'press' });

interface EntryProps {
  address: SavedAddress;
  onEdit: () => void;
  onRemove: () => void;
}

function Entry({ address, onEdit, onRemove }: EntryProps) {
  const t = useSavedMessages();
  const nameOf = useAddressName();
  const doorOf = useDoorText();
  const Icon = ADDRESS_ICONS[addressType(address.type)];
  const { contact, more } = address;
  const name = nameOf(address);
  return (
    <li className={classes.card}>
      <span className={classes.icon} aria-hidden="true">
        <Icon size={22} />
      </span>
      <Title order={2} size="h3" className={classes.name}>
        <Written>{name}</Written>
      </Title>
      <div className={classes.content}>
        <Written as="p">{address.text}</Written>
        {doorOf(address) ? (
          <Written as="p" className={classes.muted}>
            {doorOf(address)}
          </Written>
        ) : null}
        {more ? (
          <Written as="p" className={classes.muted}>
            {more}
          </Written>
        ) : null}
        <p className={classes.muted}>
          <Written>{contact.name}</Written> <Written>{contact.phone}</Written>
        </p>
      </div>
      <div className={classes.tools}>
        <IconButton aria-label={t('editOf', { name })} onClick={onEdit}>
          <IconEdit size={20} aria-hidden="true" />
        </IconButton>
        <IconButton aria-label={t('removeOf', { name })} onClick={onRemove}>
          <IconTrash size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}

interface ListProps {
  add: ReactNode;
  onEdit: (address: SavedAddress) => void;
  onRemove: (address: SavedAddress) => void;
}

function List({ add, onEdit, onRemove }: ListProps) {
  const t = useSavedMessages();
  const { addresses, failed, refetch } = useSavedAddresses();
  const hasFailed = useHasFailed(failed) && !addresses;
  if (hasFailed)
    return <LoadFailed isWhole title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />;
  if (!addresses) return <LineSkeletons count={3} label={t('loading')} />;
  if (addresses.length === 0) return <NoAddresses action={add} />;
  return (
    <ul className={classes.list} aria-label={t('title')}>
      {addresses.map((address) => (
        <Entry key={address.id} address={address} onEdit={() => onEdit(address)} onRemove={() => onRemove(address)} />
      ))}
    </ul>
  );
}

/** Notice after a deletion, with an undo button. */
function RemovedNotice({ removing, undo }: { removing: AddressRemoval; undo: RefObject<HTMLButtonElement | null> }) {
  const t = useSavedMessages();
  const nameOf = useAddressName();
  const { deleted, isBusy } = removing;
  return (
    <div className={classes.removed} role="status" data-open={deleted ? true : undefined}>
      {deleted ? (
        <>
          <span>{t('remove.done', { name: nameOf(deleted) })}</span>
          <Button ref={undo} variant="default" loading={isBusy} onClick={() => void removing.undo()}>
            {t('remove.undo')}
          </Button>
        </>
      ) : null}
    </div>
  );
}

function EditDialog({ address, onClose }: { address: SavedAddress | 'new'; onClose: () => void }) {
  const isNew = address === 'new';
  return (
    <AddressDialog
      address={isNew ? null : { ...address, savedId: address.id }}
      contact={isNew ? null : address.contact}
      savesToAccount
      email="optional"
      onDone={onClose}
      onClose={onClose}
    />
  );
}

export function AddressesPage() {
  const t = useSavedMessages();
  const { addresses } = useSavedAddresses();
  const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null);
  const [addressToRemove, setAddressToRemove] = useState<SavedAddress | null>(null);
  const removing = useRemoveAddress();
  const undo = useRef<HTMLButtonElement>(null);
  const remove = async (address: SavedAddress) => {
    if (!(await removing.remove(address))) return;
    setAddressToRemove(null);
    // The button that opened the dialog is gone with its address.
    requestAnimationFrame(() => undo.current?.focus());
  };
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  );
  return (
    <Page narrow>
      <div className={classes.head}>
        <Title order={1}>{t('title')}</Title>
        {addresses?.length ? add : null}
      </div>
      <RemovedNotice removing={removing} undo={undo} />
      {addressToRemove ? null : <FormErrors errors={removing.serverErrors} />}
      <List
        add={add}
        onEdit={setEdited}
        onRemove={(address) => {
          removing.clearErrors();
          setAddressToRemove(address);
        }}
      />
      {edited ? <EditDialog address={edited} onClose={() => setEdited(null)} /> : null}
      {addressToRemove ? (
        <RemoveDialog
          address={addressToRemove}
          isBusy={removing.isBusy}
          serverErrors={removing.serverErrors}
          onRemove={() => void remove(addressToRemove)}
          onClose={() => setAddressToRemove(null)}
        />
      ) : null}
    </Page>
  );
}
