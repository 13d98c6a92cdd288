/** A short label: a discount, a state, a mark. */
import '@mantine/core/styles/Badge.layer.css';
import { Badge as MantineBadge } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './badge.module.css';

export type BadgeTone = 'accent' | 'neutral' | 'good' | 'bad';
export interface BadgeProps {
  tone?: BadgeTone;
  /** Text, with an optional icon before it. */
  children: ReactNode;
}

const PARTS = { root: classes.badge ?? '', label: classes.label ?? '' };

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <MantineBadge component="span" classNames={PARTS} data-tone={tone}>
      {children}
    </MantineBadge>
  );
}
