/** The popup under a suggest field: whether it is open, the active suggestion, and the keys of the field. */
import { useState, type KeyboardEvent } from 'react';
import type { Suggestion } from './suggestion-list';

export interface SuggestionKeysOptions {
  suggestions: readonly Suggestion[];
  onTake: (suggestion: Suggestion) => void;
  onSubmit: ((text: string) => void) | undefined;
  /** Whether something else than suggestions is shown. */
  hasMore: () => boolean;
}

/** The active option of a key; undefined: the key moves to none. */
function movedTo(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  return undefined;
}
/** They move the cursor in the text, and the attention back to it. */
const CURSOR_KEYS = ['Home', 'End', 'ArrowLeft', 'ArrowRight'];

export function useSuggestionKeys({ suggestions, onTake, onSubmit, hasMore }: SuggestionKeysOptions) {
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const isListOpen = isOpen && suggestions.length > 0;
  const active = isListOpen ? suggestions[activeIndex] : undefined;
  const close = () => {
    setOpen(false);
    setActiveIndex(-1);
  };
  const take = (suggestion: Suggestion) => {
    close();
    onTake(suggestion);
  };
  const enter = (event: KeyboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    if (active) return take(active);
    close();
    return onSubmit?.(event.currentTarget.value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = movedTo(event.key, isListOpen ? activeIndex : -1, suggestions.length);
    if (next !== undefined) {
      event.preventDefault();
      setOpen(true);
      setActiveIndex(next);
    } else if (event.key === 'Enter') enter(event);
    else if (event.key === 'Escape' && (isListOpen || (isOpen && hasMore()))) {
      // The browser would clear the field.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Delete' && active?.remove) {
      event.preventDefault();
      setActiveIndex(-1);
      active.remove();
    } else if (CURSOR_KEYS.includes(event.key)) setActiveIndex(-1);
  };
  return {
    isOpen,
    isListOpen,
    activeIndex,
    take,
    onKeyDown,
    close,
    open: () => setOpen(true),
    /** The text changed: no suggestion is active any more. */
    forget: () => setActiveIndex(-1),
  };
}
