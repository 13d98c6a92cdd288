/**
 * A text field with suggestions (ARIA combobox): arrows move, Enter takes the active one, Escape closes. Without
 * suggestions the list is closed, and an answer may take its place, which Tab reaches.
 */
import { IconSearch } from '@tabler/icons-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import classes from './suggest-field.module.css';
import { listId, optionId, SuggestionList, type Suggestion } from './suggestion-list';

export interface SuggestFieldProps {
  label: string;
  placeholder: string;
  text: string;
  /** Characters that can be typed or pasted. */
  maxLength: number;
  onText: (text: string) => void;
  suggestions: readonly Suggestion[];
  onTake: (suggestion: Suggestion) => void;
  /** Shown instead of suggestions when there are none: an announced sentence, and links or buttons. */
  answer?: { notice: string; actions: ReactNode } | null;
  /**
   * Enter without an active suggestion. @param text the field's own text: what was typed before hydration may not have
   * reached `onText`
   */
  onSubmit?: (text: string) => void;
  /** The field got the focus: suggestions may be requested. */
  onOpen?: () => void;
  /** The field and its list lost the focus. */
  onLeave?: () => void;
  /** Id of the error message of an invalid value. */
  errorId?: string | undefined;
  icon?: ReactNode;
  /** `form`: as high and as round as form fields. */
  size?: 'md' | 'lg' | 'form';
}

type ListboxProps = Pick<SuggestFieldProps, 'suggestions' | 'onTake' | 'onSubmit' | 'answer'>;
/** The popup under the field, the active suggestion, and the keyboard handling. */
function useSuggestionKeys({ suggestions, onTake, onSubmit, answer = null }: ListboxProps) {
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const isListOpen = isOpen && suggestions.length > 0;
  const shownAnswer = isOpen && !isListOpen ? answer : null;
  const take = (suggestion: Suggestion) => {
    setOpen(false);
    setActiveIndex(-1);
    onTake(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && suggestions.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActiveIndex(
        (current) => (current + step + suggestions.length + (current < 0 && step < 0 ? 1 : 0)) % suggestions.length,
      );
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = isListOpen ? suggestions[activeIndex] : undefined;
      if (chosen) return take(chosen);
      setOpen(false);
      onSubmit?.(event.currentTarget.value);
    } else if (event.key === 'Escape' && (isListOpen || shownAnswer)) {
      event.stopPropagation();
      setOpen(false);
    }
  };
  return {
    isListOpen,
    shownAnswer,
    activeIndex,
    take,
    onKeyDown,
    open: () => setOpen(true),
    close: () => setOpen(false),
    /** The text changed: reset the active suggestion. */
    restart: () => {
      setOpen(true);
      setActiveIndex(-1);
    },
  };
}

interface AnswerProps {
  /** Null: nothing to announce. */
  answer: SuggestFieldProps['answer'];
  onClose: () => void;
  /** Escape closes and returns the focus to the field. */
  onEscape: () => void;
}
function Answer({ answer, onClose, onEscape }: AnswerProps) {
  return (
    // Keep the focus in the field on a press: some browsers do not focus a link, and the popup would close first.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the links and buttons inside are the controls
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
      {/* A live region must exist before its text, or screen readers skip it. */}
      <p role="status" className={classes.notice}>
        {answer?.notice}
      </p>
      {answer?.actions}
    </div>
  );
}

export function SuggestField({
  label,
  placeholder,
  text,
  maxLength,
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
  const listbox = useSuggestionKeys({ suggestions, onTake, onSubmit, answer });
  const { isListOpen, activeIndex } = listbox;
  return (
    <div
      className={classes.field}
      data-size={size}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        listbox.close();
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
        aria-expanded={isListOpen}
        aria-controls={listId(id)}
        aria-autocomplete="list"
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        aria-activedescendant={isListOpen && activeIndex >= 0 ? optionId(id, activeIndex) : undefined}
        type="search"
        dir="auto"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        maxLength={maxLength}
        onFocus={() => {
          listbox.open();
          onOpen?.();
        }}
        onChange={(event) => {
          onText(event.currentTarget.value);
          listbox.restart();
        }}
        onKeyDown={listbox.onKeyDown}
      />
      <SuggestionList
        id={id}
        label={label}
        suggestions={suggestions}
        isOpen={isListOpen}
        activeIndex={activeIndex}
        onTake={listbox.take}
      />
      <Answer
        answer={listbox.shownAnswer}
        onClose={listbox.close}
        onEscape={() => {
          field.current?.focus();
          listbox.close();
        }}
      />
    </div>
  );
}
