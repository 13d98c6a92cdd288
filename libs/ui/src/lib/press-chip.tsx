/** A chip: a filter that a view applies at once, and is pressed or not; or what opens something. */
import type { ComponentProps, ReactNode } from 'react';
import classes from './press-chip.module.css';

export interface PressChipProps extends Omit<
  ComponentProps<'button'>,
  'type' | 'className' | 'onClick' | 'aria-pressed'
> {
  /** Undefined: it has no state of its own, and opens something. */
  pressed?: boolean | undefined;
  onPress: () => void;
  /** Of how many entries it leaves; undefined: not counted. With none it is muted, but can be pressed. */
  count?: number | undefined;
  /** Outlined: what it opens is in effect. */
  isOn?: boolean;
  /** A round picture of 28 px before the text. */
  picture?: ReactNode;
}

export function PressChip({ pressed, onPress, count, isOn = false, picture, children, ...rest }: PressChipProps) {
  return (
    <button
      {...rest}
      type="button"
      className={classes.chip}
      aria-pressed={pressed}
      data-on={isOn || undefined}
      data-empty={count === 0 || undefined}
      onClick={onPress}
    >
      {picture ? <span className={classes.picture}>{picture}</span> : null}
      {children}
      {count === undefined ? null : <span className={classes.count}>{count}</span>}
    </button>
  );
}

/** The same look, as a class for a link. */
export const chipLink: string = classes.chip ?? '';
