/** The log of the customer's not yet confirmed operations, beside the server's lines in RTK Query's cache. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { enqueue, renameLine, type CartOperation } from '@shop/domain/cart';

export interface CartLogState {
  operations: CartOperation[];
  /** Key of the operation under way. */
  busy: string | null;
  /** Nobody answers: operations wait. */
  waiting: boolean;
}

const initialState: CartLogState = { operations: [], busy: null, waiting: false };

export const cartLogSlice = createSlice({
  name: 'cartLog',
  initialState,
  reducers: {
    asked: (state, { payload }: PayloadAction<CartOperation>) => ({
      ...state,
      operations: enqueue(state.operations, payload, state.busy),
    }),
    started: (state, { payload }: PayloadAction<string>) => ({ ...state, busy: payload }),
    /** The server took it; a new line has got its id. */
    settled: (
      state,
      { payload: { key, renamed } }: PayloadAction<{ key: string; renamed: { from: string; to: string } | null }>,
    ) => {
      const left = state.operations.filter((operation) => operation.key !== key);
      return { operations: renamed ? renameLine(left, renamed.from, renamed.to) : left, busy: null, waiting: false };
    },
    /** The server refused it: it is dropped, with what waits for the line it would have made. */
    refused: (state, { payload: { key, lineId } }: PayloadAction<{ key: string; lineId: string | null }>) => ({
      operations: state.operations.filter(
        (operation) => operation.key !== key && !(lineId && 'lineId' in operation && operation.lineId === lineId),
      ),
      busy: null,
      waiting: false,
    }),
    /** Nobody answers: the operation stays first in the log. */
    postponed: (state) => ({ ...state, busy: null, waiting: true }),
    /** What an earlier page of this browser could not send. */
    restored: (state, { payload }: PayloadAction<CartOperation[]>) => ({
      ...state,
      operations: [...payload, ...state.operations],
    }),
    forgotten: () => initialState,
  },
});
