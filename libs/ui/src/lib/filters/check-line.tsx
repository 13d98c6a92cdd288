/** A line with a box to tick, and what it would leave at its end. It comes with the part that needs it: import it in a lazy one. */
import classes from './check-line.module.css';
import { Checkbox } from './checkbox';
import { Written } from '../written';

export interface CheckLineProps {
  label: string;
  /** Nothing would be left: it looks so, and can be reached all the same. */
  isEmpty?: boolean;
  /** At the end of the line, read with the label. */
  note?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function CheckLine({ label, note, isEmpty = false, checked, onChange }: CheckLineProps) {
  return (
    <Checkbox
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      label={
        <span className={classes.line} data-empty={isEmpty || undefined}>
          <Written>{label}</Written>
          {note === undefined ? null : <span className={classes.note}>{note}</span>}
        </span>
      }
    />
  );
}
