/** The listbox under a suggest field: pressed, or moved through by the keys of the field. */
import type { ReactNode } from 'react';
import classes from './suggest-field.module.css';
import { Written } from '../written';

export interface Suggestion {
  id: string;
  label: string;
  detail?: string;
  /** An icon or picture before the text. */
  mark?: ReactNode;
  /** Heading above the first suggestion of the group. */
  group?: string;
}

interface SuggestionListProps {
  /** Id of the field. */
  id: string;
  label: string;
  suggestions: readonly Suggestion[];
  isOpen: boolean;
  /** Index of the active suggestion, -1 for none. */
  activeIndex: number;
  onTake: (suggestion: Suggestion) => void;
}

/** Ids for `aria-controls` and `aria-activedescendant`, from the id of the field. */
export const listId = (id: string): string => `${id}-list`;
export const optionId = (id: string, index: number): string => `${id}-${index}`;

export function SuggestionList({ id, label, suggestions, isOpen, activeIndex, onTake }: SuggestionListProps) {
  return (
    <ul id={listId(id)} className={classes.list} role="listbox" aria-label={label} hidden={!isOpen}>
      {isOpen
        ? suggestions.map((suggestion, index) => (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and its keys walk the list
            <li
              key={suggestion.id}
              id={optionId(id, index)}
              role="option"
              aria-selected={index === activeIndex}
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
