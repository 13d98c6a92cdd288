/** Sends one operation of the cart's log, and settles it by the response; loads after the first page, before the first operation is sent. */
import { failureOf, isUnanswered, type ApiDispatch, type ApiFailure } from '@shop/api-client';
import { cartApi, type CartKey } from '@shop/api-client/cart';
import { cartChangesApi } from '@shop/api-client/cart-changes';
import type { CartLine } from '@shop/domain';
import { findLine, foldCart, type CartOperation, type Fill } from '@shop/domain/cart';
import { sessionSlice } from '@shop/session';
import { untilLoaded } from '@shop/util';
import { cartLogSlice } from './cart-log';
import type { CartReader, CartStore } from './cart-store';
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

/** Sends an operation by its mutation. @returns null: its line is gone */
function mutate(
  dispatch: ApiDispatch,
  operation: Exclude<CartOperation, Fill>,
  key: CartKey,
  lines: readonly CartLine[],
): Promise<{ data?: CartLine[]; error?: unknown }> | null {
  const { addCartLine, changeCartLine, removeCartLine, clearCart } = cartChangesApi.endpoints;
  if (operation.kind === 'add') return dispatch(addCartLine.initiate({ ...key, line: operation.line }));
  if (operation.kind === 'remove') return dispatch(removeCartLine.initiate({ ...key, lineId: operation.lineId }));
  if (operation.kind === 'clear') return dispatch(clearCart.initiate(key));
  const line = foldCart(lines, [operation]).find(({ id }) => id === operation.lineId);
  return line ? dispatch(changeCartLine.initiate({ ...key, line, withChoice: operation.kind === 'change' })) : null;
}

/** The new lines of an operation, with their ids on the server. */
const renamedIn = (operation: CartOperation, lines: readonly CartLine[]) =>
  linesOf(operation).flatMap(({ id, item, choice }) => {
    const line = findLine(lines, item.id, choice);
    return line ? [{ from: id, to: line.id }] : [];
  });

const keepLines = (dispatch: ApiDispatch, key: CartKey, lines: readonly CartLine[]) =>
  dispatch(cartApi.util.upsertQueryData('getCart', key, [...lines]));

/** @param server the lines of the cart */
async function send(
  dispatch: ApiDispatch,
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
  const answer = await mutate(dispatch, operation, key, server);
  const failure = answer?.data ? null : failureOf(answer ? answer.error : { status: 404, messages: [], code: null });
  return { lines: answer?.data ?? [], refused: [], failure, isAnswered: !(failure && isUnanswered(failure)) };
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
  const { dispatch } = store;

  /** @param refused why some of its lines are not in the cart */
  const settle = async (
    operation: CartOperation,
    key: CartKey,
    lines: CartLine[],
    refused: string[] = [],
  ): Promise<void> => {
    // A list request that started before this write will overwrite the cache without it, so refetch after it.
    if (dispatch(cartApi.util.getRunningQueryThunk('getCart', key))) void refetch();
    await keepLines(dispatch, key, lines);
    dispatch(actions.settled({ key: operation.key, renamed: renamedIn(operation, lines) }));
    resolveCaller(operation, refused.length > 0 ? { ok: false, messages: refused } : { ok: true, queued: false });
  };

  const reject = (operation: CartOperation, failure: ApiFailure): void => {
    dispatch(actions.rejected({ key: operation.key, lineId: operation.kind === 'add' ? operation.line.id : null }));
    if (!resolveCaller(operation, { ok: false, messages: failure.messages })) options.onRejected(failure);
    void refetch();
  };

  /** No response: keep the log, and resolve all callers as queued. */
  const postpone = (): void => {
    dispatch(actions.postponed());
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
    if (failure.status === 401 && key.guestId) dispatch(sessionSlice.actions.guestForgotten());
    reject(operation, failure);
  };

  /** Drops copies of what another tab has sent. */
  const leaveSent = (): void => {
    const sent = sentKeys();
    const copies = reader.pending().filter(({ key }) => sent.includes(key));
    if (copies.length === 0) return;
    dispatch(actions.settledElsewhere(copies.map(({ key }) => key)));
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
    dispatch(actions.started(operation.key));
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
