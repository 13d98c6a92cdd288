/** What the tabs of a browser tell each other: by a channel, and by events of storage where there is none. */
import { configureStore } from '@reduxjs/toolkit';
import { shopApi } from '@shop/api-client';
import '@shop/api-client/accounts';
import '@shop/api-client/after-delivery';
import '@shop/api-client/cart';
import '@shop/api-client/notices';
import '@shop/api-client/orders';
import '@shop/api-client/payments';
import '@shop/api-client/prescriptions';
import '@shop/api-client/profile';
import '@shop/api-client/wishes';
import { cartLogSlice } from '@shop/cart';
import type { CartOperation } from '@shop/domain/cart';
import { emptySession, sessionSlice } from '@shop/session';
import { createTabs, TOLD, type Kind } from './tabs';
import { watchedActions } from './watch-actions';

const { enqueued, settled, rejected, postponed, started } = cartLogSlice.actions;

/** The channels of all tabs, which hear each other and not themselves. */
const channels = new Set<FakeChannel>();
class FakeChannel extends EventTarget {
  constructor() {
    super();
    channels.add(this);
  }
  postMessage(data: unknown) {
    sent.push(data);
    for (const other of channels) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    channels.delete(this);
  }
}
let sent: unknown[] = [];
/** Another tab of another version, or of anything. */
const stranger = () => new FakeChannel();
const message = (kind: string, keys: unknown = [], version: unknown = 1) => ({ version, kind, keys });

const real = window.BroadcastChannel;
const stops: (() => void)[] = [];
beforeEach(() => {
  sent = [];
  window.BroadcastChannel = FakeChannel as never;
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  channels.clear();
  window.BroadcastChannel = real;
  jest.restoreAllMocks();
  localStorage.clear();
});

const operation = (key: string): CartOperation => ({ key, kind: 'clear', moduleId: '1' });

function tab(waiting: string[] = []) {
  const store = configureStore({
    reducer: {
      session: sessionSlice.reducer,
      cartLog: cartLogSlice.reducer,
      [shopApi.reducerPath]: shopApi.reducer,
    },
    preloadedState: {
      session: emptySession,
      cartLog: { operations: waiting.map(operation), sendingKey: null, isPending: false },
    },
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(watchedActions),
  });
  const read: string[][] = [];
  const dispatch = store.dispatch;
  jest.spyOn(store, 'dispatch').mockImplementation(((action: { type: string; payload: string[] }) => {
    if (shopApi.util.invalidateTags.match(action)) read.push(action.payload);
    return dispatch(action);
  }) as never);
  let answer = () => {};
  const refetch = jest.fn(() => new Promise<null>((resolve) => (answer = () => resolve(null))));
  const flush = jest.fn();
  stops.push(createTabs(store as never, { refetch, flush }));
  return { store, read, refetch, flush, answerCart: () => (answer(), new Promise((done) => setTimeout(done))) };
}
/** A call of this tab has succeeded. */
const succeeded = (endpointName: string) => ({
  type: 'api/executeMutation/fulfilled',
  meta: { arg: { endpointName } },
});
const see = (state: 'hidden' | 'visible') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const kinds = () => sent.map((each) => (each as { kind: Kind }).kind);

describe('what is told', () => {
  it('[PLUS-52] by success alone, and every call of the table is a call of the shop', () => {
    const { store } = tab();
    const calls = Object.entries(TOLD).flatMap(([kind, row]) => row.calls.map((name) => ({ kind, name })));
    expect(calls.length).toBeGreaterThan(10);
    for (const { kind, name } of calls) {
      expect([name, Object.keys(shopApi.endpoints)]).toEqual([name, expect.arrayContaining([name])]);
      sent = [];
      store.dispatch({ ...succeeded(name), type: 'api/executeMutation/rejected' });
      store.dispatch({ ...succeeded(name), type: 'api/executeQuery/fulfilled' });
      expect(sent).toEqual([]);
      store.dispatch(succeeded(name));
      expect(kinds()).toEqual([kind]);
    }
  });

  it('[PLUS-52] a cart of many presses once, when nothing more waits, with what needs not be sent again', () => {
    const { store } = tab(['a', 'b', 'c']);
    store.dispatch(settled({ key: 'a', renamed: [] }));
    store.dispatch(settled({ key: 'b', renamed: [] }));
    expect(sent).toEqual([]);
    store.dispatch(rejected({ key: 'c', lineId: null }));
    expect(sent).toEqual([message('cart', ['a', 'b'])]);
    store.dispatch(enqueued(operation('d')));
    store.dispatch(settled({ key: 'd', renamed: [] }));
    expect(sent.at(-1)).toEqual(message('cart', ['d']));
  });

  it('what was sent before the connection went, and nothing when nothing was', () => {
    const { store } = tab(['a', 'b']);
    store.dispatch(settled({ key: 'a', renamed: [] }));
    store.dispatch(postponed());
    store.dispatch(postponed());
    expect(sent).toEqual([message('cart', ['a'])]);
  });

  it('[PLUS-52] an owner of the cart, once the operations that waited for one are sent', () => {
    const { store } = tab(['a']);
    store.dispatch(sessionSlice.actions.signedIn('mine'));
    expect(sent).toEqual([]);
    store.dispatch(settled({ key: 'a', renamed: [] }));
    expect(sent).toEqual([message('cart', ['a'])]);
    const { store: empty } = tab();
    empty.dispatch(sessionSlice.actions.signedIn('mine'));
    expect(sent.at(-1)).toEqual(message('cart'));
  });
});

describe('what is heard', () => {
  it('[PLUS-52] each row reads its tags again, and tells nothing: nobody answers', () => {
    const other = stranger();
    const { read, refetch } = tab();
    for (const [kind, { tags }] of Object.entries(TOLD)) {
      sent = [];
      read.splice(0);
      other.postMessage(message(kind));
      expect([kind, sent]).toEqual([kind, [message(kind)]]);
      expect([kind, read]).toEqual([kind, tags.length > 0 ? [tags] : []]);
    }
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('[PLUS-52] what another tab has sent of the cart is not sent again, but for what is under way', () => {
    const { store } = tab(['a', 'b', 'c']);
    store.dispatch(started('a'));
    stranger().postMessage(message('cart', ['a', 'b', 'unknown']));
    expect(store.getState().cartLog).toMatchObject({
      operations: [{ key: 'a' }, { key: 'c' }],
      sendingKey: 'a',
    });
  });

  it('[PLUS-52] the cart is read once at a time, once more for all that came meanwhile, and then own operations go', async () => {
    const other = stranger();
    const { refetch, flush, answerCart } = tab();
    for (let count = 0; count < 20; count += 1) other.postMessage(message('cart'));
    expect(refetch).toHaveBeenCalledTimes(1);
    expect(flush).not.toHaveBeenCalled();
    await answerCart();
    expect(refetch).toHaveBeenCalledTimes(2);
    await answerCart();
    expect(refetch).toHaveBeenCalledTimes(2);
    expect(flush).toHaveBeenCalledTimes(2);
  });

  it('[PLUS-52] a hidden tab reads once, when it is seen', () => {
    const other = stranger();
    const { read, refetch } = tab();
    see('hidden');
    for (const kind of ['orders', 'orders', 'wishes', 'cart']) other.postMessage(message(kind));
    expect([read, refetch.mock.calls.length]).toEqual([[], 0]);
    see('visible');
    see('visible');
    expect([read, refetch.mock.calls.length]).toEqual([[['Order', 'Customer', 'Wish']], 1]);
  });

  it('[PLUS-52] messages of another version, or of another shape, are not heard', () => {
    const other = stranger();
    const { read, refetch } = tab();
    for (const odd of [
      'changed',
      null,
      undefined,
      7,
      [],
      {},
      message('orders', [], 0),
      message('orders', [], 2),
      message('orders', [], '1'),
      message('toString'),
      { version: 1, kind: 'orders' },
      message('orders', 'a'),
    ])
      other.postMessage(odd);
    expect([read, refetch.mock.calls.length]).toEqual([[], 0]);
  });
});

describe('without a channel', () => {
  const refuse = () => {
    window.BroadcastChannel = function Refused() {
      throw new DOMException('No.', 'SecurityError');
    } as never;
  };

  it('[PLUS-52] storage tells, and keeps nothing', () => {
    refuse();
    const { store, read } = tab();
    const stored: (string | null)[] = [];
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation((_key, value) => void stored.push(value));
    store.dispatch(succeeded('cancelOrder'));
    store.dispatch(succeeded('cancelOrder'));
    set.mockRestore();
    expect(new Set(stored).size).toBe(2);
    expect(localStorage.getItem('shop-tabs')).toBeNull();
    for (const newValue of [stored[0] ?? '', null, '', 'odd', '{"message":7}'])
      window.dispatchEvent(new StorageEvent('storage', { key: 'shop-tabs', newValue, storageArea: localStorage }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: stored[0] ?? '' }));
    expect(read).toEqual([['Order', 'Customer']]);
  });

  it('[PLUS-52] nor storage: nothing breaks, and nothing is told', () => {
    refuse();
    const { store } = tab();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No.', 'QuotaExceededError');
    });
    expect(() => store.dispatch(succeeded('cancelOrder'))).not.toThrow();
  });

  it('a channel that the browser has closed is replaced by storage', () => {
    const { store } = tab();
    jest.spyOn(FakeChannel.prototype, 'postMessage').mockImplementation(() => {
      throw new DOMException('Closed.', 'InvalidStateError');
    });
    const set = jest.spyOn(Storage.prototype, 'setItem');
    store.dispatch(succeeded('addWish'));
    expect(set).toHaveBeenCalledWith('shop-tabs', expect.stringContaining('"wishes"'));
  });
});
