/** The shop's store with a fake network. */
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { emptySession, sessionSlice } from '@shop/session';
import { createApiContext, shopApi } from './index';

export const scope = { zoneIds: ['1', '2'], moduleId: '1', language: 'en', point: { lat: 1, lng: 2 } };

/** A store with a fake network; `answer` returns status and body per request. */
export function shop(
  answer: (url: URL, init: RequestInit) => { status: number; body: unknown; headers?: HeadersInit } | 'down',
  session = {},
) {
  const calls: { url: URL; init: RequestInit }[] = [];
  global.fetch = (async (input: string, init: RequestInit) => {
    const url = new URL(input);
    if (url.pathname !== '/api/v1/config') calls.push({ url, init });
    const given: ReturnType<typeof answer> =
      url.pathname === '/api/v1/config' ? { status: 200, body: { digit_after_decimal_point: 2 } } : answer(url, init);
    if (given === 'down') throw new TypeError('failed');
    const { body, ...rest } = given;
    return new Response(JSON.stringify(body), rest);
  }) as typeof fetch;
  const store = configureStore({
    reducer: combineReducers({ session: sessionSlice.reducer, [shopApi.reducerPath]: shopApi.reducer }),
    preloadedState: { session: { ...emptySession, ...session } } as never,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: createApiContext({ origin: 'http://shop' }) },
        serializableCheck: false,
      }).concat(shopApi.middleware),
  });
  return { store, calls };
}
