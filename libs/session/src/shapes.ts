/** Validates untrusted values of storage and cookies. */
import type { Place } from '@shop/domain';
import type { ChosenModule } from './slice';

type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function readPoint(value: unknown): { lat: number; lng: number } | null {
  if (!isObject(value)) return null;
  const [lat, lng] = [Number(value.lat), Number(value.lng)];
  return Number.isFinite(lat) &&
    Number.isFinite(lng) &&
    value.lat !== null &&
    Math.abs(lat) <= 90 &&
    Math.abs(lng) <= 180
    ? { lat, lng }
    : null;
}

export function readZoneIds(value: unknown): string[] | null {
  if (!Array.isArray(value)) return null;
  const ids = value
    .filter((id) => typeof id === 'number' || typeof id === 'string')
    .map(String)
    .filter((id) => /^\d+$/.test(id));
  return ids.length > 0 ? ids : null;
}

export function readPlace(value: unknown): Place | null {
  if (!isObject(value) || typeof value.address !== 'string') return null;
  const point = readPoint(value.point);
  const zoneIds = readZoneIds(value.zoneIds);
  return point && zoneIds ? { address: value.address, point, zoneIds } : null;
}

export function readModule(value: unknown): ChosenModule | null {
  if (!isObject(value)) return null;
  const type = value.type ?? value.module_type;
  const name = value.name ?? value.module_name;
  if (typeof type !== 'string' || (typeof value.id !== 'string' && typeof value.id !== 'number')) return null;
  return { id: String(value.id), type, name: typeof name === 'string' ? name : type };
}
