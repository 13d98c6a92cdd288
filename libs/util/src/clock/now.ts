/** The one door to the clock. */

/** The present moment. Rules never call it: they take `now` as an argument. */
export function now(): Date {
  return new Date();
}
