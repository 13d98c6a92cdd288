/** The smallest parts: a badge, a rating, the width of a page. */
import { IconStarFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './bits.module.css';

export type BadgeTone = 'accent' | 'quiet' | 'good' | 'bad';

export function Badge({ tone = 'quiet', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}

/** A star with its figure; nothing for a rating of 0 (CARD-22). */
export function Rating({ value, count, label }: { value: string | null; count?: number; label: string }) {
  if (value === null) return null;
  return (
    <span className={classes.rating} role="img" aria-label={label}>
      <IconStarFilled size={14} aria-hidden="true" />
      <span aria-hidden="true">
        {value}
        {count ? <span className={classes.count}> ({count})</span> : null}
      </span>
    </span>
  );
}

export function Page({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return (
    <div className={classes.page} data-narrow={narrow || undefined}>
      {children}
    </div>
  );
}
