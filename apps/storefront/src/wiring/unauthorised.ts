/**
 * Handles a 401 without a token: toasts the server's message, one at a time (SESS-33, SESS-34), unless the form shows
 * it at its field. A guest unknown to the server gets a new guest id.
 */
import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { isFailure } from '@shop/api-client';
import { sessionSlice, type SessionState } from '@shop/session';
import { showToast } from '@shop/ui';

interface RejectedMeta {
  arg?: { endpointName?: string };
  baseQueryMeta?: { showsOwnError?: boolean };
}

export const unauthorised: Middleware = (store) => (next) => (action) => {
  const before = (store.getState() as { session: SessionState }).session;
  const result = next(action);
  if (!isRejectedWithValue(action) || !isFailure(action.payload) || action.payload.status !== 401 || before.token)
    return result;
  const { arg, baseQueryMeta } = action.meta as unknown as RejectedMeta;
  // An unknown guest id (after a database reset, for example) would block the cart for good.
  if (arg?.endpointName === 'getCart' && before.guestId && before.restored)
    store.dispatch(sessionSlice.actions.guestForgotten());
  else if (action.payload.messages[0] && !baseQueryMeta?.showsOwnError)
    showToast(action.payload.messages[0], 'bad', { key: '401' });
  return result;
};
