/** Distances on the globe, and their labels (FMT-07, FMT-08). */
import type { LatLng } from './entities';

const EARTH_METRES = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A point for lookups: six decimals, about 10 cm. */
export const rounded = ({ lat, lng }: LatLng): LatLng => ({ lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) });

/** Straight line in metres (haversine). */
export function metresBetween(a: LatLng, b: LatLng): number {
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(half)));
}

export type DistanceLabel = { kind: 'km'; km: string } | { kind: 'far' };

/** Kilometres with 2 decimals; over 1000 km only 'far', exactly 1000 not. */
export function distanceLabel(metres: number): DistanceLabel {
  const km = metres / 1000;
  return km > 1000 ? { kind: 'far' } : { kind: 'km', km: km.toFixed(2) };
}

/** Whether a point lies in a ring of [lng, lat] corners (even-odd rule). */
export function isInside(ring: readonly (readonly [number, number])[], point: LatLng): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const [xi, yi] = ring[i] as readonly [number, number];
    const [xj, yj] = ring[j] as readonly [number, number];
    const crosses = yi > point.lat !== yj > point.lat;
    if (crosses && point.lng < ((xj - xi) * (point.lat - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}
