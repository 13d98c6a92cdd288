/** Surrogate keys of a response: scope, language, and the items and stores in it. */
import type { RequestPlace } from './place';

const MAX_DEPTH = 8;

/** Adds the keys of items and stores, recursively: items have a store, stores a zone, both an id. */
function add(value: unknown, keys: Set<string>, depth: number): void {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return;
  if (Array.isArray(value)) return void value.forEach((entry) => add(entry, keys, depth + 1));
  const { id, store_id: store, zone_id: zone } = value as Record<string, unknown>;
  if (typeof id === 'number' && typeof store === 'number') keys.add(`item-${id}`).add(`store-${store}`);
  else if (typeof id === 'number' && typeof zone === 'number') keys.add(`store-${id}`);
  for (const entry of Object.values(value)) add(entry, keys, depth + 1);
}

/** @param payload the response before serialization @returns keys separated by spaces, always including `all` */
export function keysOf({ zoneIds, moduleId, language }: RequestPlace, payload: unknown): string {
  const keys = new Set(['all', `language-${language}`]);
  for (const id of zoneIds ?? []) keys.add(`zone-${id}`);
  if (moduleId !== null) keys.add(`module-${moduleId}`);
  add(payload, keys, 0);
  return [...keys].join(' ');
}
