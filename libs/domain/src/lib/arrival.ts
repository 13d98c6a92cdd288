/**
 * When an order can be at the door (decision 087): the store's preparation, then the way. The backend filters and sorts by
 * it, in SQL as well (`features/stores/arrival-sql.ts`).
 */
import type { Span } from '@shop/util';

/** 'In 30 minutes': the latest minute that is in time. */
export const IN_TIME = 30;
/** Metres of straight line that a courier makes in a minute: 15 km/h, since streets are longer. */
export const METRES_A_MINUTE = 250;

export interface Minutes {
  min: number;
  max: number;
  unit: 'min';
}

/** Whole minutes for a straight line. @param metres not negative */
export const travelMinutes = (metres: number): number => Math.ceil(metres / METRES_A_MINUTE);

/** The first and the last minute of an arrival; null where the preparation or the place is unknown. */
export function arrivalOf(preparation: Minutes | null, metres: number | null): Minutes | null {
  if (!preparation || metres === null) return null;
  const way = travelMinutes(metres);
  return { ...preparation, min: preparation.min + way, max: preparation.max + way };
}

/** Whether even the latest minute of an arrival is in time. */
export const arrivesInTime = (arrival: Span | null): boolean =>
  arrival !== null && 'max' in arrival && arrival.max <= IN_TIME;
