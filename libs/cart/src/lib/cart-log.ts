/** The log of pending cart operations. The server's lines are in RTK Query's cache. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { enqueue, renameLine, type CartOperation } from '@shop/domain/cart';

export interface CartLogState {
  operations: CartOperation[];
  /** Key of the operation that is being sent. */
  sendingKey: string | null;
  /** Offline: operations wait. */
  isPending: boolean;
}

const initialState: CartLogState = { operations: [], sendingKey: null, isPending: false };

export const cartLogSlice = createSlice({
  name: 'cartLog',
  initialState,
  reducers: {
    enqueued: (state, { payload }: PayloadAction<CartOperation>) => ({
      ...state,
      operations: enqueue(state.operations, payload, state.sendingKey),
    }),
    started: (state, { payload }: PayloadAction<string>) => ({ ...state, sendingKey: payload }),
    /** Confirmed by the server; new lines get their server ids. */
    settled: (
      state,
      { payload: { key, renamed } }: PayloadAction<{ key: string; renamed: readonly { from: string; to: string }[] }>,
    ) => {
      const left = state.operations.filter((operation) => operation.key !== key);
      return {
        operations: renamed.reduce<CartOperation[]>((all, { from, to }) => renameLine(all, from, to), left),
        sendingKey: null,
        isPending: false,
      };
    },
    /** Rejected by the server: rolled back, with later operations on the same new line. */
    rejected: (state, { payload: { key, lineId } }: PayloadAction<{ key: string; lineId: string | null }>) => ({
      operations: state.operations.filter(
        (operation) => operation.key !== key && !(lineId && 'lineId' in operation && operation.lineId === lineId),
      ),
      sendingKey: null,
      isPending: false,
    }),
    /** Another tab has sent these: a copy of them was restored here too (decision 122). */
    settledElsewhere: (state, { payload }: PayloadAction<readonly string[]>) => ({
      ...state,
      operations: state.operations.filter(({ key }) => key === state.sendingKey || !payload.includes(key)),
    }),
    /** No response: the operation stays first in the log. */
    postponed: (state) => ({ ...state, sendingKey: null, isPending: true }),
    /** Restores the pending operations of an earlier page load. */
    restored: (state, { payload }: PayloadAction<CartOperation[]>) => ({
      ...state,
      operations: [...payload, ...state.operations],
    }),
    cleared: () => initialState,
  },
});
