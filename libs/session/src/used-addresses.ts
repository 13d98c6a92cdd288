/** The saved address that was used last, by zone. A separate module, because no first page needs it. */
import { parseJson, readId, readMap } from '@shop/util';
import type { SessionStorage } from './browser-storage';

/** Cleared on sign-out (`storage.ts`). */
const USED = 'addressesUsed';
/** Ids of the saved addresses used last, by zone; they are offered first. */
export const readUsedAddresses = (storage: SessionStorage): Record<string, string> =>
  readMap(readId)(parseJson(storage.getItem(USED)));
export const rememberAddress = (storage: SessionStorage, id: string, zoneIds: readonly string[]): void =>
  storage.setItem(
    USED,
    JSON.stringify({ ...readUsedAddresses(storage), ...Object.fromEntries(zoneIds.map((zoneId) => [zoneId, id])) }),
  );
