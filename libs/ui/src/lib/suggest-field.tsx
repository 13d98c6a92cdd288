/**
 * A text field with suggestions: arrows walk them, Enter takes the marked one, Escape closes (combobox to assistive technology).
 * Without any its list is closed; an answer may stand in its place, which Tab leads into.
 */
import { IconSearch } from '@tabler/icons-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import classes from './suggest-field.module.css';
import { Written } from './written';

export interface Suggestion {
  id: string;
  label: string;
  detail?: string;
  /** Before its words: a picture, an icon. */
  mark?: ReactNode;
  /** Heading above the first of its group. */
  group?: string;
}

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

export function SuggestField({
  label,
  placeholder,
  text,
  onText,
  suggestions,
  onTake,
  answer = null,
  onSubmit,
  onOpen,
  onLeave,
  errorId,
  icon,
  size = 'md',
}: SuggestFieldProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const shown = open && suggestions.length > 0;
  const answered = open && !shown ? answer : null;
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
  return (
    <div
      className={classes.field}
      data-size={size}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setOpen(false);
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
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        aria-activedescendant={shown && marked >= 0 ? `${id}-${marked}` : undefined}
        type="search"
        dir="auto"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        onFocus={() => {
          setOpen(true);
          onOpen?.();
        }}
        onChange={(event) => {
          onText(event.currentTarget.value);
          setOpen(true);
          setMarked(-1);
        }}
        onKeyDown={onKeyDown}
      />
      <ul id={`${id}-list`} className={classes.list} role="listbox" aria-label={label} hidden={!shown}>
        {shown
          ? suggestions.map((suggestion, index) => (
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and its keys walk the list
              <li
                key={suggestion.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === marked}
                className={classes.option}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(suggestion)}
              >
                {suggestion.group && suggestion.group !== suggestions[index - 1]?.group ? (
                  <Written as="small" className={classes.group}>
                    {suggestion.group}
                  </Written>
                ) : null}
                <span className={classes.content}>
                  {suggestion.mark ? <i className={classes.mark}>{suggestion.mark}</i> : null}
                  <Written>{suggestion.label}</Written>
                </span>
                {suggestion.detail ? <Written as="small">{suggestion.detail}</Written> : null}
              </li>
            ))
          : null}
      </ul>
      {/* A press on what it holds leaves the focus in the field: some browsers give none to a link, and it would close before. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- its links and buttons are what is pressed */}
      <div
        className={classes.answer}
        data-open={answered ? true : undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => ((event.target as Element).closest('a, button') ? setOpen(false) : undefined)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          field.current?.focus();
          setOpen(false);
        }}
      >
        {/* There before it speaks, or nobody hears it. */}
        <p role="status" className={classes.said}>
          {answered?.said}
        </p>
        {answered?.ways}
      </div>
    </div>
  );
}
