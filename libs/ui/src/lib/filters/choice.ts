/** Shared layout of checkboxes and radio buttons. */
import classes from './choice.module.css';

export const CHOICE = {
  size: 'md',
  classNames: {
    body: classes.body ?? '',
    input: classes.input ?? '',
    labelWrapper: classes.labelWrapper ?? '',
    label: classes.label ?? '',
  },
} as const;
