/**
 * Backend status, derived from this browser's requests (PLUS-37). Not used on the server, where requests belong to
 * different visits.
 */
import { useSyncExternalStore } from 'react';
import { isUnanswered } from './failure';

/** `degraded`: consecutive requests failed; it is unknown whether the whole backend is down. */
export type BackendStatus = 'online' | 'degraded' | 'offline';

/** Consecutive failures until `degraded`. */
const FAILURES_UNTIL_DEGRADED = 2;
/** Every backend has this endpoint: if it fails, the backend is down. */
const CONFIG_PATH = '/api/v1/config';

const listeners = new Set<(was: BackendStatus) => void>();
let failures = 0;
let status: BackendStatus = 'online';

function nextStatus(url: string, isLost: boolean): BackendStatus {
  if (!isLost) return 'online';
  if (status === 'offline' || url.endsWith(CONFIG_PATH)) return 'offline';
  return failures >= FAILURES_UNTIL_DEGRADED ? 'degraded' : status;
}

/** @param code status of a finished request; `network`: no response, or a timeout */
export function recordCall(url: string, code: number | 'network'): void {
  // While the browser is offline nothing is known about the backend.
  if (code === 'network' && !navigator.onLine) return;
  const isLost = isUnanswered({ status: code });
  const was = status;
  failures = isLost ? failures + 1 : 0;
  status = nextStatus(url, isLost);
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

/** Calls `act` when the status changes from offline to online. */
export const whenBack = (act: () => void): (() => void) =>
  subscribe((was) => void (was === 'offline' && status === 'online' && act()));
