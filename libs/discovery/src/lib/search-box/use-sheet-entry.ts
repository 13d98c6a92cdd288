/** The sheet of phones is an entry of the history, so that the browser's Back closes it. */
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

interface EntryState {
  searchSheet?: boolean;
}

export interface SheetEntry {
  /** The current entry is that of a sheet: what is opened from it takes its place. */
  isEntry: boolean;
  /** The sheet opened or closed. */
  onChange: (isOpen: boolean) => void;
  /** Something is opened from the sheet: its entry must not be left backwards. */
  leave: () => void;
}

/** @param close closes the sheet */
export function useSheetEntry(close: () => void): SheetEntry {
  const navigate = useNavigate();
  const type = useNavigationType();
  const { key, state, pathname, search, hash } = useLocation();
  const isEntry = (state as EntryState | null)?.searchSheet === true;
  const sheet = useRef({ isOpen: false, isLeaving: false, key: '' });
  useEffect(() => {
    const { isOpen, isLeaving, key: before } = sheet.current;
    if (before === key) return;
    sheet.current = { isOpen, isLeaving: isLeaving && isEntry, key };
    if (isOpen && !isEntry) close();
    // Returned to, reloaded, or closed before it was there: its sheet is gone, and a further Back would seem to do nothing.
    // What is on its way from it already would not arrive.
    if (!isOpen && isEntry && !isLeaving && type !== 'REPLACE') void navigate(-1);
  });
  const onChange = (isOpen: boolean) => {
    const { isLeaving } = sheet.current;
    sheet.current.isOpen = isOpen;
    // A search that was sent before the page was hydrated is on its way already: an entry would take its place.
    if (isOpen && !isEntry && !isLeaving)
      void navigate(
        { pathname, search, hash },
        { state: { ...(state as object | null), searchSheet: true }, preventScrollReset: true },
      );
    if (!isOpen && isEntry && !isLeaving) void navigate(-1);
  };
  return { isEntry, onChange, leave: () => void (sheet.current.isLeaving = true) };
}
