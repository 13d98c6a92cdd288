/** A title set by the view itself, for data that the page definition does not query (a customer's order, for example). */
import { useEffect, useSyncExternalStore } from 'react';

let own: string | null = null;
const listeners = new Set<() => void>();
const setOwn = (title: string | null): void => {
  own = title;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Overrides the title from the definition until the view unmounts. */
export function useOwnPageTitle(title: string | null | undefined): void {
  useEffect(() => {
    setOwn(title ?? null);
    return () => setOwn(null);
  }, [title]);
}

export const useOwnTitle = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => own,
    () => null,
  );
