/** Room on a map: how near it comes at first, and which names of places can be read beside the pins. */

/** Pixels between the middles of two pins that lie side by side. */
export const PIN_ROOM = 48;
/** Streets and their names are read well here: nearer only to hold pins apart. */
const USUAL_ZOOM = 15;

/**
 * The zoom a map with several pins opens at.
 * @param fits the nearest zoom at which all pins are in view
 * @param gapAt pixels between the two closest pins at a zoom
 */
export function firstZoom(fits: number, gapAt: (zoom: number) => number): number {
  let zoom = Math.min(USUAL_ZOOM, fits);
  while (zoom < fits && gapAt(zoom) < PIN_ROOM) zoom += 1;
  return zoom;
}

export interface Spot {
  x: number;
  y: number;
}

/** Pixels between the two closest of these spots; Infinity for one alone. */
export function closest(spots: readonly Spot[]): number {
  const gaps = spots.flatMap((a, index) => spots.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
  return Math.min(Infinity, ...gaps);
}

/** A box by its middle. */
export interface Box extends Spot {
  width: number;
  height: number;
}

const meet = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height;

/** Which names are shown: none that a pin would cover, none over one that is shown already. */
export function readableNames(names: readonly Box[], pins: readonly Box[]): boolean[] {
  const taken = [...pins];
  return names.map((name) => {
    const isFree = !taken.some((other) => meet(name, other));
    if (isFree) taken.push(name);
    return isFree;
  });
}
