/** The tick of something that went well; it celebrates the moment in which it did (decision 125). */
import { useState, type CSSProperties } from 'react';
import classes from './tick.module.css';

export interface TickProps {
  /** Draws itself among dots, once, where motion is welcome. The words beside it say what happened. */
  celebrates: boolean;
  /** Side, px; by default that of the text. */
  size?: number;
}

export function Tick({ celebrates, size }: TickProps) {
  // Else what hides and shows it again, as a print does, would start it anew.
  const [isOver, setOver] = useState(false);
  return (
    <span
      className={classes.tick}
      style={size ? ({ '--tick': `${size}px`, '--spread': size / 42 } as CSSProperties) : undefined}
      data-celebrates={(celebrates && !isOver) || undefined}
      aria-hidden="true"
      onAnimationEnd={({ target, currentTarget, nativeEvent: { pseudoElement } }) => {
        if (target === currentTarget && !pseudoElement) setOver(true);
      }}
    >
      <svg viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="11" />
        <path d="M7 12.6l3.4 3.4L17 9" pathLength="1" />
      </svg>
    </span>
  );
}
