/** A line with a box to tick, and what it would leave at its end. It comes with the part that needs it: import it in a lazy one. */
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import classes from './check-box.module.css';
import { Written } from './written';

export interface CheckBoxProps {
  label: string;
  /** Nothing would be left: it looks so, and can be reached all the same. */
  isEmpty?: boolean;
  /** At the end of the line, read with the label. */
  note?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function CheckBox({ label, note, isEmpty = false, checked, onChange }: CheckBoxProps) {
  return (
    <Checkbox
      className={(isEmpty ? classes.empty : '') ?? ''}
      classNames={{
        body: classes.body ?? '',
        input: classes.input ?? '',
        labelWrapper: classes.labelWrapper ?? '',
        label: classes.label ?? '',
      }}
      size="md"
      radius="sm"
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      label={
        <>
          <Written>{label}</Written>
          {note === undefined ? null : <span className={classes.note}>{note}</span>}
        </>
      }
    />
  );
}
