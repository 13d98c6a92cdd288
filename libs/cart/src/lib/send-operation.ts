/** Sends one operation of the cart's log, and settles it by the response; loads after the first page, before the first operation is sent. */
import { failureOf, isUnanswered, shopApi, type ApiFailure } from '@shop/api-client';
import { cartApi, type CartKey } from '@shop/api-client/cart';
import { cartChangesApi } from '@shop/api-client/cart-changes';
import type { CartLine } from '@shop/domain';
import { findLine, foldCart, type CartOperation, type Fill } from '@shop/domain/cart';
import { sessionSlice } from '@shop/session';
import { untilLoaded } from '@shop/util';
import { cartLogSlice } from './cart-log';
import type { CartReader, CartStore, DispatchThunk } from './cart-store';
import { rememberSent, sentKeys } from './one-sender';
import type { SentLines } from './send-lines';

export type SendResult = { ok: true; queued: boolean } | { ok: false; messages: string[] };

export interface SendOptions {
  /** Called for a rejected operation whose caller no longer waits. */
  onRejected: (failure: ApiFailure) => void;
}
/** Resolves the promise of an operation's caller. @returns false when nobody waits */
export type ResolveCaller = (operation: CartOperation, result: SendResult) => boolean;

const actions = cartLogSlice.actions;

/** The lines that an operation adds. */
const linesOf = (operation: CartOperation): CartLine[] =>
  operation.kind === 'add' ? [operation.line] : operation.kind === 'fill' ? operation.lines : [];

/** @returns the mutation of an operation; null when its line is gone */
function mutationOf(operation: Exclude<CartOperation, Fill>, key: CartKey, lines: readonly CartLine[]): unknown {
  const { addCartLine, changeCartLine, removeCartLine, clearCart } = cartChangesApi.endpoints;
  if (operation.kind === 'add') return addCartLine.initiate({ ...key, line: operation.line });
  if (operation.kind === 'remove') return removeCartLine.initiate({ ...key, lineId: operation.lineId });
  if (operation.kind === 'clear') return clearCart.initiate(key);
  const line = foldCart(lines, [operation]).find(({ id }) => id === operation.lineId);
  return line ? changeCartLine.initiate({ ...key, line, withChoice: operation.kind === 'change' }) : null;
}

/** The new lines of an operation, with their ids on the server. */
const renamedIn = (operation: CartOperation, lines: readonly CartLine[]) =>
  linesOf(operation).flatMap(({ id, item, choice }) => {
    const line = findLine(lines, item.id, choice);
    return line ? [{ from: id, to: line.id }] : [];
  });

const keepLines = (dispatch: DispatchThunk, key: CartKey, lines: readonly CartLine[]) =>
  dispatch(shopApi.util.upsertQueryData('getCart' as never, key as never, lines as never));

/** @param server the lines of the cart */
async function send(
  dispatch: DispatchThunk,
  operation: CartOperation,
  key: CartKey,
  server: readonly CartLine[],
): Promise<SentLines> {
  if (operation.kind === 'fill') {
    // Only who fills a cart at once loads it.
    const { sendLines } = await untilLoaded(() => import('./send-lines'));
    const sent = await sendLines(dispatch, operation, key, server);
    if (!sent.isAnswered) await keepLines(dispatch, key, sent.lines);
    return sent;
  }
  const mutation = mutationOf(operation, key, server);
  const { data, error } = mutation ? await dispatch(mutation) : { error: { status: 404, messages: [], code: null } };
  const failure = data ? null : failureOf(error);
  return { lines: data as CartLine[], refused: [], failure, isAnswered: !(failure && isUnanswered(failure)) };
}

export interface SenderNeeds {
  store: CartStore;
  reader: CartReader;
  options: SendOptions;
  resolveCaller: ResolveCaller;
  /** Makes sure that the cart has an owner, if possible. */
  requestGuest: () => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

export function createSender({ store, reader, options, resolveCaller, requestGuest, refetch }: SenderNeeds) {
  const dispatch = store.dispatch as unknown as DispatchThunk;

  /** @param refused why some of its lines are not in the cart */
  const settle = async (
    operation: CartOperation,
    key: CartKey,
    lines: CartLine[],
    refused: string[] = [],
  ): Promise<void> => {
    // A list request that started before this write will overwrite the cache without it, so refetch after it.
    const running = dispatch(cartApi.util.getRunningQueryThunk('getCart', key)) as Promise<unknown> | undefined;
    void running?.then(refetch);
    await keepLines(dispatch, key, lines);
    store.dispatch(actions.settled({ key: operation.key, renamed: renamedIn(operation, lines) }) as never);
    resolveCaller(operation, refused.length > 0 ? { ok: false, messages: refused } : { ok: true, queued: false });
  };

  const reject = (operation: CartOperation, failure: ApiFailure): void => {
    store.dispatch(
      actions.rejected({ key: operation.key, lineId: operation.kind === 'add' ? operation.line.id : null }) as never,
    );
    if (!resolveCaller(operation, { ok: false, messages: failure.messages })) options.onRejected(failure);
    void refetch();
  };

  /** No response: keep the log, and resolve all callers as queued. */
  const postpone = (): void => {
    store.dispatch(actions.postponed() as never);
    for (const entry of reader.state().cartLog.operations) resolveCaller(entry, { ok: true, queued: true });
  };

  /** No owner of the cart yet: operations stay in this browser until sign-in (GUEST-18). */
  const keepUntilSignIn = (): void => {
    for (const entry of reader.pending()) resolveCaller(entry, { ok: true, queued: false });
  };

  const settleFailure = (operation: CartOperation, key: CartKey, failure: ApiFailure): Promise<void> | void => {
    if (failure.status === 404 && operation.kind === 'remove')
      return settle(
        operation,
        key,
        reader.serverLines().filter(({ id }) => id !== operation.lineId),
      );
    if (failure.status === 401 && key.guestId) store.dispatch(sessionSlice.actions.guestForgotten() as never);
    reject(operation, failure);
  };

  /** Drops copies of what another tab has sent. */
  const leaveSent = (): void => {
    const sent = sentKeys();
    const copies = reader.pending().filter(({ key }) => sent.includes(key));
    if (copies.length === 0) return;
    store.dispatch(actions.settledElsewhere(copies.map(({ key }) => key)) as never);
    for (const copy of copies) resolveCaller(copy, { ok: true, queued: false });
    void refetch();
  };

  /** Sends the first pending operation. @returns false when the log must wait */
  const sendFirst = async (): Promise<boolean> => {
    await requestGuest();
    // Read after the guest request: later clicks may have merged into it.
    const [operation] = reader.pending();
    const key = reader.key();
    if (!operation || !key) {
      keepUntilSignIn();
      return false;
    }
    store.dispatch(actions.started(operation.key) as never);
    const sent = await send(dispatch, operation, key, reader.serverLines());
    if (!sent.isAnswered) {
      postpone();
      return false;
    }
    rememberSent(operation.key);
    await (sent.failure
      ? settleFailure(operation, key, sent.failure)
      : settle(operation, key, sent.lines, sent.refused));
    return true;
  };

  return { sendFirst, leaveSent, postpone };
}
