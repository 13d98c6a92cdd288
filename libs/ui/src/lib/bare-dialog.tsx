/** A dialog without a heading: what it shows speaks for itself, and runs to its edges. Escape and a button in the corner close it. */
import type { ReactNode } from 'react';
import classes from './bare-dialog.module.css';
import { Modal } from './dialog/modal';
import { useIsPhone } from './dialog/use-is-phone';

export interface BareDialogProps {
  /** What is shown, to assistive technology. */
  name: string;
  closeLabel: string;
  /** Given: it stays in the page, and fades out when this turns false. Otherwise it is open as long as it is there. */
  opened?: boolean;
  /** CSS pixels, and the whole screen on phones; `'whole'`: the screen everywhere, as for a picture at its full size. */
  width?: number | 'whole';
  onClose: () => void;
  children: ReactNode;
}

/** It comes with the first press: import it in a part that is lazy itself. */
export function BareDialog({ name, closeLabel, opened = true, width = 'whole', onClose, children }: BareDialogProps) {
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
