/**
 * Whether the backend answers, as the calls of this browser find it (PLUS-37). On the server nobody tells and nobody listens: each
 * of its calls belongs to another visit.
 */
import { useSyncExternalStore } from 'react';
import { isUnanswered } from './failure';

/** `doubt`: calls were lost one after the other; whether the backend is away, or only what they asked for, is to be found out. */
export type Reach = 'here' | 'doubt' | 'away';

/** One lost call is a hiccup. */
const DOUBTFUL = 2;
/** What every backend has: when it is not there, nothing is. */
const GROUND = '/api/v1/config';

const listeners = new Set<(was: Reach) => void>();
let lost = 0;
let reach: Reach = 'here';

function judge(url: string, isLost: boolean): Reach {
  if (!isLost) return 'here';
  if (reach === 'away' || url.endsWith(GROUND)) return 'away';
  return lost >= DOUBTFUL ? 'doubt' : reach;
}

/** @param status of a call that has ended; `network`: no answer, in time or at all */
export function noteCall(url: string, status: number | 'network'): void {
  // Without a line nothing is known of the backend.
  if (status === 'network' && !navigator.onLine) return;
  const isLost = isUnanswered({ status });
  const was = reach;
  lost = isLost ? lost + 1 : 0;
  reach = judge(url, isLost);
  if (was !== reach) for (const listener of [...listeners]) listener(was);
}

function subscribe(listener: (was: Reach) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useReach = (): Reach =>
  useSyncExternalStore(
    subscribe,
    () => reach,
    () => 'here',
  );

/** Calls when the backend answers again after it did not. */
export const whenBack = (act: () => void): (() => void) =>
  subscribe((was) => void (was === 'away' && reach === 'here' && act()));
