/** 'Are you sure you want to delete your account?', and what that does (PROF-22, PLUS-46). */
import { RemovalParts } from './kept/removal-parts';
import { useKeepsData } from './kept/use-keeps-data';
import ConfirmDialog, { type ConfirmDialogProps } from './confirm-dialog';
import classes from './profile.module.css';
import { useProfileMessages } from '../messages';

export default function RemoveDialog(props: Pick<ConfirmDialogProps, 'busy' | 'error' | 'onClose' | 'onConfirm'>) {
  const t = useProfileMessages();
  const keepsData = useKeepsData();
  return (
    <ConfirmDialog
      {...props}
      title={t('settings.sure')}
      keepLabel={t('settings.keep')}
      confirmLabel={t('settings.remove')}
    >
      {keepsData ? <RemovalParts /> : <p className={classes.muted}>{t('settings.gone')}</p>}
    </ConfirmDialog>
  );
}
