/** The current time in views. */
import { now, watchClock } from '@shop/util';
import { useSyncExternalStore } from 'react';
import { useClockForm } from './formats';

/**
 * A value of the current time, read again every minute and whenever the clock is corrected. A page hydrates with the
 * time at which the server rendered it, so that both are the same.
 * @param read returns a primitive: the component renders again only when it changes
 */
export function useNow<T extends string | number | boolean | null>(read: (now: Date) => T): T {
  const { renderedAt } = useClockForm();
  return useSyncExternalStore(
    watchClock,
    () => read(now()),
    () => read(renderedAt ? new Date(renderedAt) : now()),
  );
}
