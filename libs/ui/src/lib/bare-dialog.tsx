/**
 * A dialog without a heading, whose content runs to its edges. Escape and a button in the corner close it. With a width it is a sheet
 * on phones, which comes from below and can be pulled down.
 */
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import classes from './bare-dialog.module.css';
import { Modal } from './dialog/modal';
import { watchPull } from './dialog/pull-down';
import { useIsPhone } from './dialog/use-is-phone';
import { useReturnFocus } from './dialog/use-return-focus';

export interface BareDialogProps {
  /** Accessible name of the dialog. */
  name: string;
  closeLabel: string;
  /** When given, the dialog stays mounted and fades out as this turns false. By default it is open while mounted. */
  opened?: boolean;
  /** CSS pixels, a sheet on phones; `'whole'`: full screen everywhere, as for a picture at its full size. */
  width?: number | 'whole';
  onClose: () => void;
  children: ReactNode;
}

/** The content of a sheet, below its handle. */
function Pulled({ onPulled, children }: { onPulled: () => void; children: ReactNode }) {
  const act = useRef(onPulled);
  useEffect(() => void (act.current = onPulled));
  const watch = useCallback((body: HTMLElement | null) => {
    const sheet = body?.closest<HTMLElement>('[role=dialog]');
    return sheet ? watchPull(sheet, () => act.current()) : undefined;
  }, []);
  return (
    <div className={classes.body} ref={watch}>
      <span className={classes.handle} aria-hidden="true" />
      {children}
    </div>
  );
}

/** Loaded with the first press: import it in a lazy component. */
export function BareDialog({ name, closeLabel, opened = true, width = 'whole', onClose, children }: BareDialogProps) {
  useReturnFocus(opened);
  const isWhole = width === 'whole';
  const isSheet = useIsPhone() && !isWhole;
  const content = isWhole ? '' : isSheet ? `${classes.content} ${classes.sheet}` : classes.content;
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      fullScreen={isWhole}
      {...(isWhole ? {} : { size: width })}
      padding={0}
      classNames={{ content: content ?? '', inner: (isSheet ? classes.inner : '') ?? '' }}
      centered={!isSheet}
      transitionProps={isSheet ? { duration: 200, transition: 'slide-up' } : { duration: 140, transition: 'fade' }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={name}>
        <Modal.CloseButton className={classes.close ?? ''} aria-label={closeLabel} size={44} radius="xl" />
        {isSheet ? <Pulled onPulled={onClose}>{children}</Pulled> : children}
      </Modal.Content>
    </Modal.Root>
  );
}
