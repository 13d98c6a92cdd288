/**
 * Whether the backend answers, as the calls of this browser find it (PLUS-37). On the server nobody tells and nobody listens: each
 * of its calls belongs to another visit.
 */
import { useSyncExternalStore } from 'react';
import { isUnanswered } from './failure';

/** `degraded`: calls were lost one after the other; whether the backend is away, or only what they asked for, is to be found out. */
export type BackendStatus = 'online' | 'degraded' | 'offline';

/** One lost call is a hiccup. */
const DOUBTFUL = 2;
/** What every backend has: when it is not there, nothing is. */
const GROUND = '/api/v1/config';

const listeners = new Set<(was: BackendStatus) => void>();
let lost = 0;
let status: BackendStatus = 'online';

function judge(url: string, isLost: boolean): BackendStatus {
  if (!isLost) return 'online';
  if (status === 'offline' || url.endsWith(GROUND)) return 'offline';
  return lost >= DOUBTFUL ? 'degraded' : status;
}

/** @param code the status of a call that has ended; `network`: no answer, in time or at all */
export function noteCall(url: string, code: number | 'network'): void {
  // Without a line nothing is known of the backend.
  if (code === 'network' && !navigator.onLine) return;
  const isLost = isUnanswered({ status: code });
  const was = status;
  lost = isLost ? lost + 1 : 0;
  status = judge(url, isLost);
  if (was !== status) for (const listener of [...listeners]) listener(was);
}

function subscribe(listener: (was: BackendStatus) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useBackendStatus = (): BackendStatus =>
  useSyncExternalStore(
    subscribe,
    () => status,
    () => 'online',
  );

/** Calls when the backend answers again after it did not. */
export const whenBack = (act: () => void): (() => void) =>
  subscribe((was) => void (was === 'offline' && status === 'online' && act()));
