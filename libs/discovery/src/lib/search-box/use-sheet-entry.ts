/** The sheet of phones is an entry of the history, so that the browser's Back closes it. */
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

interface EntryState {
  searchSheet?: boolean;
}

interface Sheet {
  isOpen: boolean;
  /** Something is opened from the sheet: its entry must not be left backwards. */
  isLeaving: boolean;
  /** The browser goes back from the entry, at a time of its own: a navigation that began meanwhile would be undone. */
  isReturning: boolean;
  /** Opened meanwhile. */
  next: string | null;
  /** Of the location that this was last compared with. */
  key: string;
}

export interface SheetEntry {
  /** The sheet opened or closed. */
  onChange: (isOpen: boolean) => void;
  /** Opens a page from the sheet: it takes the place of the sheet's entry. */
  open: (path: string) => void;
  /** A link in the sheet is opened. */
  leave: () => void;
}

/** @param close closes the sheet */
export function useSheetEntry(close: () => void): SheetEntry {
  const navigate = useNavigate();
  const type = useNavigationType();
  const { key, state, pathname, search, hash } = useLocation();
  const isEntry = (state as EntryState | null)?.searchSheet === true;
  const sheet = useRef<Sheet>({ isOpen: false, isLeaving: false, isReturning: false, next: null, key: '' });
  const enter = () =>
    void navigate(
      { pathname, search, hash },
      { state: { ...(state as object | null), searchSheet: true }, preventScrollReset: true },
    );
  const goBack = () => {
    sheet.current.isReturning = true;
    void navigate(-1);
  };
  const leave = () => void (sheet.current.isLeaving = true);
  useEffect(() => {
    const { isOpen, isLeaving, isReturning, next, key: before } = sheet.current;
    if (before === key) return;
    sheet.current = { isOpen, isLeaving: isLeaving && isEntry, isReturning: false, next: null, key };
    if (next !== null) void navigate(next);
    else if (isOpen && !isEntry) {
      // Opened again while the browser went back.
      if (isReturning) enter();
      else close();
    }
    // Returned to, reloaded, or closed before it was there: its sheet is gone, and a further Back would seem to do nothing.
    // What is on its way from it already would not arrive.
    if (!isOpen && isEntry && !isLeaving && type !== 'REPLACE') goBack();
  });
  const onChange = (isOpen: boolean) => {
    const { isLeaving } = sheet.current;
    sheet.current.isOpen = isOpen;
    // A search that was sent before the page was hydrated is on its way already: an entry would take its place.
    if (isOpen && !isEntry && !isLeaving) enter();
    if (!isOpen && isEntry && !isLeaving) goBack();
  };
  const open = (path: string) => {
    leave();
    if (sheet.current.isReturning) sheet.current.next = path;
    else void navigate(path, { replace: isEntry });
  };
  return { onChange, open, leave };
}
