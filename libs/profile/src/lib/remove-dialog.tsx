/** 'Are you sure you want to delete your account?' (PROF-22) */
import classes from './profile.module.css';
import { Button, Dialog, DialogActions, Written } from '@shop/ui';
import { useProfileMessages } from '../messages';

export interface RemoveDialogProps {
  busy: boolean;
  /** Why the account was not deleted; null: it was not tried (PROF-26). */
  error: string | null;
  onClose: () => void;
  onRemove: () => void;
}

export default function RemoveDialog({ busy, error, onClose, onRemove }: RemoveDialogProps) {
  const t = useProfileMessages();
  return (
    <Dialog title={t('settings.sure')} closeLabel={t('settings.keep')} onClose={onClose}>
      <p className={classes.muted}>{t('settings.gone')}</p>
      {error ? (
        <Written as="p" role="alert" className={classes.error ?? ''}>
          {error}
        </Written>
      ) : null}
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
