/** A dialog over the page: heading, what it is about, and its buttons below. Escape and a button in the corner close it. */
import type { ReactNode } from 'react';
import classes from './dialog.module.css';
import { Modal } from './modal';
import { useIsPhone } from './use-is-phone';

export interface DialogProps {
  title: string;
  closeLabel: string;
  /** Given: it stays in the page, and fades out when this turns false. Otherwise it is open as long as it is there. */
  opened?: boolean;
  /** CSS pixels; `'whole'`: the screen. */
  width?: number | 'whole';
  /** `top`: what comes later lets it grow downwards, and moves nothing. */
  place?: 'center' | 'top';
  /** On phones it fills the screen: for forms and maps. */
  fillsPhone?: boolean;
  /** It has to be answered: nothing else closes it. */
  isForced?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** It comes with the first press: import it in a part that is lazy itself. */
export function Dialog({
  title,
  closeLabel,
  opened = true,
  width = 480,
  place = 'center',
  fillsPhone = false,
  isForced = false,
  onClose,
  children,
}: DialogProps) {
  const isPhone = useIsPhone();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={width === 'whole' ? '100%' : width}
      fullScreen={width === 'whole' || (fillsPhone && isPhone)}
      centered={place === 'center'}
      withCloseButton={!isForced}
      closeOnClickOutside={!isForced}
      closeOnEscape={!isForced}
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
