/**
 * Gives the focus back to what opened a dialog. Mantine does so for a dialog that was rendered closed; one that loads with the press is
 * open when it is first rendered, and often gone when it closes.
 */
import { useEffect } from 'react';

/** Longer than Mantine needs to take the focus away with the dialog. */
const AFTER_MS = 20;

/** @param opened whether the dialog is open; it counts as closed when it is removed */
export function useReturnFocus(opened: boolean): void {
  useEffect(() => {
    if (!opened) return undefined;
    const opener = document.activeElement;
    return () => {
      const atClose = document.activeElement;
      setTimeout(() => {
        const focused = document.activeElement;
        const isLost = focused === null || focused === document.body || focused === atClose;
        if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
      }, AFTER_MS);
    };
  }, [opened]);
}
