/** Loading states in the shape of the result. */
import { Skeleton } from '@mantine/core';
import classes from './skeletons.module.css';

/** Cards: a picture with two lines. */
export function CardSkeletons({ count, ratio = 1, label }: { count: number; ratio?: number; label: string }) {
  return (
    <div className={classes.cards} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton radius="md" style={{ aspectRatio: ratio }} height="auto" />
          <Skeleton height={14} mt={12} width="80%" />
          <Skeleton height={14} mt={8} width="50%" />
        </div>
      ))}
    </div>
  );
}

/** Rows with a small picture. */
export function LineSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <div className={classes.lines} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.line}>
          <Skeleton width={72} height={72} radius="md" />
          <div className={classes.words}>
            <Skeleton height={14} width="70%" />
            <Skeleton height={14} mt={10} width="40%" />
          </div>
        </div>
      ))}
    </div>
  );
}
