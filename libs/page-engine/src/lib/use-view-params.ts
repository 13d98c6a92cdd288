/** The view of a page in its address: tab, filters, the open dialog. A change keeps the scroll and loads no page. */
import { liveAddress } from '@shop/util';
import { useLocation, useSearchParams } from 'react-router-dom';

type Change = (query: URLSearchParams) => void;
export interface ViewChange {
  /** A step of its own in the history, so that Back undoes it; else it replaces the current one. */
  push?: boolean;
  /** State of the history's entry; by default that of the current one. */
  state?: unknown;
}

/** For links and navigations that open something over the page. */
export const KEEPS_SCROLL = { preventScrollReset: true } as const;

/**
 * @returns the query of the address, and what changes it. A change is made to what the address says now, not to what is still shown: while
 * the next page is on its way React shows the one before, and a dialog that was opened meanwhile would be lost. Whoever has left the page
 * changes nothing any more.
 */
export function useViewParams(): [URLSearchParams, (change: Change, options?: ViewChange) => void] {
  const [shown, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const change = (apply: Change, options: ViewChange = {}) => {
    const live = liveAddress({ pathname, search: shown.toString() });
    if (live.pathname !== pathname) return;
    const query = new URLSearchParams(live.search);
    apply(query);
    setParams(query, {
      replace: !options.push,
      state: 'state' in options ? options.state : live.state,
      ...KEEPS_SCROLL,
    });
  };
  return [shown, change];
}
