/** An area of a map as text, for a URL, and what lies in it (PLUS-25, PLUS-28). */
import type { Bounds, LatLng } from './entities';

/** About ten metres. */
const DECIMALS = 4;
const MOST_LAT = 90;
const MOST_LNG = 180;

/** South, west, north and east in degrees: `34.58,18.88,34.62,18.93`. */
export const areaText = ({ south, west, north, east }: Bounds): string =>
  [south, west, north, east].map((side) => String(Number(side.toFixed(DECIMALS)))).join();

/** @returns null for a text that is no area */
export function readArea(text: string): Bounds | null {
  const sides = text.split(',').map((side) => (side.trim() ? Number(side) : NaN));
  const [south = NaN, west = NaN, north = NaN, east = NaN] = sides;
  const isArea =
    sides.length === 4 &&
    Math.abs(south) <= MOST_LAT &&
    Math.abs(north) <= MOST_LAT &&
    Math.abs(west) <= MOST_LNG &&
    Math.abs(east) <= MOST_LNG &&
    south < north &&
    west < east;
  return isArea ? { south, west, north, east } : null;
}

export const isInArea = ({ south, west, north, east }: Bounds, { lat, lng }: LatLng): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east;

export const middleOf = ({ south, west, north, east }: Bounds): LatLng => ({
  lat: (south + north) / 2,
  lng: (west + east) / 2,
});
