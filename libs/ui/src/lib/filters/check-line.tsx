/** A checkbox with a label and, at the end of the line, a count. Import it in a lazy component. */
import type { CSSProperties } from 'react';
import classes from './check-line.module.css';
import { Checkbox } from './checkbox';
import { Written } from '../written';

export interface CheckLineProps {
  label: string;
  /** '#rrggbb', drawn before the label, which names it. */
  colour?: string | undefined;
  /** The filter would leave nothing: dimmed, but still usable. */
  isEmpty?: boolean;
  /** At the end of the line, read with the label. */
  note?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function CheckLine({ label, colour, isEmpty = false, note, checked, onChange }: CheckLineProps) {
  return (
    <Checkbox
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      label={
        <span className={classes.line} data-empty={isEmpty || undefined}>
          <span className={classes.name}>
            {colour ? <span className={classes.colour} style={{ '--line-colour': colour } as CSSProperties} /> : null}
            <Written>{label}</Written>
          </span>
          {note === undefined ? null : <span className={classes.note}>{note}</span>}
        </span>
      }
    />
  );
}
