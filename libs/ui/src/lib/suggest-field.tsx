/** A text field with suggestions: arrows walk them, Enter takes the marked one, Escape closes (combobox to assistive technology). */
import { IconSearch } from '@tabler/icons-react';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
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
  /** Enter without a marked suggestion. */
  onSubmit?: () => void;
  /** The field got the focus: what it offers may be asked for. */
  onOpen?: () => void;
  icon?: ReactNode;
  size?: 'md' | 'lg';
}

export function SuggestField({
  label,
  placeholder,
  text,
  onText,
  suggestions,
  onTake,
  onSubmit,
  onOpen,
  icon,
  size = 'md',
}: SuggestFieldProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const shown = open && suggestions.length > 0;
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
      onSubmit?.();
    } else if (event.key === 'Escape' && shown) {
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    <div
      className={classes.field}
      data-size={size}
      onBlur={(event) => (event.currentTarget.contains(event.relatedTarget) ? undefined : setOpen(false))}
    >
      <span className={classes.icon} aria-hidden="true">
        {icon ?? <IconSearch size={20} />}
      </span>
      <input
        className={classes.input}
        role="combobox"
        aria-label={label}
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
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
                <span className={classes.words}>
                  {suggestion.mark ? <i className={classes.mark}>{suggestion.mark}</i> : null}
                  <Written>{suggestion.label}</Written>
                </span>
                {suggestion.detail ? <Written as="small">{suggestion.detail}</Written> : null}
              </li>
            ))
          : null}
      </ul>
    </div>
  );
}
