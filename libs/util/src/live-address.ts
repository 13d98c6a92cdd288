/** What the address says now. While the next page is on its way React still shows the one before, and so do the router's hooks. */

interface Address {
  pathname: string;
  search: string;
}
/** What the router keeps beside the address. */
interface Kept {
  idx?: number;
  usr?: unknown;
}

/** @param shown told back where the router lives in memory, as in tests; @returns with the state that the router keeps beside it */
export function liveAddress(shown: Address): Address & { state: unknown } {
  const kept = window.history.state as Kept | null;
  if (kept?.idx === undefined) return { ...shown, state: undefined };
  const { pathname, search } = window.location;
  return { pathname, search, state: kept.usr };
}
