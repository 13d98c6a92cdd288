/** When an order is at the door, as a window that customers are told (decision 114). The backend and the views use the same rules. */
import type { Minutes } from './arrival';

export interface ArrivalWindow {
  from: Date;
  to: Date;
}

/** What is left until the door, in milliseconds. */
export interface ArrivalParts {
  /** Until the store has accepted and prepared it. */
  preparation: number;
  /** Until a courier is free and has picked it up. */
  pickUp: number;
  /** Along the streets. */
  ride: number;
  /** The standard deviation of the whole. */
  spread: number;
}

const MINUTE = 60_000;
/** No window is wider: "some time this evening" is no answer. */
export const WIDEST = 15 * MINUTE;
/** No window is narrower: nobody rides by the second. */
export const NARROWEST = 3 * MINUTE;
/** Standard deviations at each side of the middle: 19 of 20 orders when they are spread normally. */
const SIDES = 2;

const minuteBefore = (ms: number): number => Math.floor(ms / MINUTE) * MINUTE;
const minuteAfter = (ms: number): number => Math.ceil(ms / MINUTE) * MINUTE;
const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/**
 * The window in whole minutes, from 3 to 15 wide, and never over already.
 * @param at now @param parts not negative
 */
export function windowOf(at: Date, { preparation, pickUp, ride, spread }: ArrivalParts): ArrivalWindow {
  const middle = at.getTime() + preparation + pickUp + ride;
  // Rounding to whole minutes adds less than two: with one less here, the whole stays in bounds.
  const side = between(NARROWEST / 2, SIDES * spread, (WIDEST - MINUTE) / 2);
  const from = Math.max(minuteBefore(middle - side), minuteBefore(at.getTime()));
  const to = Math.max(minuteAfter(middle + side), minuteAfter(at.getTime() + 1), from + MINUTE);
  return { from: new Date(from), to: new Date(to) };
}

/** The minutes that are left of a window, as on a store's card; null when it is over. */
export function minutesLeft({ from, to }: ArrivalWindow, at: Date): Minutes | null {
  const max = Math.ceil((to.getTime() - at.getTime()) / MINUTE);
  if (max <= 0) return null;
  return { min: between(0, Math.floor((from.getTime() - at.getTime()) / MINUTE), max), max, unit: 'min' };
}
