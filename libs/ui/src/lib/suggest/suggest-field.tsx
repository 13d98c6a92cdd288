/**
 * A text field with suggestions: arrows walk them, Enter takes the marked one, Escape closes (combobox to assistive technology).
 * Without any its list is closed; an answer may stand in its place, which Tab leads into.
 */
import { IconSearch } from '@tabler/icons-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import classes from './suggest-field.module.css';
import { listId, optionId, SuggestionList, type Suggestion } from './suggestion-list';

export interface SuggestFieldProps {
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  suggestions: readonly Suggestion[];
  onTake: (suggestion: Suggestion) => void;
  /** Said in place of suggestions when there are none: a sentence, which is announced, and what can be done then. */
  answer?: { said: string; ways: ReactNode } | null;
  /** Enter without a marked suggestion. @param text as it stands in the field: typed before it was hydrated, it may not have been told yet */
  onSubmit?: (text: string) => void;
  /** The field got the focus: what it offers may be asked for. */
  onOpen?: () => void;
  /** The field lost the focus, and its list with it. */
  onLeave?: () => void;
  /** What it holds is wrong: the id of what says so. */
  errorId?: string | undefined;
  icon?: ReactNode;
  /** `form`: as high and as round as the fields of a form. */
  size?: 'md' | 'lg' | 'form';
}

type WalkedProps = Pick<SuggestFieldProps, 'suggestions' | 'onTake' | 'onSubmit' | 'answer'>;
/** What is open under the field, which suggestion is marked, and the keys that walk them. */
function useSuggestionWalk({ suggestions, onTake, onSubmit, answer = null }: WalkedProps) {
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const shown = isOpen && suggestions.length > 0;
  const answered = isOpen && !shown ? answer : null;
  const take = (suggestion: Suggestion) => {
    setOpen(false);
    setMarked(-1);
    onTake(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && suggestions.length > 0) {
      event.preventDefault();
      setOpen(true);
      setMarked(
        (current) => (current + step + suggestions.length + (current < 0 && step < 0 ? 1 : 0)) % suggestions.length,
      );
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = shown ? suggestions[marked] : undefined;
      if (chosen) return take(chosen);
      setOpen(false);
      onSubmit?.(event.currentTarget.value);
    } else if (event.key === 'Escape' && (shown || answered)) {
      event.stopPropagation();
      setOpen(false);
    }
  };
  return {
    shown,
    answered,
    marked,
    take,
    onKeyDown,
    open: () => setOpen(true),
    close: () => setOpen(false),
    /** Another text: none of its suggestions is marked yet. */
    restart: () => {
      setOpen(true);
      setMarked(-1);
    },
  };
}

interface AnswerProps {
  /** Null: it says nothing. */
  answer: SuggestFieldProps['answer'];
  onClose: () => void;
  /** Escape: it is closed, and the focus goes back to the field. */
  onEscape: () => void;
}
function Answer({ answer, onClose, onEscape }: AnswerProps) {
  return (
    // A press on what it holds leaves the focus in the field: some browsers give none to a link, and it would close before.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- its links and buttons are what is pressed
    <div
      className={classes.answer}
      data-open={answer ? true : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => ((event.target as Element).closest('a, button') ? onClose() : undefined)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onEscape();
      }}
    >
      {/* There before it speaks, or nobody hears it. */}
      <p role="status" className={classes.said}>
        {answer?.said}
      </p>
      {answer?.ways}
    </div>
  );
}

export function SuggestField({
  label,
  placeholder,
  text,
  onText,
  suggestions,
  onTake,
  answer,
  onSubmit,
  onOpen,
  onLeave,
  errorId,
  icon,
  size = 'md',
}: SuggestFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { shown, answered, marked, take, ...walk } = useSuggestionWalk({ suggestions, onTake, onSubmit, answer });
  return (
    <div
      className={classes.field}
      data-size={size}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        walk.close();
        onLeave?.();
      }}
    >
      <span className={classes.icon} aria-hidden="true">
        {icon ?? <IconSearch size={20} />}
      </span>
      <input
        ref={field}
        className={classes.input}
        role="combobox"
        aria-label={label}
        aria-expanded={shown}
        aria-controls={listId(id)}
        aria-autocomplete="list"
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        aria-activedescendant={shown && marked >= 0 ? optionId(id, marked) : undefined}
        type="search"
        dir="auto"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        onFocus={() => {
          walk.open();
          onOpen?.();
        }}
        onChange={(event) => {
          onText(event.currentTarget.value);
          walk.restart();
        }}
        onKeyDown={walk.onKeyDown}
      />
      <SuggestionList id={id} label={label} suggestions={suggestions} isOpen={shown} marked={marked} onTake={take} />
      <Answer
        answer={answered}
        onClose={walk.close}
        onEscape={() => {
          field.current?.focus();
          walk.close();
        }}
      />
    </div>
  );
}
