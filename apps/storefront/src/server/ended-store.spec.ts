/** The store of a page that was drawn is let go: nothing waits with it in hand. */
import { startApi } from '@shop/api-client/start';
import { createShopStore, endStore } from '../app/store';

const realFetch = global.fetch;
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => {
  jest.useRealTimers();
  global.fetch = realFetch;
});

it('a server leaves no timer behind, neither of answers nor of questions on their way', async () => {
  let hung: AbortSignal | null | undefined;
  global.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = input as Request;
    if (!String(request.url ?? input).includes('/config')) {
      hung = init?.signal ?? request.signal;
      return new Promise<Response>((_resolve, reject) =>
        hung?.addEventListener('abort', () => reject(new Error('ended'))),
      );
    }
    return new Response('{}', { headers: { 'content-type': 'application/json' } });
  }) as typeof fetch;
  const store = createShopStore({ origin: 'http://backend', isServer: true });
  await store.dispatch(startApi.endpoints.getConfig.initiate({ language: 'en' }, { subscribe: false }));
  const asked = store.dispatch(startApi.endpoints.getLandingPage.initiate({ language: 'en' }, { subscribe: false }));
  await new Promise((done) => setImmediate(done));
  expect(jest.getTimerCount()).toBeGreaterThan(0);
  endStore(store);
  await asked;
  await new Promise((done) => setImmediate(done));
  // What RTK gathers for half a second may go on; nothing lasts longer.
  jest.advanceTimersByTime(1000);
  expect(jest.getTimerCount()).toBe(0);
  expect(store.getState().api.queries).toEqual({});
});
