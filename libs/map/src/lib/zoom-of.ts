/** How near a map is to a place that was chosen. */
import type { Bounds, FoundPlace } from '@shop/domain';

/** The street, and the places around it with their names. */
export const STREET_ZOOM = 16;
/** The map's own furthest look. */
const FURTHEST = 10;
/** Pixels of the smallest map an area is fitted into: a phone's, less its edge. */
const ACROSS = 320;
/** Pixels of the whole earth at zoom 0. */
const EARTH = 256;

/** Share of the earth's height on a map, by latitude. */
const height = (lat: number) => Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI);

const zoomFor = ({ south, west, north, east }: Bounds) =>
  Math.floor(Math.log2(ACROSS / EARTH / Math.max((east - west) / 360, height(north) - height(south))));

/** @returns the zoom that shows all of an area, and of what has no bounds its street; between 10 and 16 */
export const zoomOf = ({ bounds }: Pick<FoundPlace, 'bounds'>): number =>
  bounds ? Math.min(STREET_ZOOM, Math.max(FURTHEST, zoomFor(bounds))) : STREET_ZOOM;
