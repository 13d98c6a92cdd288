/** The only source of the current time. */

/** The current time. Domain rules never call it: they take `now` as an argument. */
export function now(): Date {
  return new Date();
}
