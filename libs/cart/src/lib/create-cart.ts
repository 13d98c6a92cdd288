/**
 * The cart's verbs. An operation is shown at once, sent in order, one at a time; a refusal takes back its own line with the
 * server's message; while nobody answers the log waits, and is replayed when somebody does.
 */
import { failureOf, isUnanswered, shopApi, type ApiFailure } from '@shop/api-client';
import { cartApi, type CartKey } from '@shop/api-client/cart';
import type { CartLine, Choice, Item } from '@shop/domain';
import { findLine, foldCart, isFromAnotherStore, NO_LINES, type CartOperation } from '@shop/domain/cart';
import { sessionSlice, type SessionState } from '@shop/session';
import { newKey } from '@shop/util';
import { cartLogSlice, type CartLogState } from './cart-log';

interface State {
  session: SessionState;
  cartLog: CartLogState;
}
export interface CartStore {
  getState: () => unknown;
  dispatch: (action: never) => unknown;
  subscribe: (listener: () => void) => () => void;
}
export type SendVerdict = { ok: true; queued: boolean } | { ok: false; messages: string[] };

export interface Cart {
  /** The lines as the customer should see them; the same array until they change. */
  lines: () => readonly CartLine[];
  key: () => CartKey | null;
  subscribe: (onChange: () => void) => () => void;
  add: (item: Item, choice: Choice, quantity: number) => Promise<SendVerdict>;
  change: (line: CartLine, choice: Choice, quantity: number) => Promise<SendVerdict>;
  setQuantity: (line: CartLine, quantity: number) => Promise<SendVerdict>;
  remove: (line: CartLine) => Promise<SendVerdict>;
  clear: () => Promise<SendVerdict>;
  holdsAnotherStore: (item: Item) => boolean;
  /** Asks for a guest id when there is neither token nor guest (GUEST-01). */
  welcomeGuest: () => Promise<string | null>;
  /** Sends what waits; the app calls it while something does, with growing pauses, and when the line is back. */
  flush: () => void;
  refetch: () => void;
}

export interface CartOptions {
  digits: () => number;
  guestCheckout: () => boolean;
  /** A refusal of an operation whose caller no longer waits. */
  onRefused: (failure: ApiFailure) => void;
  /** Tells the other tabs. */
  onSettled: () => void;
}

type OmitEach<T, K extends keyof T> = T extends unknown ? Omit<T, K> : never;
type Dispatch = (thunk: unknown) => Promise<{ data?: unknown; error?: unknown }>;
const actions = cartLogSlice.actions;

export function createCart(store: CartStore, options: CartOptions): Cart {
  const state = () => store.getState() as State;
  const dispatch = store.dispatch as unknown as Dispatch;
  const callers = new Map<string, (verdict: SendVerdict) => void>();
  let sending = false;
  let guestRequest: Promise<string | null> | null = null;

  const key = (): CartKey | null => {
    const { token, guestId, module, language } = state().session;
    return module && (token || guestId) ? { guestId: token ? null : guestId, moduleId: module.id, language } : null;
  };
  const serverLines = (): readonly CartLine[] => {
    const current = key();
    return current ? (cartApi.endpoints.getCart.select(current)(store.getState() as never).data ?? NO_LINES) : NO_LINES;
  };

  /** The operations of the current module, in their order. */
  const waiting = (): CartOperation[] => {
    const { operations } = state().cartLog;
    const moduleId = state().session.module?.id;
    return operations.every((entry) => entry.moduleId === moduleId)
      ? operations
      : operations.filter((entry) => entry.moduleId === moduleId);
  };

  let folded: {
    server: readonly CartLine[];
    operations: CartOperation[];
    moduleId: string | undefined;
    lines: readonly CartLine[];
  } | null = null;
  const lines = (): readonly CartLine[] => {
    const server = serverLines();
    const { operations } = state().cartLog;
    const moduleId = state().session.module?.id;
    if (folded?.server !== server || folded.operations !== operations || folded.moduleId !== moduleId) {
      const mine = waiting();
      folded = { server, operations, moduleId, lines: mine.length === 0 ? server : foldCart(server, mine) };
    }
    return folded.lines;
  };

  const welcomeGuest = (): Promise<string | null> => {
    const { token, guestId } = state().session;
    if (token || guestId || !options.guestCheckout()) return Promise.resolve(guestId);
    guestRequest ??= (async () => {
      const answer = await dispatch(cartApi.endpoints.requestGuest.initiate());
      const id = typeof answer.data === 'string' && answer.data ? answer.data : null;
      if (id) store.dispatch(sessionSlice.actions.guestWelcomed(id) as never);
      guestRequest = null;
      return id;
    })();
    return guestRequest;
  };

  const call = (operation: CartOperation, current: CartKey): unknown => {
    const digits = options.digits();
    const { addCartLine, changeCartLine, removeCartLine, clearCart } = cartApi.endpoints;
    if (operation.kind === 'add') return addCartLine.initiate({ ...current, line: operation.line, digits });
    if (operation.kind === 'remove') return removeCartLine.initiate({ ...current, lineId: operation.lineId });
    if (operation.kind === 'clear') return clearCart.initiate(current);
    const line = foldCart(serverLines(), [operation]).find(({ id }) => id === operation.lineId);
    return line ? changeCartLine.initiate({ ...current, line, digits, withChoice: operation.kind === 'change' }) : null;
  };

  const answerCaller = (operation: CartOperation, verdict: SendVerdict) => {
    const caller = callers.get(operation.key);
    callers.delete(operation.key);
    caller?.(verdict);
    return caller !== undefined;
  };

  const take = async (operation: CartOperation, current: CartKey, next: CartLine[]) => {
    const renamed = operation.kind === 'add' ? findLine(next, operation.line.item.id, operation.line.choice) : null;
    // A list that was asked for before this was written answers what was: it is asked for again.
    const running = dispatch(cartApi.util.getRunningQueryThunk('getCart', current)) as Promise<unknown> | undefined;
    void running?.then(refetch);
    await dispatch(shopApi.util.upsertQueryData('getCart' as never, current as never, next as never));
    store.dispatch(
      actions.settled({
        key: operation.key,
        renamed: operation.kind === 'add' && renamed ? { from: operation.line.id, to: renamed.id } : null,
      }) as never,
    );
    answerCaller(operation, { ok: true, queued: false });
    options.onSettled();
  };

  const refuse = (operation: CartOperation, failure: ApiFailure) => {
    store.dispatch(
      actions.refused({ key: operation.key, lineId: operation.kind === 'add' ? operation.line.id : null }) as never,
    );
    if (!answerCaller(operation, { ok: false, messages: failure.messages })) options.onRefused(failure);
    refetch();
  };

  /** The first operation of the log; false when the log has to wait for the line. */
  const sendFirst = async (): Promise<boolean> => {
    await welcomeGuest();
    // Read only now: while a guest was welcomed, later clicks may have merged into it.
    const operation = waiting()[0];
    const current = key();
    if (!operation || !current) {
      // Nobody's cart yet: what is in it waits in this browser for whoever signs in (GUEST-18).
      for (const kept of waiting()) answerCaller(kept, { ok: true, queued: false });
      return false;
    }
    const request = call(operation, current);
    store.dispatch(actions.started(operation.key) as never);
    if (!request) {
      refuse(operation, failureOf({ status: 404, messages: [], code: null }));
      return true;
    }
    const answer = await dispatch(request);
    if (answer.data) {
      await take(operation, current, answer.data as CartLine[]);
      return true;
    }
    const failure = failureOf(answer.error);
    if (failure.status === 404 && operation.kind === 'remove') {
      await take(
        operation,
        current,
        serverLines().filter(({ id }) => id !== operation.lineId),
      );
      return true;
    }
    if (isUnanswered(failure)) {
      store.dispatch(actions.postponed() as never);
      for (const kept of state().cartLog.operations) answerCaller(kept, { ok: true, queued: true });
      return false;
    }
    if (failure.status === 401 && current.guestId) store.dispatch(sessionSlice.actions.guestForgotten() as never);
    refuse(operation, failure);
    return true;
  };

  const flush = () => {
    if (sending) return;
    sending = true;
    void (async () => {
      while (waiting().length > 0) if (!(await sendFirst())) break;
      sending = false;
    })();
  };

  const ask = (wanted: OmitEach<CartOperation, 'moduleId'>): Promise<SendVerdict> =>
    new Promise((resolve) => {
      const operation = { ...wanted, moduleId: state().session.module?.id ?? '' } as CartOperation;
      callers.set(operation.key, resolve);
      store.dispatch(actions.asked(operation) as never);
      // An operation that was merged into a waiting one shares its fate; its caller need not wait.
      if (!state().cartLog.operations.some((entry) => entry.key === operation.key))
        answerCaller(operation, { ok: true, queued: false });
      flush();
    });

  function refetch(): void {
    const current = key();
    if (current) void dispatch(cartApi.endpoints.getCart.initiate(current, { forceRefetch: true, subscribe: false }));
  }

  return {
    lines,
    key,
    subscribe: store.subscribe,
    add: (item, choice, quantity) => {
      const known = findLine(lines(), item.id, choice);
      if (known) return ask({ key: newKey(), kind: 'quantity', lineId: known.id, quantity: known.quantity + quantity });
      return ask({ key: newKey(), kind: 'add', line: { id: `new-${newKey()}`, item, quantity, choice } });
    },
    change: (line, choice, quantity) => ask({ key: newKey(), kind: 'change', lineId: line.id, quantity, choice }),
    setQuantity: (line, quantity) => ask({ key: newKey(), kind: 'quantity', lineId: line.id, quantity }),
    remove: (line) => ask({ key: newKey(), kind: 'remove', lineId: line.id }),
    clear: () => ask({ key: newKey(), kind: 'clear' }),
    holdsAnotherStore: (item) => isFromAnotherStore(lines(), item),
    welcomeGuest,
    flush,
    refetch,
  };
}
