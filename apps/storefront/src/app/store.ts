/** The store of one visit: session, cart log and the API's cache. One per request on the server, one in the browser. */
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { createApiContext, shopApi, type ApiContext } from '@shop/api-client';
import { cartLogSlice } from '@shop/cart';
import { sessionSlice } from '@shop/session';
import { unauthorised } from '../wiring/unauthorised';

const reducer = combineReducers({
  session: sessionSlice.reducer,
  cartLog: cartLogSlice.reducer,
  [shopApi.reducerPath]: shopApi.reducer,
});
export type RootState = ReturnType<typeof reducer>;

/** What a store starts with; of the API's cache perhaps only some answers. */
export type KnownState = Partial<Omit<RootState, 'api'>> & { api?: Partial<RootState['api']> };

export function createShopStore(context: Partial<ApiContext>, preloadedState?: KnownState) {
  return configureStore({
    reducer,
    ...(preloadedState ? { preloadedState: preloadedState as RootState } : {}),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: createApiContext(context) },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(shopApi.middleware, ...(context.isServer ? [] : [unauthorised])),
  });
}
export type ShopStore = ReturnType<typeof createShopStore>;

/** Ends a store that nobody will ask again: what is still asked is given up, and no answer waits for the end of its time with the store in hand. */
export function endStore(store: ShopStore): void {
  for (const query of store.dispatch(shopApi.util.getRunningQueriesThunk())) query?.abort();
  store.dispatch(shopApi.util.resetApiState());
}
