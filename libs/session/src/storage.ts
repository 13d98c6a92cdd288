/**
 * The session in the browser's storage, under the keys of the specification (SESS-17 to SESS-29). Read once, written at
 * each change.
 */
import { searchText } from '@shop/domain/search-text';
import { directionOf, languageOf, optionOf } from '@shop/i18n';
import { parseJson, readBoolean, readFields, readId, readList, readOneOf, readText, type Reader } from '@shop/util';
import {
  browserCookies,
  deviceStorage as storage,
  tabStorage,
  watchStorage,
  type SessionStorage,
} from './browser-storage';
import { sessionCookies } from './cookies';
import {
  readAddressText,
  readCountry,
  readModule,
  readPoint,
  readResultsView,
  readTheme,
  readZoneIds,
  resultsViewText,
} from './shapes';
import { sessionSlice, type SessionState } from './slice';

/** Of this tab: forms with the customer's contact and address, what they were about to buy, and lists that they had opened. */
const OF_TAB = [
  'checkoutDraft',
  'prescriptionDraft',
  'parcelDraft',
  'orderKey',
  'checkoutCoupon',
  'priceDifference',
  'buyNow',
  'campaignOrder',
  'listMemory',
];
/** Of this device: what the next customer must not find. */
const OF_DEVICE = [
  'viewedItems',
  'lastOrder',
  'runningOrders',
  'seenNotices',
  'shoppingLists',
  'cartModules',
  'guestPush',
];
/** Also of this device, where an expired sign-in keeps it: where they were, and what waits to be sent. */
const KEPT_FOR_RETURN = ['visitedStores', 'visitedStoresProducts', 'guestOrders', 'cartWaiting'];

const json = (storage: SessionStorage, key: string): unknown => parseJson(storage.getItem(key));

/** An unserialized text; earlier versions may have quoted it. */
function plain(storage: SessionStorage, key: string, read: Reader<string>): string | null {
  const text = read(storage.getItem(key)?.replace(/^"|"$/g, ''));
  return text && text !== 'null' && text !== 'undefined' ? text : null;
}

/** Printable characters without spaces: anything else could not be sent in a header. */
const readToken = readText(4096, /^[\x21-\x7e]+$/);
const readSearches = readList(readText(200), 5);
/** Earlier versions stored marks that nobody sees, and searches of nothing else. */
const recentSearches = (stored: unknown): string[] => [
  ...new Set((readSearches(stored) ?? []).map(searchText).filter(Boolean)),
];
const readSettings = readFields({ theme: readTheme, responsiveFontSizes: readBoolean });

/** The stored session; missing or unreadable keys count as not set. */
export function readStorage(storage: SessionStorage): Partial<SessionState> {
  const point = readPoint(json(storage, 'currentLatLng'));
  const zoneIds = readZoneIds(json(storage, 'zoneid'));
  const address = plain(storage, 'location', readAddressText);
  const language = plain(storage, 'language-setting', readText());
  const { theme, responsiveFontSizes: fluidSizes } = readSettings(json(storage, 'settings'));
  return {
    token: plain(storage, 'token', readToken),
    guestId: plain(storage, 'guest_id', readId),
    place: point && zoneIds && address ? { address, point, zoneIds } : null,
    module: readModule(json(storage, 'module')),
    searches: recentSearches(json(storage, 'searchedValues')),
    ...(language
      ? {
          language: languageOf(language),
          country: plain(storage, 'country', readCountry) ?? optionOf(language).country,
        }
      : {}),
    ...(storage.getItem('resultsView') === null ? {} : readResultsView(storage.getItem('resultsView'))),
    ...(fluidSizes === undefined ? {} : { fluidSizes }),
    ...(theme ? { theme } : {}),
  };
}

/** How the last sign-in ended. Other tabs read it with the token's removal: who has left goes there too. */
const ENDED = 'sessionEnded';
const readEnded = readOneOf('left', 'expired');

/** The stored texts by key; null: removed. `ended` comes before the token, as tabs hear them in this order. */
const entriesOf = (session: SessionState): Record<string, string | null> => ({
  [ENDED]: session.ended,
  token: session.token,
  // The next customer has other addresses (`used-addresses.ts`).
  ...(session.token ? {} : { addressesUsed: null }),
  guest_id: session.guestId,
  location: session.place?.address ?? null,
  zoneid: session.place ? JSON.stringify(session.place.zoneIds.map(Number)) : null,
  currentLatLng: session.place ? JSON.stringify(session.place.point) : null,
  module: session.module
    ? JSON.stringify({
        id: Number(session.module.id),
        module_type: session.module.type,
        module_name: session.module.name,
      })
    : null,
  'language-setting': session.language,
  country: session.country,
  resultsView: resultsViewText(session),
  searchedValues: JSON.stringify(session.searches),
  settings: JSON.stringify({
    direction: directionOf(session.language),
    responsiveFontSizes: session.fluidSizes,
    theme: session.theme,
  }),
});

/** Writes what this tab has changed, and nothing else: another tab may have changed the rest (decision 122). @param before null: writes all */
function write(session: SessionState, before: SessionState | null, secure: boolean): void {
  const old = before && entriesOf(before);
  for (const [key, value] of Object.entries(entriesOf(session)))
    if (value === old?.[key]) continue;
    else if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  const oldCookies = before ? sessionCookies(before, secure) : [];
  for (const cookie of sessionCookies(session, secure))
    if (!oldCookies.includes(cookie)) browserCookies.cookie = cookie;
}

let following = false;
/** Whether the change that is being dispatched was made in another tab: that tab does what follows from it. */
export const isFollowing = (): boolean => following;

interface SessionStore {
  getState: () => { session: SessionState };
  dispatch: (action: ReturnType<typeof sessionSlice.actions.sessionRestored>) => unknown;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Binds the store to the browser: restores the session once, mirrors every change to storage and cookies, and syncs
 * with other tabs and after a return from the back/forward cache. Call it after hydration, so that the first render
 * equals the server's. The module of a followed link overrides the stored one. The language is no part of it: it needs another start
 * (`tabs.ts` of the storefront).
 */
export function watchSession(store: SessionStore, page: Window, linkedModuleId: string | null = null): () => void {
  const stored = readStorage(storage);
  const cookiesFirst = store.getState().session;
  const noStorage = stored.place === null && storage.getItem('settings') === null;
  const followed = linkedModuleId !== null && cookiesFirst.module?.id === linkedModuleId;
  store.dispatch(
    sessionSlice.actions.sessionRestored({
      ...stored,
      ...(noStorage ? { place: cookiesFirst.place } : {}),
      ...(noStorage || followed ? { module: cookiesFirst.module } : {}),
    }),
  );
  let last: SessionState | null = null;
  const mirror = () => {
    const { session } = store.getState();
    if (session === last) return;
    // The next customer of this device has seen nothing (`viewed-items.ts`); a guest who signs in keeps what they saw.
    if (last?.token && !session.token) for (const key of OF_DEVICE) storage.removeItem(key);
    // Who leaves the device leaves no contact in the tab; an order that the server interrupts goes on after the sign-in.
    if (last?.token && session.ended === 'left') {
      for (const key of OF_TAB) tabStorage.removeItem(key);
      for (const key of KEPT_FOR_RETURN) storage.removeItem(key);
    }
    // What is followed is stored already, and may have changed again since it was read.
    if (!following) write(session, last, page.location.protocol === 'https:');
    last = session;
  };
  mirror();
  const stop = store.subscribe(mirror);
  const follow = () => {
    const { token, guestId, place, module, searches, theme, fluidSizes } = readStorage(storage);
    const { session } = store.getState();
    following = true;
    store.dispatch(
      sessionSlice.actions.sessionRestored({
        token: token ?? null,
        guestId: guestId ?? null,
        place: place ?? null,
        module: module ?? null,
        ended: token ? null : (readEnded(storage.getItem(ENDED)) ?? session.ended),
        searches: searches ?? session.searches,
        theme: theme ?? session.theme,
        fluidSizes: fluidSizes ?? session.fluidSizes,
      }),
    );
    following = false;
  };
  // A page in the back/forward cache receives no events; without a sync it would write an ended sign-in back.
  const returned = ({ persisted }: PageTransitionEvent) => (persisted ? follow() : undefined);
  const stopWatching = watchStorage(follow);
  page.addEventListener('pageshow', returned);
  return () => {
    stop();
    stopWatching();
    page.removeEventListener('pageshow', returned);
  };
}
