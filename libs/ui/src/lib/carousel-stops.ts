/** The stops of a carousel, in CSS px from its start in either direction. They equal the browser's own snap points. */

export interface Stops {
  /** The entries at a stop: the first of each column, and the first of those that cannot be scrolled to the start. */
  entries: HTMLElement[];
  /** Position of each stop, ascending; the last is the end of the carousel. */
  at: number[];
  /** Index of the stop, for each child of the carousel. */
  ofChild: number[];
}

export const isMirrored = (list: HTMLElement): boolean => getComputedStyle(list).direction === 'rtl';

/** The start edge of an element, px from the left of its offset parent. */
export const startEdge = (element: HTMLElement, mirrored: boolean): number =>
  mirrored ? element.offsetLeft + element.offsetWidth : element.offsetLeft;

/** Maximum scroll position, px. */
export const maxScrollOf = (list: HTMLElement): number => Math.max(0, list.scrollWidth - list.clientWidth);

/** Pixels are rounded: stops that are closer than this are one. */
const TOLERANCE = 1.5;

export function stopsOf(list: HTMLElement): Stops {
  const children = [...list.children] as HTMLElement[];
  const mirrored = isMirrored(list);
  const reach = maxScrollOf(list);
  const start = children[0] ? startEdge(children[0], mirrored) : 0;
  const stops: Stops = { entries: [], at: [], ofChild: [] };
  for (const child of children) {
    const at = Math.min(reach, Math.abs(startEdge(child, mirrored) - start));
    if (stops.at.length === 0 || at - (stops.at.at(-1) ?? 0) > TOLERANCE) {
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

/**
 * Index of the stop of the next page: the first entry that is not wholly visible. Backwards: the first that fills the
 * page.
 */
export function stopOfPage(stops: Stops, position: number, direction: 1 | -1, shown: number): number {
  const width = stops.entries[0]?.offsetWidth ?? 0;
  const current = nearestStop(stops, position);
  if (direction === 1) {
    const next = stops.at.findIndex((stop) => stop > position + shown - width + TOLERANCE);
    return next < 0 ? stops.at.length - 1 : Math.max(next, current + 1);
  }
  const back = stops.at.findIndex((stop) => stop >= position - shown - TOLERANCE);
  return Math.max(0, Math.min(back, current - 1));
}
