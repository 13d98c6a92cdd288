/** A chip that is pressed or not: a filter that a view applies at once. */
import type { ReactNode } from 'react';
import classes from './press-chip.module.css';

export interface PressChipProps {
  pressed: boolean;
  onPress: () => void;
  /** Of how many entries it leaves; undefined: not counted. With none it is muted, but can be pressed. */
  count?: number | undefined;
  children: ReactNode;
}

export function PressChip({ pressed, onPress, count, children }: PressChipProps) {
  return (
    <button
      type="button"
      className={classes.chip}
      aria-pressed={pressed}
      data-empty={count === 0 || undefined}
      onClick={onPress}
    >
      {children}
      {count === undefined ? null : <span className={classes.count}>{count}</span>}
    </button>
  );
}
