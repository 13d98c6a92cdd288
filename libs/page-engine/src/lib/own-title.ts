/** The title that a view says itself: of data that only its owner may read, an order for one. */
import { useEffect, useSyncExternalStore } from 'react';

let own: string | null = null;
const listeners = new Set<() => void>();
const say = (title: string | null): void => {
  own = title;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** For views whose title hangs on what the definition does not ask. Gone with the view. */
export function useOwnPageTitle(title: string | null | undefined): void {
  useEffect(() => {
    say(title ?? null);
    return () => say(null);
  }, [title]);
}

export const useOwnTitle = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => own,
    () => null,
  );
