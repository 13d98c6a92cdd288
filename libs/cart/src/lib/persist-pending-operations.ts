/** Persists pending operations across page loads: while offline, or before sign-in (GUEST-18, reliability 27). */
import type { CartOperation } from '@shop/domain/cart';
import { cartLogSlice, type CartLogState } from './cart-log';

const KEY = 'cartWaiting';

interface Store {
  getState: () => unknown;
  dispatch: (action: never) => unknown;
  subscribe: (listener: () => void) => () => void;
}

function read(storage: Storage): CartOperation[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
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
export function persistPendingOperations(store: Store, storage: Storage): () => void {
  const state = () => (store.getState() as { cartLog: CartLogState }).cartLog;
  const left = read(storage);
  storage.removeItem(KEY);
  if (left.length > 0) store.dispatch(cartLogSlice.actions.restored(left) as never);
  let written = left.length > 0 ? null : state().operations;
  const write = () => {
    const { operations } = state();
    if (operations === written) return;
    written = operations;
    if (operations.length > 0) storage.setItem(KEY, JSON.stringify(operations));
    else storage.removeItem(KEY);
  };
  write();
  return store.subscribe(write);
}
