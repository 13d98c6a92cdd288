/** The query of the address, and changes of it that come late: after a pause in typing, or from a list that is on its way out. */
import { liveAddress } from '@shop/util';
import { useLocation, useSearchParams } from 'react-router-dom';

type Change = (query: URLSearchParams) => void;
/**
 * A change is made to what the address says now, not to what is still shown: while the next page is on its way React shows the one
 * before, and a dialog that was opened meanwhile would be lost. Whoever has left the page changes nothing any more.
 */
export function useQuery(): [URLSearchParams, (change: Change) => void] {
  const [shown, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const change = (apply: Change) => {
    const live = liveAddress({ pathname, search: shown.toString() });
    if (live.pathname !== pathname) return;
    const query = new URLSearchParams(live.search);
    apply(query);
    setParams(query, { replace: true, state: live.state });
  };
  return [shown, change];
}
