/** Persists pending operations across page loads: while offline, or before sign-in (GUEST-18, reliability 27). */
import type { SessionStorage } from '@shop/session';
import { untilLoaded } from '@shop/util';
import { cartLogSlice, type CartLogState } from './cart-log';
import type { CartStore } from './cart-store';

const STORAGE_KEY = 'cartWaiting';

/**
 * Restores stored operations, then stores the log at each change.
 * @param onRestored called once stored operations are in the log again @returns stops storing
 */
export function persistPendingOperations(
  store: CartStore,
  storage: SessionStorage,
  onRestored: () => void,
): () => void {
  const operations = () => (store.getState() as { cartLog: CartLogState }).cartLog.operations;
  let lastWritten = operations();
  const write = () => {
    if (operations() === lastWritten) return;
    lastWritten = operations();
    if (lastWritten.length > 0) storage.setItem(STORAGE_KEY, JSON.stringify(lastWritten));
    else storage.removeItem(STORAGE_KEY);
  };
  const stored = storage.getItem(STORAGE_KEY);
  if (stored === null) return store.subscribe(write);
  // What is stored stays until it is in the log.
  let stop: (() => void) | null = () => {};
  void untilLoaded(() => import('./stored-operations')).then(({ storedOperations }) => {
    if (!stop) return;
    store.dispatch(cartLogSlice.actions.restored(storedOperations(stored)) as never);
    write();
    stop = store.subscribe(write);
    onRestored();
  });
  return () => {
    stop?.();
    stop = null;
  };
}
