/** Persists pending operations across page loads: while offline, or before sign-in (GUEST-18, reliability 27). */
import type { SessionStorage } from '@shop/session';
import { parseJson, untilLoaded } from '@shop/util';
import { cartLogSlice, type CartLogState } from './cart-log';
import type { CartStore } from './cart-store';

const STORAGE_KEY = 'cartWaiting';
/** What is read of other tabs' operations; they are checked when they are restored. */
const readStored = (stored: unknown): { key?: unknown }[] => (Array.isArray(stored) ? stored.filter(Boolean) : []);

/**
 * Restores stored operations, then stores the log at each change, beside what waits in other tabs.
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
    const mine = [...lastWritten, ...operations()];
    lastWritten = operations();
    const others = readStored(parseJson(storage.getItem(STORAGE_KEY))).filter(
      (entry) => !mine.some(({ key }) => key === entry?.key),
    );
    const all = [...others, ...lastWritten];
    if (all.length > 0) storage.setItem(STORAGE_KEY, JSON.stringify(all));
    else storage.removeItem(STORAGE_KEY);
  };
  const stored = storage.getItem(STORAGE_KEY);
  if (stored === null) return store.subscribe(write);
  // What is stored stays until it is in the log.
  let stop: (() => void) | null = () => {};
  void untilLoaded(() => import('./stored-operations')).then(({ storedOperations }) => {
    if (!stop) return;
    store.dispatch(cartLogSlice.actions.restored(storedOperations(stored)));
    write();
    stop = store.subscribe(write);
    onRestored();
  });
  return () => {
    stop?.();
    stop = null;
  };
}
