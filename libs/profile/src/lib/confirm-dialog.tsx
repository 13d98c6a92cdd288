/** Asks before something that is not undone (PROF-22). */
import classes from './profile.module.css';
import { Button, Dialog, DialogActions, Written } from '@shop/ui';
import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  /** The question. */
  title: string;
  /** What follows from a yes. */
  children: ReactNode;
  keepLabel: string;
  confirmLabel: string;
  busy: boolean;
  /** Why it was not done; null: it was not tried (PROF-26). */
  error: string | null;
  onClose: () => void;
  onConfirm: () => void;
}

export default function ConfirmDialog({
  title,
  children,
  keepLabel,
  confirmLabel,
  busy,
  error,
  onClose,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} closeLabel={keepLabel} onClose={onClose}>
      {children}
      {error ? (
        <Written as="p" role="alert" className={classes.error ?? ''}>
          {error}
        </Written>
      ) : null}
      <DialogActions sticky>
        <Button variant="default" onClick={onClose} disabled={busy}>
          {keepLabel}
        </Button>
        <Button color="red.9" onClick={onConfirm} loading={busy}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
