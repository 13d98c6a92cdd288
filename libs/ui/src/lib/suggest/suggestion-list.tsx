/** The list under a field that suggests: its entries are pressed, or walked by the keys of the field. */
import type { ReactNode } from 'react';
import classes from './suggest-field.module.css';
import { Written } from '../written';

export interface Suggestion {
  id: string;
  label: string;
  detail?: string;
  /** Before its words: a picture, an icon. */
  mark?: ReactNode;
  /** Heading above the first of its group. */
  group?: string;
}

interface SuggestionListProps {
  /** Of the field. */
  id: string;
  label: string;
  suggestions: readonly Suggestion[];
  isOpen: boolean;
  /** Index of the marked one, -1 for none. */
  marked: number;
  onTake: (suggestion: Suggestion) => void;
}

/** What the field controls, and what of it is its active descendant; both by the id of the field. */
export const listId = (id: string): string => `${id}-list`;
export const optionId = (id: string, index: number): string => `${id}-${index}`;

export function SuggestionList({ id, label, suggestions, isOpen, marked, onTake }: SuggestionListProps) {
  return (
    <ul id={listId(id)} className={classes.list} role="listbox" aria-label={label} hidden={!isOpen}>
      {isOpen
        ? suggestions.map((suggestion, index) => (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and its keys walk the list
            <li
              key={suggestion.id}
              id={optionId(id, index)}
              role="option"
              aria-selected={index === marked}
              className={classes.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(suggestion)}
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
  );
}
