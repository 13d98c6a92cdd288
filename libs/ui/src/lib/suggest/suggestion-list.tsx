/** The listbox under a suggest field: pressed, or moved through by the keys of the field. */
import { useEffect, type ReactNode } from 'react';
import classes from './suggest-field.module.css';
import { Written } from '../written';

export interface Suggestion {
  id: string;
  label: string;
  /** The label with the letters marked that match what was typed. */
  marked?: ReactNode;
  detail?: string;
  /** An icon or picture before the text. */
  mark?: ReactNode;
  /** Suggestions of one group follow one another, under its name. */
  group?: string;
  /** Beside others of its group, instead of on a line of its own. */
  isChip?: boolean;
  /** The Delete key takes it off the list. It stays on one line, with room for a button of 44 px beside it. */
  remove?: () => void;
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

interface Group {
  name: string | undefined;
  options: { suggestion: Suggestion; index: number }[];
}
function groupsOf(suggestions: readonly Suggestion[]): Group[] {
  const groups: Group[] = [];
  suggestions.forEach((suggestion, index) => {
    const last = groups.at(-1);
    if (last && last.name === suggestion.group) last.options.push({ suggestion, index });
    else groups.push({ name: suggestion.group, options: [{ suggestion, index }] });
  });
  return groups;
}

interface OptionProps extends Pick<SuggestionListProps, 'id' | 'onTake'> {
  suggestion: Suggestion;
  index: number;
  isActive: boolean;
}
function Option({ id, suggestion, index, isActive, onTake }: OptionProps) {
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and its keys walk the list
    <div
      id={optionId(id, index)}
      role="option"
      aria-selected={isActive}
      // Marks would split the name, and screen readers may announce each.
      aria-label={suggestion.marked ? suggestion.label : undefined}
      className={classes.option}
      data-chip={suggestion.isChip || undefined}
      data-removable={suggestion.remove ? true : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onTake(suggestion)}
    >
      <span className={classes.content}>
        {suggestion.mark ? <i className={classes.mark}>{suggestion.mark}</i> : null}
        {suggestion.marked ?? <Written>{suggestion.label}</Written>}
      </span>
      {suggestion.detail ? <Written as="small">{suggestion.detail}</Written> : null}
    </div>
  );
}

export function SuggestionList({ id, label, suggestions, isOpen, activeIndex, onTake }: SuggestionListProps) {
  useEffect(() => {
    if (isOpen && activeIndex >= 0)
      document.getElementById(optionId(id, activeIndex))?.scrollIntoView({ block: 'nearest' });
  }, [id, isOpen, activeIndex]);
  const shown = isOpen ? groupsOf(suggestions) : [];
  return (
    <div id={listId(id)} className={classes.list} role="listbox" aria-label={label} hidden={!isOpen}>
      {shown.map(({ name, options }, at) => {
        const lines = options.map(({ suggestion, index }) => (
          <Option
            key={suggestion.id}
            id={id}
            suggestion={suggestion}
            index={index}
            isActive={index === activeIndex}
            onTake={onTake}
          />
        ));
        if (!name) return lines;
        const groupId = `${id}-group-${at}`;
        return (
          <div key={groupId} role="group" aria-labelledby={groupId} className={classes.group}>
            <Written as="small" id={groupId} className={classes.heading}>
              {name}
            </Written>
            {lines}
          </div>
        );
      })}
    </div>
  );
}
