/** Toasts for a 401 without a token. */
import { configureStore } from '@reduxjs/toolkit';
import { createApiContext, shopApi } from '@shop/api-client';
import { accountsApi } from '@shop/api-client/accounts';
import { catalogApi } from '@shop/api-client/catalog';
import { emptySession, sessionSlice } from '@shop/session';
import { hostToasts } from '@shop/ui';
import { unauthorised } from './unauthorised';

const toasts: string[] = [];
beforeAll(() => void hostToasts(({ text }) => toasts.push(text)));
beforeEach(() => {
  toasts.splice(0);
  globalThis.fetch = (async () => Response.json({ message: 'Who are you?' }, { status: 401 })) as typeof fetch;
});
const shop = () =>
  configureStore({
    reducer: { session: sessionSlice.reducer, [shopApi.reducerPath]: shopApi.reducer },
    preloadedState: { session: { ...emptySession, restored: true } },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: createApiContext({ origin: 'http://shop.test' }) },
        serializableCheck: false,
      }).concat(shopApi.middleware, unauthorised),
  });

it('[SESS-33] a 401 without a token is shown as a toast', async () => {
  await shop().dispatch(catalogApi.endpoints.getItem.initiate({ id: '1', language: 'en' }));
  expect(toasts).toEqual(['Who are you?']);
});

it('[AUTH-03] but not when a form shows it at its field', async () => {
  const answer = await shop().dispatch(
    accountsApi.endpoints.signIn.initiate({ login: 'mina@example.com', password: 'wrong one', guestId: null }),
  );
  expect(answer.error).toMatchObject({ status: 401, messages: ['Who are you?'] });
  expect(toasts).toEqual([]);
});
