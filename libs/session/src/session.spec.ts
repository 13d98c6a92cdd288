import { nextPageCookie, takeNextPage } from './next-page';
import { configureStore } from '@reduxjs/toolkit';
import { COOKIES, readSessionCookies } from './cookies';
import { minor } from '@shop/util';
import {
  forgetOrderKey,
  forgetParcel,
  orderKey,
  phoneOfOrder,
  readDraft,
  readParcel,
  rememberOrder,
  writeDraft,
  writeParcel,
} from './drafts';
import { emptySession, sessionSlice } from './slice';
import { isFollowing, readStorage, watchSession } from './storage';
import { readVisits, recordVisit } from './visits';
import type { Item, Store } from '@shop/domain';

const place = { address: 'Old Town Square', point: { lat: 34.59, lng: 18.9 }, zoneIds: ['1', '2'] };
const makeStore = () => configureStore({ reducer: { session: sessionSlice.reducer } });

function fakeStorage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    map,
  };
}

beforeEach(() => {
  localStorage.clear();
  for (const name of Object.values(COOKIES)) document.cookie = `${name}=; max-age=0; path=/`;
});

describe('storage', () => {
  describe('reads the values under the keys of the specification', () => {
    const read = () =>
      readStorage(
        fakeStorage({
          token: 'abc',
          guest_id: '77',
          location: 'Old Town Square',
          zoneid: '[1,2]',
          currentLatLng: '{"lat":34.59,"lng":18.9}',
          module: '{"id":2,"module_type":"food","module_name":"Food"}',
          searchedValues: '["milk","bread"]',
          'language-setting': 'ar',
          country: 'SA',
          settings: '{"theme":"dark"}',
        }),
      );

    it('[SESS-03] [SESS-04] who the visitor is', () => expect(read()).toMatchObject({ token: 'abc', guestId: '77' }));

    it('[SESS-21] [SESS-22] [SESS-23] the place with its zones', () => expect(read()).toMatchObject({ place }));

    it('[SESS-19] [SESS-26] module and searches, and all the rest', () =>
      expect(read()).toEqual({
        token: 'abc',
        guestId: '77',
        place,
        module: { id: '2', type: 'food', name: 'Food' },
        searches: ['milk', 'bread'],
        language: 'ar',
        country: 'SA',
        theme: 'dark',
      }));
  });

  it('[SESS-29] treats missing or unreadable values as not set', () => {
    const broken = fakeStorage({
      token: 'null',
      guest_id: '"12"',
      zoneid: '{oops',
      currentLatLng: '{"lat":"x"}',
      location: 'undefined',
      module: '[]',
      searchedValues: '{}',
      settings: '7',
    });
    expect(readStorage(broken)).toEqual({ token: null, guestId: '12', place: null, module: null, searches: [] });
  });

  it('[SESS-26] [SRCH-19] searches that an earlier version stored with marks or without a letter', () => {
    const storage = fakeStorage({
      searchedValues: JSON.stringify(['\u202amilk\u202c', '\u200b', ' ', 'milk', 'bread']),
    });
    expect(readStorage(storage).searches).toEqual(['milk', 'bread']);
  });

  it('[SESS-17] [SESS-18] [SESS-24] [SESS-25] mirrors every change to storage and cookies, and never the token to a cookie', () => {
    const store = makeStore();
    const stop = watchSession(store, window);
    store.dispatch(sessionSlice.actions.placeChosen(place));
    store.dispatch(sessionSlice.actions.signedIn('secret-token'));
    store.dispatch(sessionSlice.actions.languageChosen({ language: 'ar', country: 'SA' }));
    expect(JSON.parse(localStorage.getItem('zoneid') ?? '')).toEqual([1, 2]);
    expect(localStorage.getItem('location')).toBe('Old Town Square');
    expect(localStorage.getItem('token')).toBe('secret-token');
    expect(document.cookie).not.toContain('secret-token');
    expect(readSessionCookies(document.cookie)).toMatchObject({ place, language: 'ar', country: 'SA' });
    store.dispatch(sessionSlice.actions.tokenExpired());
    expect(localStorage.getItem('token')).toBeNull();
    stop();
  });

  it('[ROUTE-49] the module of a followed link overrides the stored one', () => {
    localStorage.setItem('module', '{"id":1,"module_type":"grocery"}');
    localStorage.setItem('settings', '{"theme":"light"}');
    const store = makeStore();
    store.dispatch(sessionSlice.actions.moduleChosen({ id: '2', type: 'food', name: 'Food' }));
    const stop = watchSession(store, window, '2');
    expect(store.getState().session.module?.id).toBe('2');
    stop();
    const other = makeStore();
    other.dispatch(sessionSlice.actions.moduleChosen({ id: '3', type: 'pharmacy', name: 'P' }));
    const stopOther = watchSession(other, window, null);
    expect(other.getState().session.module?.id).toBe('2');
    stopOther();
  });

  it('[THEME-07] [DATA-31] stores direction, theme and fluid sizes, which are on by default', () => {
    const store = makeStore();
    const stop = watchSession(store, window);
    const settings = () => JSON.parse(localStorage.getItem('settings') ?? '');
    store.dispatch(sessionSlice.actions.languageChosen({ language: 'en', country: 'US' }));
    expect(settings()).toMatchObject({ direction: 'ltr', responsiveFontSizes: true });
    store.dispatch(sessionSlice.actions.fontSizesChosen({ fluid: false }));
    expect(settings()).toMatchObject({ responsiveFontSizes: false });
    expect(readStorage(localStorage).fluidSizes).toBe(false);
    expect(readSessionCookies(document.cookie).fluidSizes).toBe(false);
    store.dispatch(sessionSlice.actions.fontSizesChosen({ fluid: true }));
    expect(readSessionCookies(document.cookie).fluidSizes).toBe(true);
    stop();
  });

  it('[RES-06] [RES-07] stores how results are viewed and sorted, and forgets what is not chosen any more', () => {
    const store = makeStore();
    const stop = watchSession(store, window);
    const chosen = { resultsLook: 'list', resultsSort: 'low2High' };
    store.dispatch(sessionSlice.actions.resultsViewChosen({ look: 'list', sort: 'low2High' }));
    expect(readStorage(localStorage)).toMatchObject(chosen);
    expect(readSessionCookies(document.cookie)).toMatchObject(chosen);
    store.dispatch(sessionSlice.actions.resultsViewChosen({ look: 'grid', sort: null }));
    expect(localStorage.getItem('resultsView')).toBeNull();
    expect(readSessionCookies(document.cookie)).toMatchObject({ resultsLook: 'grid', resultsSort: null });
    stop();
  });

  it('syncs with other tabs', () => {
    const store = makeStore();
    const stop = watchSession(store, window);
    localStorage.setItem('module', '{"id":3,"module_type":"pharmacy"}');
    window.dispatchEvent(new StorageEvent('storage', { key: 'module', storageArea: localStorage }));
    expect(store.getState().session.module).toEqual({ id: '3', type: 'pharmacy', name: 'pharmacy' });
    stop();
  });
});

describe('another tab', () => {
  /** What another tab has stored; null: removed. */
  const stores = (values: Record<string, string | null>) => {
    for (const [key, value] of Object.entries(values)) {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
    }
  };
  const dark = '{"theme":"dark","responsiveFontSizes":false}';

  it('[PLUS-52] signs in, chooses place, module and theme, and searches: this one follows, and writes nothing itself', () => {
    localStorage.setItem('guest_id', '77');
    const store = makeStore();
    const stop = watchSession(store, window);
    const set = jest.spyOn(Storage.prototype, 'setItem');
    const cookie = jest.spyOn(Document.prototype, 'cookie', 'set');
    const followed: boolean[] = [];
    const stopWatching = store.subscribe(() => followed.push(isFollowing()));
    const theirs = {
      token: 'mine',
      guest_id: null,
      location: place.address,
      zoneid: '[1,2]',
      currentLatLng: JSON.stringify(place.point),
      settings: dark,
      searchedValues: '["milk"]',
    };
    stores(theirs);
    expect(store.getState().session).toMatchObject({
      token: 'mine',
      guestId: null,
      place,
      theme: 'dark',
      fluidSizes: false,
      searches: ['milk'],
    });
    expect(set).toHaveBeenCalledTimes(Object.values(theirs).filter((value) => value !== null).length);
    expect(cookie).not.toHaveBeenCalled();
    expect([new Set(followed), isFollowing()]).toEqual([new Set([true]), false]);
    stopWatching();
    stop();
    jest.restoreAllMocks();
  });

  it('[PLUS-52] [PLUS-53] signs out: this one has left too, with the contacts of its own drafts; an expired sign-in keeps them', () => {
    for (const [ended, kept] of [
      ['left', null],
      ['expired', '{}'],
    ] as const) {
      localStorage.setItem('token', 'mine');
      localStorage.setItem('viewedItems', '[]');
      sessionStorage.setItem('checkoutDraft', '{}');
      const store = makeStore();
      const stop = watchSession(store, window);
      stores({ sessionEnded: ended, token: null });
      expect(store.getState().session).toMatchObject({ token: null, ended });
      expect([ended, sessionStorage.getItem('checkoutDraft')]).toEqual([ended, kept]);
      expect(localStorage.getItem('viewedItems')).toBeNull();
      stop();
    }
  });

  it('[PLUS-53] a sign-out leaves nothing of the customer: what stays is how this device looks and where it is', () => {
    const stores = [
      'viewedItems',
      'visitedStores',
      'visitedStoresProducts',
      'lastOrder',
      'runningOrders',
      'guestOrders',
    ];
    for (const key of [...stores, 'seenNotices', 'shoppingLists', 'cartWaiting', 'addressesUsed'])
      localStorage.setItem(key, '[]');
    localStorage.setItem('searchedValues', '["milk"]');
    localStorage.setItem('token', 'mine');
    localStorage.setItem('cookies-agreed', '1');
    const drafts = [
      'checkoutDraft',
      'prescriptionDraft',
      'parcelDraft',
      'orderKey',
      'checkoutCoupon',
      'priceDifference',
    ];
    for (const key of [...drafts, 'buyNow', 'campaignOrder', 'listMemory', 'react-router-scroll-positions'])
      sessionStorage.setItem(key, '{}');
    const store = makeStore();
    const stop = watchSession(store, window);
    expect(store.getState().session.searches).toEqual(['milk']);
    store.dispatch(sessionSlice.actions.signedOut());
    expect(localStorage.getItem('searchedValues')).toBe('[]');
    expect(Object.keys(localStorage).sort()).toEqual([
      'cookies-agreed',
      'country',
      'language-setting',
      'searchedValues',
      'sessionEnded',
      'settings',
    ]);
    expect(Object.keys(sessionStorage)).toEqual(['react-router-scroll-positions']);
    stop();
  });

  it('[PLUS-52] says how a sign-in ended before it ends, and forgets it with the next', () => {
    localStorage.setItem('token', 'mine');
    const store = makeStore();
    const stop = watchSession(store, window);
    const set = jest.spyOn(Storage.prototype, 'setItem');
    const removed = jest.spyOn(Storage.prototype, 'removeItem');
    store.dispatch(sessionSlice.actions.signedOut());
    const at = (calls: jest.SpyInstance, key: string) =>
      calls.mock.invocationCallOrder[calls.mock.calls.findIndex(([name]) => name === key)] ?? NaN;
    expect(at(set, 'sessionEnded')).toBeLessThan(at(removed, 'token'));
    expect(localStorage.getItem('sessionEnded')).toBe('left');
    store.dispatch(sessionSlice.actions.signedIn('again'));
    expect(localStorage.getItem('sessionEnded')).toBeNull();
    stop();
    jest.restoreAllMocks();
  });

  it('[PLUS-52] changes the language: this one keeps its own until it starts again, and does not write it back', () => {
    const store = makeStore();
    const stop = watchSession(store, window);
    stores({ 'language-setting': 'ar', country: 'SA' });
    document.cookie = `${COOKIES.language}=ar-SA; path=/`;
    expect(store.getState().session.language).toBe('en');
    store.dispatch(sessionSlice.actions.placeChosen(place));
    expect(localStorage.getItem('location')).toBe(place.address);
    expect(localStorage.getItem('language-setting')).toBe('ar');
    expect(readSessionCookies(document.cookie)).toMatchObject({ place, language: 'ar' });
    stop();
  });
});

describe('a page restored from the back/forward cache', () => {
  it('[AUTH-15] picks up a missed sign-out, and never writes the old token back', () => {
    localStorage.setItem('token', 'mine');
    const store = makeStore();
    const stop = watchSession(store, window);
    expect(store.getState().session.token).toBe('mine');
    localStorage.removeItem('token');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(store.getState().session.token).toBeNull();
    store.dispatch(sessionSlice.actions.fontSizesChosen({ fluid: false }));
    expect(localStorage.getItem('token')).toBeNull();
    stop();
  });
});

describe('cookies', () => {
  it('treats unreadable values as not set', () => {
    expect(readSessionCookies('shop_place=%7Boops; shop_module=1; shop_theme=pink')).toEqual({
      place: null,
      module: null,
      language: 'en',
      country: 'US',
      theme: 'light',
      fluidSizes: true,
      resultsLook: 'grid',
      resultsSort: null,
    });
    expect(readSessionCookies(undefined)).toMatchObject({ place: null, language: 'en' });
  });
});

describe('visits and drafts', () => {
  const store = (id: string) =>
    ({ id, slug: `s${id}`, name: `Store ${id}`, logo: null, moduleId: '1', zoneId: '1' }) as Store;
  const items = Array.from({ length: 8 }, (_, index) => ({ name: `Item ${index}`, image: null }) as unknown as Item);

  it('[HOME-35] [HOME-36] [SESS-27] [SESS-28] moves a visited store to the front, with at most five products', () => {
    const storage = fakeStorage();
    recordVisit(storage, store('1'), items);
    recordVisit(storage, store('2'), items);
    recordVisit(storage, store('1'), items);
    const { stores, products } = readVisits(storage);
    expect(stores.map(({ id }) => id)).toEqual(['1', '2']);
    expect(products.filter(({ store_id }) => store_id === '1')).toHaveLength(5);
  });

  it('keeps the draft and the phones of own orders', () => {
    const storage = fakeStorage({ checkoutDraft: '{broken' });
    expect(readDraft(storage)).toEqual({});
    writeDraft(storage, {
      type: 'delivery',
      contact: { name: 'M', phone: '1', email: 'e' },
      address: null,
      at: null,
      note: 'n',
      cutlery: false,
      instruction: '',
      unavailable: '',
      scheduleAt: null,
      tip: minor(0),
    });
    expect(readDraft(storage)).toMatchObject({ note: 'n' });
    const party = { contact: { name: 'M', phone: '1', email: '' }, address: null };
    writeParcel(storage, {
      sender: party,
      receiver: party,
      payer: 'receiver',
      instruction: '',
      note: '',
      tip: minor(0),
    });
    expect(readParcel(storage)).toMatchObject({ payer: 'receiver', sender: party });
    forgetParcel(storage);
    expect(readParcel(storage)).toEqual({});
    rememberOrder(storage, '9', '+356 1');
    expect(phoneOfOrder(storage, '9')).toBe('+356 1');
    expect(phoneOfOrder(storage, '10')).toBeNull();
  });

  it('[PLUS-13] the same order has the same key until it is placed, another order has another', () => {
    const storage = fakeStorage({});
    const key = orderKey(storage, 'milk');
    expect(orderKey(storage, 'milk')).toBe(key);
    expect(orderKey(storage, 'bread')).not.toBe(key);
    const bread = orderKey(storage, 'bread');
    forgetOrderKey(storage);
    expect(orderKey(storage, 'bread')).not.toBe(bread);
  });

  it('[SESS-35] an expired token clears nothing else', () => {
    const state = sessionSlice.reducer(
      { ...emptySession, token: 't', guestId: '5', place },
      sessionSlice.actions.tokenExpired(),
    );
    expect(state).toMatchObject({ token: null, guestId: '5', place });
  });
});

describe('the page requested before a place was selected', () => {
  it('[ROUTE-49] is returned once, and only for a path of this shop', () => {
    const jar = (value: string) => {
      const page = { cookie: `shop_place=; ${value}` };
      return { page, next: takeNextPage(page) };
    };
    const asked = nextPageCookie('/category/7?module_id=2&x=a;b').split(';')[0] ?? '';
    const { page, next } = jar(asked);
    expect(next).toBe('/category/7?module_id=2&x=a;b');
    expect(page.cookie).toMatch(/^shop_next=; path=\/; max-age=0/);
    expect(jar('').next).toBeNull();
    expect(jar(nextPageCookie('//elsewhere.example').split(';')[0] ?? '').next).toBe('/home');
    expect(jar('shop_next=%E0%A4%A').next).toBeNull();
  });
});
