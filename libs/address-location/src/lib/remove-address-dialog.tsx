/** Confirmation before an address is deleted. */
import type { SavedAddress } from '@shop/domain';
import { FormErrors } from '@shop/order-form';
import { Button, Dialog, DialogActions, Written } from '@shop/ui';
import { useAddressName } from './address-names';
import { useSavedMessages } from '../messages';

export interface RemoveAddressDialogProps {
  address: SavedAddress;
  isBusy: boolean;
  serverErrors: readonly string[];
  onRemove: () => void;
  onClose: () => void;
}

export default function RemoveAddressDialog({
  address,
  isBusy,
  serverErrors,
  onRemove,
  onClose,
}: RemoveAddressDialogProps) {
  const t = useSavedMessages();
  const nameOf = useAddressName();
  return (
    <Dialog title={t('remove.title')} closeLabel={t('remove.keep')} onClose={onClose}>
      <Written as="strong">{nameOf(address)}</Written>
      <Written as="p">{address.text}</Written>
      <FormErrors errors={serverErrors} />
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={isBusy} data-autofocus>
          {t('remove.keep')}
        </Button>
        <Button color="red.9" onClick={onRemove} loading={isBusy}>
          {t('remove.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
