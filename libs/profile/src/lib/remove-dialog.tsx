/** 'Are you sure you want to delete your account?' (PROF-22) */
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Button, Modal } from '@mantine/core';
import classes from './profile.module.css';
import { useProfileText } from './texts';

export interface RemoveDialogProps {
  busy: boolean;
  onClose: () => void;
  onRemove: () => void;
}

export default function RemoveDialog({ busy, onClose, onRemove }: RemoveDialogProps) {
  const t = useProfileText();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('settings.sure')}
      centered
      closeButtonProps={{ 'aria-label': t('settings.keep'), size: 44 }}
    >
      <p className={classes.quiet}>{t('settings.gone')}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} disabled={busy}>
          {t('settings.keep')}
        </Button>
        <Button color="red.9" onClick={onRemove} loading={busy}>
          {t('settings.remove')}
        </Button>
      </div>
    </Modal>
  );
}
