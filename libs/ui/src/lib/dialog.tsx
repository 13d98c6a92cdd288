/** A dialog over the page: heading, what it is about, and its buttons below. Escape and a button in the corner close it. */
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';

export interface DialogProps {
  title: string;
  closeLabel: string;
  /** CSS pixels; `'whole'`: the screen. */
  width?: number | 'whole';
  /** On phones it fills the screen: for forms and maps. */
  fillsPhone?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** It comes with the first press: import it in a part that is lazy itself. */
export function Dialog({ title, closeLabel, width = 480, fillsPhone = false, onClose, children }: DialogProps) {
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false }) ?? false;
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={width === 'whole' ? '100%' : width}
      fullScreen={width === 'whole' || (fillsPhone && isPhone)}
      centered
      transitionProps={{ duration: 140 }}
      closeButtonProps={{ 'aria-label': closeLabel, size: 44 }}
    >
      {children}
    </Modal>
  );
}

/** The buttons at the end of a dialog or a form in it: they stay in view while the rest scrolls. */
export function DialogActions({ children, sticky = false }: { children: ReactNode; sticky?: boolean }) {
  return (
    <div className={classes.actions} data-sticky={sticky || undefined}>
      {children}
    </div>
  );
}
