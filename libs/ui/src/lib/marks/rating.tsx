/** A star with its figure: the compact form of a rating. */
import { IconStarFilled } from '@tabler/icons-react';
import classes from './rating.module.css';

export interface RatingProps {
  /** Formatted; null for a rating of 0, which renders nothing (CARD-22). */
  value: string | null;
  /** Number of ratings. */
  count?: number;
  label: string;
}

export function Rating({ value, count, label }: RatingProps) {
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
