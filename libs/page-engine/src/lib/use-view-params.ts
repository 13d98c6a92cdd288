/** View state in the address: tab, filters, the open dialog. A change keeps the scroll position and loads nothing. */
import { liveAddress } from '@shop/util';
import { useLocation, useSearchParams } from 'react-router-dom';

type Change = (query: URLSearchParams) => void;
export interface ViewChange {
  /** Adds a history entry, so Back undoes the change. By default the current entry is replaced. */
  push?: boolean;
  /** State of the history entry. Defaults to that of the current entry. */
  state?: unknown;
}

/** Options for links and navigations that open something on top of the page. */
export const KEEPS_SCROLL = { preventScrollReset: true } as const;

/** Options for a navigation whose page grows out of what was pressed: none for customers who asked for less motion. */
export const movesPages = () => ({
  viewTransition: matchMedia('(prefers-reduced-motion: no-preference)').matches,
});

/**
 * @returns the query parameters, and a function that changes them. It applies the change to the live address rather than to the rendered
 * one: React keeps showing the old page during a navigation, and a dialog opened meanwhile would be lost. It does nothing once the visitor
 * has left the page.
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
