import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** false on the server and while its HTML is hydrated, then true: for what only the browser knows, such as its storage. */
export const useIsHydrated = (): boolean => useSyncExternalStore(neverChanges, () => true, () => false); // prettier-ignore
