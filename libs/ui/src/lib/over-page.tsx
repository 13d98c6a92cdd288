/** What is looked at over the whole page: a picture at its full size. Escape and a button in the corner close it. */
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './over-page.module.css';

export interface OverPageProps {
  /** What is shown, to assistive technology. */
  name: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** It comes with the first press: import it in a part that is lazy itself. */
export function OverPage({ name, closeLabel, onClose, children }: OverPageProps) {
  return (
    <Modal.Root opened onClose={onClose} fullScreen padding={0} transitionProps={{ duration: 120, transition: 'fade' }}>
      <Modal.Overlay />
      <Modal.Content aria-label={name}>
        <Modal.CloseButton className={classes.close ?? ''} aria-label={closeLabel} size={44} radius="xl" />
        {children}
      </Modal.Content>
    </Modal.Root>
  );
}
