/** Checkboxes as chips in rows: many short choices, of which several hold at once. Import it in a lazy component. */
import '@mantine/core/styles/Chip.layer.css';
import { Chip } from '@mantine/core';
import { useId } from 'react';
import classes from './choice-chips.module.css';
import { Written } from '../written';

export interface ChoiceChipsProps<Value extends string> {
  /** Heading of the group. */
  label: string;
  /** Below the heading, read with it. */
  note?: string;
  /** `count`: after the name; of 0 the choice is dimmed, but still usable. */
  choices: readonly { value: Value; name: string; count?: number }[];
  chosen: readonly string[];
  onToggle: (value: Value) => void;
}

const PARTS = { label: classes.chip ?? '' };

export function ChoiceChips<Value extends string>({ label, note, choices, chosen, onToggle }: ChoiceChipsProps<Value>) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={note ? `${id}-note` : undefined}>
      <p id={`${id}-label`} className={classes.label}>
        {label}
      </p>
      {note ? (
        <p id={`${id}-note`} className={classes.note}>
          {note}
        </p>
      ) : null}
      <div className={classes.chips}>
        {choices.map(({ value, name, count }) => (
          <Chip
            key={value}
            variant="outline"
            radius="xl"
            classNames={PARTS}
            className={count === 0 ? (classes.empty ?? '') : ''}
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
          >
            <Written as="span" className={classes.name}>
              {name}
            </Written>
            {count === undefined ? null : <span className={classes.count}> {count}</span>}
          </Chip>
        ))}
      </div>
    </div>
  );
}
