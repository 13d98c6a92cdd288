/** How many gave each number of stars: five bars, the best first. */
import { IconStarFilled } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import classes from './star-bars.module.css';

export interface StarBarsProps {
  label: string;
  /** Of 1, 2, 3, 4 and 5 stars. */
  counts: readonly number[];
  /** A bar in words: '4 stars: 12 reviews'. */
  nameOf: (stars: number, count: number) => string;
}

export function StarBars({ label, counts, nameOf }: StarBarsProps) {
  const most = Math.max(1, ...counts);
  return (
    <ul className={classes.bars} aria-label={label}>
      {counts
        .map((count, at) => ({ stars: at + 1, count }))
        .reverse()
        .map(({ stars, count }) => (
          <li key={stars} className={classes.row}>
            <span className={classes.hidden}>{nameOf(stars, count)}</span>
            <span className={classes.stars} aria-hidden="true">
              {stars} <IconStarFilled size={13} />
            </span>
            <span className={classes.track} aria-hidden="true">
              <i style={{ '--share': count / most } as CSSProperties} />
            </span>
            <span className={classes.count} aria-hidden="true">
              {count}
            </span>
          </li>
        ))}
    </ul>
  );
}
