/** Which saved address was used last in each zone: read by lists that open, so no part of a first page. */
import { read } from '../drafts';
import type { SessionStorage } from '../storage';

/** Gone when the customer leaves (`storage.ts`). */
const USED = 'addressesUsed';
/** Ids of the saved addresses that were used last, by zone: they are offered first. */
export const readUsedAddresses = (storage: SessionStorage): Record<string, string> =>
  ({ ...read<Record<string, string>>(storage, USED) }) as Record<string, string>;
export const rememberAddress = (storage: SessionStorage, id: string, zoneIds: readonly string[]): void =>
  storage.setItem(
    USED,
    JSON.stringify({ ...readUsedAddresses(storage), ...Object.fromEntries(zoneIds.map((zoneId) => [zoneId, id])) }),
  );
