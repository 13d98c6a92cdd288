/** Minutes of an arrival, and when they are in time (decision 087). The backend estimates them (decision 129). */
import type { Span } from '@shop/util';

/** 'In 30 minutes': the latest minute that is in time. */
export const IN_TIME = 30;
/** Metres of straight line that a courier makes in a minute, where no backend tells: 15 km/h, since streets are longer. */
const METRES_A_MINUTE = 250;

export interface Minutes {
  min: number;
  max: number;
  unit: 'min';
}

/** Whole minutes for a straight line. @param metres not negative */
export const travelMinutes = (metres: number): number => Math.ceil(metres / METRES_A_MINUTE);

/** Whether even the latest minute of an arrival is in time. */
export const arrivesInTime = (arrival: Span | null): boolean =>
  arrival !== null && 'max' in arrival && arrival.max <= IN_TIME;
