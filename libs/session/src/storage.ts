/**
 * The session in the browser's storage, under the keys of the specification (SESS-17 to SESS-29). Read once, written at
 * each change.
 */
import { directionOf, languageOf } from '@shop/i18n';
import { browserCookies, deviceStorage as storage, watchStorage, type SessionStorage } from './browser-storage';
import { sessionCookies } from './cookies';
import { readModule, readPoint, readZoneIds } from './shapes';
import { sessionSlice, type SessionState } from './slice';

function json(storage: SessionStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** An unserialized string; earlier versions may have quoted it. */
function plain(storage: SessionStorage, key: string): string | null {
  const text = storage.getItem(key)?.replace(/^"|"$/g, '');
  return text && text !== 'null' && text !== 'undefined' ? text : null;
}

/** The stored session; missing or unreadable keys count as not set. */
export function readStorage(storage: SessionStorage): Partial<SessionState> {
  const point = readPoint(json(storage, 'currentLatLng'));
  const zoneIds = readZoneIds(json(storage, 'zoneid'));
  const address = plain(storage, 'location');
  const module = json(storage, 'module');
  const searches = json(storage, 'searchedValues');
  const language = plain(storage, 'language-setting');
  const settings = json(storage, 'settings') as { theme?: string; responsiveFontSizes?: unknown } | null;
  return {
    token: plain(storage, 'token'),
    guestId: plain(storage, 'guest_id'),
    place: point && zoneIds && address ? { address, point, zoneIds } : null,
    module: readModule(module),
    searches: Array.isArray(searches)
      ? searches.filter((entry): entry is string => typeof entry === 'string').slice(0, 5)
      : [],
    ...(language ? { language: languageOf(language), country: plain(storage, 'country') ?? 'US' } : {}),
    ...(typeof settings?.responsiveFontSizes === 'boolean' ? { fluidSizes: settings.responsiveFontSizes } : {}),
    ...(settings?.theme === 'dark' || settings?.theme === 'light' ? { theme: settings.theme } : {}),
  };
}

function writeStorage(storage: SessionStorage, session: SessionState): void {
  const put = (key: string, value: string | null) =>
    value === null ? storage.removeItem(key) : storage.setItem(key, value);
  put('token', session.token);
  // Clear on sign-out: the next customer has other addresses (`used-addresses.ts`).
  if (!session.token) put('addressesUsed', null);
  put('guest_id', session.guestId);
  put('location', session.place?.address ?? null);
  put('zoneid', session.place ? JSON.stringify(session.place.zoneIds.map(Number)) : null);
  put('currentLatLng', session.place ? JSON.stringify(session.place.point) : null);
  put(
    'module',
    session.module
      ? JSON.stringify({
          id: Number(session.module.id),
          module_type: session.module.type,
          module_name: session.module.name,
        })
      : null,
  );
  put('language-setting', session.language);
  put('country', session.country);
  put('searchedValues', JSON.stringify(session.searches));
  put(
    'settings',
    JSON.stringify({
      direction: directionOf(session.language),
      responsiveFontSizes: session.fluidSizes,
      theme: session.theme,
    }),
  );
}

interface SessionStore {
  getState: () => { session: SessionState };
  dispatch: (action: ReturnType<typeof sessionSlice.actions.sessionRestored>) => unknown;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Binds the store to the browser: restores the session once, mirrors every change to storage and cookies, and syncs
 * with other tabs and after a return from the back/forward cache. Call it after hydration, so that the first render
 * equals the server's. The module of a followed link overrides the stored one.
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
    last = session;
    writeStorage(storage, session);
    for (const cookie of sessionCookies(session, page.location.protocol === 'https:')) browserCookies.cookie = cookie;
  };
  mirror();
  const stop = store.subscribe(mirror);
  const follow = () => {
    const { token, guestId, place, module } = readStorage(storage);
    store.dispatch(
      sessionSlice.actions.sessionRestored({
        token: token ?? null,
        guestId: guestId ?? null,
        place: place ?? null,
        module: module ?? null,
      }),
    );
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
