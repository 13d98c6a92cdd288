/** The zoom for a selected place. */
import type { Bounds, FoundPlace } from '@shop/domain';

/** A street with its surroundings. */
export const STREET_ZOOM = 16;
/** The map's lowest zoom. */
const MIN_ZOOM = 10;
/** Width of the smallest map, px: a phone's, minus padding. */
const MIN_MAP_WIDTH = 320;
/** Width of the world at zoom 0, px. */
const WORLD_WIDTH = 256;

/** Mercator projection of a latitude, as a share of the world's height. */
const height = (lat: number) => Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI);

const zoomFor = ({ south, west, north, east }: Bounds) =>
  Math.floor(Math.log2(MIN_MAP_WIDTH / WORLD_WIDTH / Math.max((east - west) / 360, height(north) - height(south))));

/** @returns zoom that shows a whole area, or the street of a place without bounds; 10 to 16 */
export const zoomOf = ({ bounds }: Pick<FoundPlace, 'bounds'>): number =>
  bounds ? Math.min(STREET_ZOOM, Math.max(MIN_ZOOM, zoomFor(bounds))) : STREET_ZOOM;
