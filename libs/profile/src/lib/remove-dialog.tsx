/** 'Are you sure you want to delete your account?' (PROF-22) */
import classes from './profile.module.css';
import { Button, Dialog, DialogActions } from '@shop/ui';
import { useProfileMessages } from '../messages';

export interface RemoveDialogProps {
  busy: boolean;
  onClose: () => void;
  onRemove: () => void;
}

export default function RemoveDialog({ busy, onClose, onRemove }: RemoveDialogProps) {
  const t = useProfileMessages();
  return (
    <Dialog title={t('settings.sure')} closeLabel={t('settings.keep')} onClose={onClose}>
      <p className={classes.muted}>{t('settings.gone')}</p>
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={busy}>
          {t('settings.keep')}
        </Button>
        <Button color="red.9" onClick={onRemove} loading={busy}>
          {t('settings.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
