/** A dialog without a heading, whose content runs to its edges. Escape and a button in the corner close it. */
import type { ReactNode } from 'react';
import classes from './bare-dialog.module.css';
import { Modal } from './dialog/modal';
import { useIsPhone } from './dialog/use-is-phone';
import { useReturnFocus } from './dialog/use-return-focus';

export interface BareDialogProps {
  /** Accessible name of the dialog. */
  name: string;
  closeLabel: string;
  /** When given, the dialog stays mounted and fades out as this turns false. By default it is open while mounted. */
  opened?: boolean;
  /** CSS pixels, full screen on phones; `'whole'`: full screen everywhere, as for a picture at its full size. */
  width?: number | 'whole';
  onClose: () => void;
  children: ReactNode;
}

/** Loaded with the first press: import it in a lazy component. */
export function BareDialog({ name, closeLabel, opened = true, width = 'whole', onClose, children }: BareDialogProps) {
  useReturnFocus(opened);
  const isPhone = useIsPhone();
  const isWhole = width === 'whole';
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      fullScreen={isWhole || isPhone}
      {...(isWhole ? {} : { size: width })}
      padding={0}
      classNames={{ content: isWhole ? '' : (classes.content ?? '') }}
      centered
      transitionProps={{ duration: 140, transition: 'fade' }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={name}>
        <Modal.CloseButton className={classes.close ?? ''} aria-label={closeLabel} size={44} radius="xl" />
        {children}
      </Modal.Content>
    </Modal.Root>
  );
}
