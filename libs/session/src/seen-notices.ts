/** How far this device has shown a customer's notifications: for backends that do not keep it. */
import { parseJson, readWhole } from '@shop/util';
import type { SessionStorage } from './browser-storage';

/** By customer; cleared on sign-out (`storage.ts`). */
const SEEN = 'seenNotices';

const readMark = readWhole(0, Number.MAX_SAFE_INTEGER);

/** @returns the newest id that was shown; 0: none */
export const readSeenNotices = (storage: SessionStorage): number => readMark(parseJson(storage.getItem(SEEN))) ?? 0;

/** The newest id stays, whatever is shown later. */
export function rememberSeenNotices(storage: SessionStorage, id: number): void {
  if (id > readSeenNotices(storage)) storage.setItem(SEEN, JSON.stringify(id));
}
