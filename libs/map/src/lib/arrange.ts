/** Layout rules of a map: the initial zoom, and which place names are readable beside the pins. */

/** Distance between the centres of two pins side by side, px. */
export const PIN_SPACING = 48;
/** Default zoom, at which street names are readable; higher only to separate pins. */
const DEFAULT_ZOOM = 15;

/**
 * The initial zoom of a map with several pins.
 * @param fits the highest zoom at which all pins are in view
 * @param gapAt distance of the two closest pins at a zoom, px
 */
export function initialZoom(fits: number, gapAt: (zoom: number) => number): number {
  let zoom = Math.min(DEFAULT_ZOOM, fits);
  while (zoom < fits && gapAt(zoom) < PIN_SPACING) zoom += 1;
  return zoom;
}

export interface PixelPoint {
  x: number;
  y: number;
}

/** Distance of the two closest spots, px; Infinity for a single one. */
export function closestGap(spots: readonly PixelPoint[]): number {
  const gaps = spots.flatMap((a, index) => spots.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
  return Math.min(Infinity, ...gaps);
}

/** A box, by its centre. */
export interface Box extends PixelPoint {
  width: number;
  height: number;
}

const overlap = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height;

/** Which names are visible: none that a pin covers, none over a visible name. */
export function readableNames(names: readonly Box[], pins: readonly Box[]): boolean[] {
  const taken = [...pins];
  return names.map((name) => {
    const isFree = !taken.some((other) => overlap(name, other));
    if (isFree) taken.push(name);
    return isFree;
  });
}
