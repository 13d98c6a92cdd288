/** Where a row stops, in CSS px from its beginning whatever its direction: where the browser's own snapping does. */

export interface Stops {
  /** The entries that begin at a stop; of several rows the first of each column, of what no scroll can bring to the start the first. */
  entries: HTMLElement[];
  /** Of each of them; from small to large, the last one is the end of the row. */
  at: number[];
  /** Index among the stops, of each child of the row. */
  ofChild: number[];
}

export const isMirrored = (list: HTMLElement): boolean => getComputedStyle(list).direction === 'rtl';

/** The edge that a row begins with, of itself or of an entry, px from the left of what both stand in. */
export const startEdge = (element: HTMLElement, mirrored: boolean): number =>
  mirrored ? element.offsetLeft + element.offsetWidth : element.offsetLeft;

/** How far a row can be scrolled, px. */
export const reachOf = (list: HTMLElement): number => Math.max(0, list.scrollWidth - list.clientWidth);

/** Pixels are rounded: stops that are nearer to each other are one. */
const SAME = 1.5;

export function stopsOf(list: HTMLElement): Stops {
  const children = [...list.children] as HTMLElement[];
  const mirrored = isMirrored(list);
  const reach = reachOf(list);
  const start = children[0] ? startEdge(children[0], mirrored) : 0;
  const stops: Stops = { entries: [], at: [], ofChild: [] };
  for (const child of children) {
    const at = Math.min(reach, Math.abs(startEdge(child, mirrored) - start));
    if (stops.at.length === 0 || at - (stops.at.at(-1) ?? 0) > SAME) {
      stops.entries.push(child);
      stops.at.push(at);
    }
    stops.ofChild.push(stops.at.length - 1);
  }
  return stops;
}

/** @returns index of the stop that is nearest to a position, px */
export const nearestStop = ({ at }: Stops, position: number): number =>
  at.reduce(
    (best, stop, index) => (Math.abs(stop - position) < Math.abs((at[best] ?? 0) - position) ? index : best),
    0,
  );

/** What is shown next: the first entry that was not wholly on the screen, or going back the first that makes the page full. */
export function stopOfPage(stops: Stops, position: number, direction: 1 | -1, shown: number): number {
  const width = stops.entries[0]?.offsetWidth ?? 0;
  const current = nearestStop(stops, position);
  if (direction === 1) {
    const next = stops.at.findIndex((stop) => stop > position + shown - width + SAME);
    return next < 0 ? stops.at.length - 1 : Math.max(next, current + 1);
  }
  const back = stops.at.findIndex((stop) => stop >= position - shown - SAME);
  return Math.max(0, Math.min(back, current - 1));
}
