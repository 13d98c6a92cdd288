/**
 * The cart's operations. Each applies optimistically and is sent in order, one at a time. A rejection rolls back its
 * own line with the server's message. While offline the log is kept, and replayed when the server responds again.
 */
import { cartApi, type CartKey } from '@shop/api-client/cart';
import type { CartLine, Choice, Item } from '@shop/domain';
import { findLine, foldCart, isFromAnotherStore, type CartOperation } from '@shop/domain/cart';
import { newKey, untilLoaded } from '@shop/util';
import { cartLogSlice } from './cart-log';
import { createCartReader, type CartReader, type CartStore } from './cart-store';
import { createGuestRequest } from './guest';
import type { ResolveCaller, SenderNeeds, SendOptions, SendResult } from './send-operation';

export interface Cart {
  /** The lines as the customer should see them; the same array until they change. */
  lines: () => readonly CartLine[];
  key: () => CartKey | null;
  subscribe: (onChange: () => void) => () => void;
  add: (item: Item, choice: Choice, quantity: number) => Promise<SendResult>;
  /** Several lines as one operation; not ok: some were refused. */
  addAll: (lines: readonly Omit<CartLine, 'id'>[]) => Promise<SendResult>;
  change: (line: CartLine, choice: Choice, quantity: number) => Promise<SendResult>;
  setQuantity: (line: CartLine, quantity: number) => Promise<SendResult>;
  remove: (line: CartLine) => Promise<SendResult>;
  clear: () => Promise<SendResult>;
  hasItemsOfAnotherStore: (item: Item) => boolean;
  /** Requests a guest id if there is neither token nor guest (GUEST-01). */
  ensureGuest: () => Promise<string | null>;
  /** Sends the pending operations. The app calls it with a growing delay (backoff), and when the connection is back. */
  flush: () => void;
  /** Reads the lines again, after a read that is under way: another tab or device may have changed them. null: there is no owner, or no answer. */
  refetch: () => Promise<readonly CartLine[] | null>;
}

export interface CartOptions extends SendOptions {
  guestCheckout: () => boolean;
}

type OmitEach<T, K extends keyof T> = T extends unknown ? Omit<T, K> : never;

/**
 * The first call loads what sends the pending operations, even when none is pending: one is shown by the log at once, and kept in it
 * until the file is there.
 */
function createFlush(needs: SenderNeeds): () => void {
  let isSending = false;
  let loaded: Promise<(onEnd: () => void) => Promise<void>> | null = null;
  return () => {
    if (isSending) return;
    isSending = true;
    loaded ??= untilLoaded(() => import('./send-pending')).then(({ createSendPending }) => createSendPending(needs));
    void loaded.then((sendPending) => sendPending(() => (isSending = false)));
  };
}

const createRefetch =
  (store: CartStore, { key, pending }: CartReader): Cart['refetch'] =>
  async () => {
    const owner = key();
    if (!owner) return null;
    // What is being read was asked before the change that this call is about, and a second read would join it.
    await store.dispatch(cartApi.util.getRunningQueryThunk('getCart', owner));
    const ask = cartApi.endpoints.getCart.initiate(owner, { forceRefetch: true, subscribe: false });
    const { data } = await store.dispatch(ask);
    return data ? foldCart(data, pending()) : null;
  };

export function createCart(store: CartStore, options: CartOptions): Cart {
  const reader = createCartReader(store);
  const { state, key, lines } = reader;
  const callers = new Map<string, (result: SendResult) => void>();
  const resolveCaller: ResolveCaller = (operation, result) => {
    const caller = callers.get(operation.key);
    callers.delete(operation.key);
    caller?.(result);
    return caller !== undefined;
  };
  const ensureGuest = createGuestRequest(store, reader, options.guestCheckout);
  const refetch = createRefetch(store, reader);
  const flush = createFlush({ store, reader, options, resolveCaller, requestGuest: ensureGuest, refetch });

  const submit = (details: OmitEach<CartOperation, 'moduleId'>): Promise<SendResult> =>
    new Promise((resolve) => {
      const operation = { ...details, moduleId: state().session.module?.id ?? '' } as CartOperation;
      callers.set(operation.key, resolve);
      store.dispatch(cartLogSlice.actions.enqueued(operation));
      // An operation that was merged into a pending one is sent with it; its caller need not wait.
      if (!state().cartLog.operations.some((entry) => entry.key === operation.key))
        resolveCaller(operation, { ok: true, queued: false });
      flush();
    });

  return {
    lines,
    key,
    subscribe: store.subscribe,
    add: (item, choice, quantity) => {
      const existing = findLine(lines(), item.id, choice);
      if (existing)
        return submit({ key: newKey(), kind: 'quantity', lineId: existing.id, quantity: existing.quantity + quantity });
      return submit({ key: newKey(), kind: 'add', line: { id: `new-${newKey()}`, item, quantity, choice } });
    },
    addAll: (added) =>
      submit({ key: newKey(), kind: 'fill', lines: added.map((line) => ({ ...line, id: `new-${newKey()}` })) }),
    change: (line, choice, quantity) => submit({ key: newKey(), kind: 'change', lineId: line.id, quantity, choice }),
    setQuantity: (line, quantity) => submit({ key: newKey(), kind: 'quantity', lineId: line.id, quantity }),
    remove: (line) => submit({ key: newKey(), kind: 'remove', lineId: line.id }),
    clear: () => submit({ key: newKey(), kind: 'clear' }),
    hasItemsOfAnotherStore: (item) => isFromAnotherStore(lines(), item),
    ensureGuest,
    flush,
    refetch,
  };
}
