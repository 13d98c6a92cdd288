/** A short label: a discount, a state, a mark. Plain elements, because cards show dozens and it does nothing (decision 103). */
import type { ReactNode } from 'react';
import classes from './badge.module.css';

export type BadgeTone = 'accent' | 'neutral' | 'good' | 'bad';
export interface BadgeProps {
  tone?: BadgeTone;
  /** Text, with an optional icon before it. */
  children: ReactNode;
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <span className={classes.label}>{children}</span>
    </span>
  );
}
