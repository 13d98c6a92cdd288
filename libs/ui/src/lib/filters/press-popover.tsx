/**
 * A popover below a button in the same box. Escape and a press outside of both close it; the caller then restores the
 * focus. Import it in a lazy component.
 */
import '@mantine/core/styles/Popover.layer.css';
import { Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './press-popover.module.css';

export interface PressPopoverProps {
  label: string;
  opened: boolean;
  onClose: () => void;
  foot: ReactNode;
  children: ReactNode;
}

export function PressPopover({ label, opened, onClose, foot, children }: PressPopoverProps) {
  return (
    <Popover
      opened={opened}
      onChange={(open) => (open ? undefined : onClose())}
      onDismiss={onClose}
      position="bottom-end"
      width={360}
      radius="lg"
      shadow="none"
      zIndex={140}
      trapFocus
      withRoles={false}
      hideDetached={false}
      transitionProps={{ duration: 120, transition: 'fade' }}
    >
      <Popover.Target>
        <span className={classes.place} />
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} role="dialog" aria-label={label}>
        <div className={classes.body}>{children}</div>
        <div className={classes.foot}>{foot}</div>
      </Popover.Dropdown>
    </Popover>
  );
}
