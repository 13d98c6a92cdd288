/** Reads the cart's state from the store: session, operation log and the server's lines. */
import type { ApiDispatch } from '@shop/api-client';
import { cartApi, type CartKey } from '@shop/api-client/cart';
import type { CartLine } from '@shop/domain';
import { foldCart, NO_LINES, type CartOperation } from '@shop/domain/cart';
import type { SessionState } from '@shop/session';
import type { CartLogState } from './cart-log';

interface State {
  session: SessionState;
  cartLog: CartLogState;
}
export interface CartStore {
  getState: () => unknown;
  dispatch: ApiDispatch;
  subscribe: (listener: () => void) => () => void;
}

/** @returns null: neither customer nor guest, or no module */
export function cartKeyOf({
  token,
  guestId,
  module,
  language,
}: Pick<SessionState, 'token' | 'guestId' | 'module' | 'language'>): CartKey | null {
  return module && (token || guestId) ? { guestId: token ? null : guestId, moduleId: module.id, language } : null;
}

export interface CartReader {
  state: () => State;
  key: () => CartKey | null;
  /** The lines last confirmed by the server. */
  serverLines: () => readonly CartLine[];
  /** Pending operations of the current module, in order. */
  pending: () => CartOperation[];
  /** The server's lines with the pending operations applied; the same array until they change. */
  lines: () => readonly CartLine[];
}

interface CachedLines {
  server: readonly CartLine[];
  operations: CartOperation[];
  moduleId: string | undefined;
  lines: readonly CartLine[];
}

export function createCartReader(store: CartStore): CartReader {
  const state = () => store.getState() as State;
  const key = () => cartKeyOf(state().session);
  const serverLines = (): readonly CartLine[] => {
    const current = key();
    const lines = current && cartApi.endpoints.getCart.select(current)(store.getState() as never).data;
    // The same array for every empty cart: another one would render whatever shows the lines again.
    return lines?.length ? lines : NO_LINES;
  };
  const pending = (): CartOperation[] => {
    const { operations } = state().cartLog;
    const moduleId = state().session.module?.id;
    return operations.every((entry) => entry.moduleId === moduleId)
      ? operations
      : operations.filter((entry) => entry.moduleId === moduleId);
  };
  let cached: CachedLines | null = null;
  let seen: unknown = null;
  const lines = (): readonly CartLine[] => {
    // Every card asks after every action.
    if (cached && seen === store.getState()) return cached.lines;
    seen = store.getState();
    const server = serverLines();
    const { operations } = state().cartLog;
    const moduleId = state().session.module?.id;
    if (cached?.server !== server || cached.operations !== operations || cached.moduleId !== moduleId) {
      const moduleOperations = pending();
      cached = {
        server,
        operations,
        moduleId,
        lines: moduleOperations.length === 0 ? server : foldCart(server, moduleOperations),
      };
    }
    return cached.lines;
  };
  return { state, key, serverLines, pending, lines };
}
