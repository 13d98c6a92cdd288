/** The query of the address, and changes of it that come late: after a pause in typing, or from a list that is on its way out. */
import { useLocation, useSearchParams } from 'react-router-dom';

type Change = (query: URLSearchParams) => void;
/** What the router keeps beside the address. */
interface Kept {
  idx?: number;
  usr?: unknown;
}

/**
 * A change is made to what the address says now, not to what is still shown: while the next page is on its way React shows the one
 * before, and a dialog that was opened meanwhile would be lost. Whoever has left the page changes nothing any more.
 */
export function useQuery(): [URLSearchParams, (change: Change) => void] {
  const [shown, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const change = (apply: Change) => {
    const kept = window.history.state as Kept | null;
    // Without it the router lives in memory, as in tests.
    const isLive = kept?.idx !== undefined;
    if (isLive && window.location.pathname !== pathname) return;
    const query = new URLSearchParams(isLive ? window.location.search : shown);
    apply(query);
    setParams(query, { replace: true, ...(isLive ? { state: kept.usr } : {}) });
  };
  return [shown, change];
}
