/** A modal dialog with a heading and action buttons. Escape and a button in the corner close it. */
import type { ReactNode } from 'react';
import classes from './dialog.module.css';
import { Modal } from './modal';
import { useIsPhone } from './use-is-phone';
import { useReturnFocus } from './use-return-focus';

export interface DialogProps {
  title: string;
  closeLabel: string;
  /** When given, the dialog stays mounted and fades out as this turns false. By default it is open while mounted. */
  opened?: boolean;
  /** CSS pixels; `'whole'`: full screen. */
  width?: number | 'whole';
  /** `top`: late content grows it downwards without a layout shift. */
  place?: 'center' | 'top';
  /** Full screen on phones: for forms and maps. */
  fillsPhone?: boolean;
  /** The customer must answer: Escape, a press outside and the close button are off. */
  isForced?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Loaded with the first press: import it in a lazy component. */
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
  useReturnFocus(opened);
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

/** The buttons at the end of a dialog or its form. `sticky`: they stay in view while the rest scrolls. */
export function DialogActions({ children, sticky = false }: { children: ReactNode; sticky?: boolean }) {
  return (
    <div className={classes.actions} data-sticky={sticky || undefined}>
      {children}
    </div>
  );
}
