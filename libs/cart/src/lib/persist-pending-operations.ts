/** Persists pending operations across page loads: while offline, or before sign-in (GUEST-18, reliability 27). */
import type { CartOperation } from '@shop/domain/cart';
import type { SessionStorage } from '@shop/session';
import { cartLogSlice, type CartLogState } from './cart-log';
import type { CartStore } from './cart-store';

const STORAGE_KEY = 'cartWaiting';

function read(storage: SessionStorage): CartOperation[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(value)
      ? value.filter(
          (entry): entry is CartOperation => typeof entry?.key === 'string' && typeof entry.kind === 'string',
        )
      : [];
  } catch {
    return [];
  }
}

/** Restores stored operations, then stores the log at each change. @returns stops storing */
export function persistPendingOperations(store: CartStore, storage: SessionStorage): () => void {
  const state = () => (store.getState() as { cartLog: CartLogState }).cartLog;
  const stored = read(storage);
  storage.removeItem(STORAGE_KEY);
  if (stored.length > 0) store.dispatch(cartLogSlice.actions.restored(stored) as never);
  let lastWritten = stored.length > 0 ? null : state().operations;
  const write = () => {
    const { operations } = state();
    if (operations === lastWritten) return;
    lastWritten = operations;
    if (operations.length > 0) storage.setItem(STORAGE_KEY, JSON.stringify(operations));
    else storage.removeItem(STORAGE_KEY);
  };
  write();
  return store.subscribe(write);
}
