/**
 * Orders that this device has seen under way, so that every page can say how far they are. The last seen first. Without times: a device's
 * clock may be wrong, and an order says itself whether it has ended.
 */
import { parseJson, readId, readList } from '@shop/util';
import type { SessionStorage } from './browser-storage';

/** Cleared on sign-out (`storage.ts`). */
const RUNNING = 'runningOrders';
const MOST = 3;

const readIds = readList(readId, MOST);

export const readRunning = (storage: SessionStorage): string[] => [
  ...new Set(readIds(parseJson(storage.getItem(RUNNING))) ?? []),
];

export function rememberRunning(storage: SessionStorage, id: string): void {
  const others = readRunning(storage).filter((other) => other !== id);
  storage.setItem(RUNNING, JSON.stringify([id, ...others].slice(0, MOST)));
}

/** The order has ended, or is not this visitor's. */
export function forgetRunning(storage: SessionStorage, id: string): void {
  const others = readRunning(storage).filter((other) => other !== id);
  if (others.length > 0) storage.setItem(RUNNING, JSON.stringify(others));
  else storage.removeItem(RUNNING);
}
