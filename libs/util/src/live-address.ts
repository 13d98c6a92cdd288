/** The browser's current URL. During a transition React, and so the router's hooks, still have the previous one. */

interface Address {
  pathname: string;
  search: string;
}
/** The router's entry in `history.state`. */
interface RouterEntry {
  idx?: number;
  usr?: unknown;
}

/**
 * @param shown returned when the router lives in memory, as in tests @returns path and query, with the router's state
 */
export function liveAddress(shown: Address): Address & { state: unknown } {
  const entry = window.history.state as RouterEntry | null;
  if (entry?.idx === undefined) return { ...shown, state: undefined };
  const { pathname, search } = window.location;
  return { pathname, search, state: entry.usr };
}
