/** What the server found of a zone's clock: a slow phone needs a tenth of a second to load the clocks of the world. */

/** How far a zone's clock is ahead of UTC, in minutes, for the moments [from, to) in ms. */
export interface KnownOffset {
  timeZone: string;
  minutes: number;
  from: number;
  to: number;
}

const offsets = new Map<string, KnownOffset>();

/** Takes over what the server found. */
export function knowOffset(known: KnownOffset): void {
  offsets.set(known.timeZone, known);
}

/** Minutes that a zone's clock is ahead of UTC at a moment in ms; null where that is not known. */
export function knownAhead(time: number, timeZone: string): number | null {
  const known = offsets.get(timeZone);
  return known && time >= known.from && time < known.to ? known.minutes : null;
}
