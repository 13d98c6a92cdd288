/** Whether a component was drawn by the server: what the browser alone draws may depend on the browser from the start. */
import { useSyncExternalStore } from 'react';

const NEVER = () => () => undefined;
const NOTHING = () => null;

/**
 * Of the first render: true on the server, and where its HTML is hydrated. Costs no second render, unlike `useIsHydrated`: its value
 * never changes.
 */
export function useIsFromServer(): boolean {
  let isFromServer = false;
  /* eslint-disable react-hooks/immutability -- React asks for the server's value while it renders, and only where there is HTML */
  useSyncExternalStore(NEVER, NOTHING, () => {
    isFromServer = true;
    return null;
  });
  /* eslint-enable react-hooks/immutability */
  return isFromServer;
}
