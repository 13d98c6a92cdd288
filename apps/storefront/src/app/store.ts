/** The store of a visit: session, cart log and the API cache. One per request on the server, one in the browser. */
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { createApiContext, shopApi, type ApiContext } from '@shop/api-client';
import { cartLogSlice } from '@shop/cart';
import { sessionSlice } from '@shop/session';
import { unauthorised } from '../wiring/unauthorised';
import { watchedActions } from '../wiring/watch-actions';

const reducer = combineReducers({
  session: sessionSlice.reducer,
  cartLog: cartLogSlice.reducer,
  [shopApi.reducerPath]: shopApi.reducer,
});
export type RootState = ReturnType<typeof reducer>;

/** The preloaded state; the API cache may contain only some responses. */
export type PreloadedState = Partial<Omit<RootState, 'api'>> & { api?: Partial<RootState['api']> };

export function createShopStore(context: Partial<ApiContext>, preloadedState?: PreloadedState) {
  return configureStore({
    reducer,
    ...(preloadedState ? { preloadedState: preloadedState as RootState } : {}),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: createApiContext(context) },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(shopApi.middleware, ...(context.isServer ? [] : [unauthorised, watchedActions])),
  });
}
export type ShopStore = ReturnType<typeof createShopStore>;

/** Disposes of a store: aborts running requests and clears the cache, whose timers would keep the store in memory. */
export function endStore(store: ShopStore): void {
  for (const query of store.dispatch(shopApi.util.getRunningQueriesThunk())) query?.abort();
  store.dispatch(shopApi.util.resetApiState());
}
