/** 'Saved Addresses': select and apply one, or add another (ADDR-03 to ADDR-08). */
import type { SavedAddress } from '@shop/domain';
import { FormErrors } from '@shop/order-form';
import { Button, Dialog, DialogActions, LineSkeletons, LoadFailed } from '@shop/ui';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { AddressChoices } from './address-choices';
import { AddressDialog } from './address-dialog';
import { NoAddresses } from './no-addresses';
import classes from './saved-addresses-dialog.module.css';
import { useSavedMessages } from '../messages';
import { useSavedAddresses, useSelectAddress } from './use-saved-addresses';

export interface SavedAddressesDialogProps {
  chosenId: string | null;
  /** Zone of the delivering store; null: any zone. */
  zoneId: string | null;
  onSelect: (address: SavedAddress) => void;
  onClose: () => void;
}

export default function SavedAddressesDialog({ chosenId, zoneId, onSelect, onClose }: SavedAddressesDialogProps) {
  const t = useSavedMessages();
  const { addresses, failed, refetch } = useSavedAddresses(zoneId);
  const [selected, setSelected] = useState<SavedAddress | null>(null);
  const [isAdding, setAdding] = useState(false);
  const { select, serverErrors, isSelecting } = useSelectAddress(onSelect);
  const current = addresses?.find(({ id }) => id === (selected?.id ?? chosenId)) ?? null;
  if (isAdding)
    return (
      <AddressDialog
        address={null}
        contact={null}
        savesToAccount
        email="optional"
        onDone={(address, contact) => {
          setAdding(false);
          setSelected({ ...address, id: address.savedId ?? '', label: address.label ?? '', contact });
        }}
        onClose={() => setAdding(false)}
      />
    );
  const add = (
    <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  return (
    <Dialog title={t('title')} closeLabel={t('close')} width={560} onClose={onClose}>
      {failed ? (
        <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      ) : !addresses ? (
        <LineSkeletons count={3} label={t('loading')} />
      ) : addresses.length === 0 ? (
        <NoAddresses action={add} />
      ) : (
        <>
          <div className={classes.list} data-testid="saved-addresses">
            <AddressChoices addresses={addresses} chosenId={current?.id ?? null} onChoose={setSelected} />
          </div>
          {add}
          <FormErrors errors={serverErrors} />
        </>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        {addresses?.length === 0 ? null : (
          <Button
            disabled={!current}
            loading={isSelecting}
            onClick={() => (current ? void select(current) : undefined)}
          >
            {t('select')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
