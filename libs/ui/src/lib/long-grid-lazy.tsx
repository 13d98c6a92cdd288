/** {@link LongGrid}, loaded when a list has grown long; until then `short` stands in its place. */
import { lazy, Suspense, type ReactNode } from 'react';
import type { LongGridProps } from './long-grid';

const Grid = lazy(() => import('./long-grid'));

/** A list of no more entries than this is drawn whole: the server can do that too. */
export const SHORT_LIST = 60;

export function LongGrid({ short, ...props }: LongGridProps & { short: ReactNode }) {
  return (
    <Suspense fallback={short}>
      <Grid {...props} />
    </Suspense>
  );
}
