/** The item dialog: picture, description, options, and a footer whose button shows the total. */
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ItemDialogProps } from './item-dialog-lazy';
import { ItemForm } from './item-form';
import classes from './item-dialog.module.css';
import { useCardMessages } from '../messages';

export default function ItemDialog({ item, opened, storeIsClosed, store = null, onClose }: ItemDialogProps) {
  const t = useCardMessages();
  const phone = useMediaQuery('(max-width: 767px)') ?? false;
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      fullScreen={phone}
      size={860}
      padding={0}
      centered
      transitionProps={{ duration: 140, transition: 'fade' }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={item.name}>
        <div className={classes.content} data-full={phone || undefined}>
          <Modal.CloseButton className={classes.close} aria-label={t('dialog.close')} size={44} radius="xl" />
          <ItemForm key={item.id} item={item} storeIsClosed={storeIsClosed} store={store} onDone={onClose} />
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
