/** Storage that is blocked, absent, full, or shared with other tabs. */
import type * as Door from './browser-storage';

/** A new visit: what it could not store is its own. */
const open = (): Promise<typeof Door> => {
  jest.resetModules();
  return import('./browser-storage');
};
const refuse = (name: string) => (): never => {
  throw new DOMException('refused', name);
};
const quota = () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'));
const own = Object.getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor;
const blockWith = (get: () => unknown) => Object.defineProperty(window, 'localStorage', { configurable: true, get });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  Object.defineProperty(window, 'localStorage', own);
});

it('values are stored and removed, and nothing is said', async () => {
  const { deviceStorage, tabStorage, whenStorageFails, storageFails } = await open();
  const told = jest.fn();
  whenStorageFails(told);
  deviceStorage.setItem('token', 'a');
  tabStorage.setItem('orderKey', 'b');
  expect([localStorage.getItem('token'), sessionStorage.getItem('orderKey')]).toEqual(['a', 'b']);
  localStorage.setItem('token', 'of another tab');
  expect(deviceStorage.getItem('token')).toBe('of another tab');
  deviceStorage.removeItem('token');
  expect([localStorage.getItem('token'), deviceStorage.getItem('token')]).toEqual([null, null]);
  expect([told.mock.calls.length, storageFails()]).toEqual([0, false]);
});

it.each([
  ['a getter that throws', refuse('SecurityError')],
  ['no storage at all', () => null],
  ['methods that throw', () => ({ getItem: refuse('SecurityError'), setItem: refuse('SecurityError') })],
])('with %s values are in memory, and it is said once', async (_, get) => {
  const { deviceStorage, tabStorage, whenStorageFails, storageFails } = await open();
  const told = jest.fn();
  blockWith(get);
  expect(deviceStorage.getItem('token')).toBeNull();
  deviceStorage.setItem('token', 'a');
  deviceStorage.setItem('guest_id', '7');
  deviceStorage.removeItem('guest_id');
  expect([deviceStorage.getItem('token'), deviceStorage.getItem('guest_id')]).toEqual(['a', null]);
  whenStorageFails(told);
  deviceStorage.setItem('token', 'b');
  whenStorageFails(told);
  expect([told.mock.calls.length, storageFails()]).toEqual([1, true]);
  // The other area is independent.
  tabStorage.setItem('orderKey', 'c');
  expect(sessionStorage.getItem('orderKey')).toBe('c');
});

it('storage that is blocked during a visit forgets nothing of it', async () => {
  const { deviceStorage } = await open();
  localStorage.setItem('guest_id', '7');
  expect(deviceStorage.getItem('guest_id')).toBe('7');
  deviceStorage.setItem('token', 'a');
  blockWith(refuse('SecurityError'));
  expect([deviceStorage.getItem('guest_id'), deviceStorage.getItem('token')]).toEqual(['7', 'a']);
});

describe('full storage', () => {
  /** Holds this many characters, keys included. */
  const limitTo = (room: number) => {
    const setItem = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      const others = Object.entries({ ...this }).filter(([name]) => name !== key);
      if (others.flat().join('').length + key.length + value.length > room) refuse('QuotaExceededError')();
      setItem.call(this, key, value);
    });
  };

  it('what is older gives way in order, as far as needed, and stays readable', async () => {
    const { deviceStorage, storageFails } = await open();
    for (const key of ['searchedValues', 'visitedStoresProducts', 'visitedStores', 'guestOrders'])
      localStorage.setItem(key, 'x'.repeat(100));
    limitTo(400);
    deviceStorage.setItem('cartWaiting', 'y'.repeat(150));
    expect(Object.keys({ ...localStorage }).sort()).toEqual(['cartWaiting', 'guestOrders', 'visitedStores']);
    expect(deviceStorage.getItem('searchedValues')).toHaveLength(100);
    expect(storageFails()).toBe(false);
  });

  it('nothing gives way to what is worth less: that is in memory, and nothing is said', async () => {
    const { deviceStorage, tabStorage, storageFails } = await open();
    localStorage.setItem('guestOrders', 'x'.repeat(90));
    sessionStorage.setItem('checkoutDraft', 'x'.repeat(80));
    limitTo(101);
    deviceStorage.setItem('visitedStores', '[1]');
    tabStorage.setItem('listMemory', '{"a":1}');
    expect([deviceStorage.getItem('visitedStores'), tabStorage.getItem('listMemory')]).toEqual(['[1]', '{"a":1}']);
    expect(Object.keys({ ...localStorage, ...sessionStorage }).sort()).toEqual(['checkoutDraft', 'guestOrders']);
    expect(storageFails()).toBe(false);
  });

  it('from the first byte: an outdated value does not come back, and it is said once', async () => {
    const { deviceStorage, whenStorageFails } = await open();
    const told = jest.fn();
    localStorage.setItem('token', 'of yesterday');
    whenStorageFails(told);
    quota();
    deviceStorage.setItem('token', 'of today');
    deviceStorage.setItem('guest_id', '7');
    expect(deviceStorage.getItem('token')).toBe('of today');
    expect(localStorage.getItem('token')).toBeNull();
    expect(told).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
    deviceStorage.setItem('token', 'of today');
    expect(localStorage.getItem('token')).toBe('of today');
  });
});

it('other tabs are heard, and what they stored counts more than what this one could not', async () => {
  const { deviceStorage, watchStorage } = await open();
  const heard = jest.fn(() => deviceStorage.getItem('module'));
  const stop = watchStorage(heard);
  const full = quota();
  deviceStorage.setItem('module', 'mine');
  full.mockRestore();
  localStorage.setItem('module', 'theirs');
  const shared = localStorage;
  const event = (key: string | null, storageArea = shared) =>
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea }));
  event('module');
  expect(heard.mock.results).toMatchObject([{ value: 'theirs' }]);
  event(null);
  event('module', sessionStorage);
  blockWith(refuse('SecurityError'));
  event('module');
  stop();
  expect(heard).toHaveBeenCalledTimes(1);
});

it('cookies that the browser refuses are absent', async () => {
  const { browserCookies } = await open();
  document.cookie = 'a=1';
  browserCookies.cookie = 'b=2';
  expect(browserCookies.cookie).toBe('a=1; b=2');
  jest.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(refuse('SecurityError'));
  jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(refuse('SecurityError'));
  browserCookies.cookie = 'c=3';
  expect(browserCookies.cookie).toBe('');
});
