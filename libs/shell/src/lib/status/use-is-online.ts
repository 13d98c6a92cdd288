/** Whether the browser has a connection. */
import { useSyncExternalStore } from 'react';

function watchLine(look: () => void): () => void {
  addEventListener('online', look);
  addEventListener('offline', look);
  return () => {
    removeEventListener('online', look);
    removeEventListener('offline', look);
  };
}
const isOnline = () => navigator.onLine;

export const useIsOnline = (): boolean => useSyncExternalStore(watchLine, isOnline, () => true);
