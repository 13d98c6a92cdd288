import { configureStore } from '@reduxjs/toolkit';
import { deviceStorage } from './browser-storage';
import { sessionSlice } from './slice';
import { watchSession } from './storage';
import { readViewed, recordView, watchViewed } from './viewed-items';

const record = (...ids: string[]) => ids.forEach((id) => recordView(deviceStorage, { id, moduleId: '4' }));
const viewed = (moduleId: string | null = '4') => readViewed(deviceStorage, moduleId);
const openVisit = () => {
  const store = configureStore({ reducer: { session: sessionSlice.reducer } });
  return { store, stop: watchSession(store, window) };
};
const { signedIn, signedOut, tokenExpired, placeChosen } = sessionSlice.actions;
const place = { address: 'Old Town Square', point: { lat: 34.59, lng: 18.9 }, zoneIds: ['1'] };

beforeEach(() => {
  jest.restoreAllMocks();
  deviceStorage.removeItem('viewedItems');
  localStorage.clear();
});

describe('items that were opened', () => {
  it('[PLUS-82] the last first, each once, of their module, and at most twenty', () => {
    record('1', '2', '3', '1');
    recordView(deviceStorage, { id: '9', moduleId: '2' });
    expect(viewed()).toEqual(['1', '3', '2']);
    expect([viewed('2'), viewed('1'), viewed(null)]).toEqual([['9'], [], []]);
    record(...Array.from({ length: 100 }, (_, index) => String(index + 100)));
    expect(viewed()).toEqual(Array.from({ length: 20 }, (_, index) => String(199 - index)));
    expect(JSON.parse(localStorage.getItem('viewedItems') ?? '')).toHaveLength(60);
  });

  it('[PLUS-82] a guest keeps them, also after a sign-in', () => {
    const { store, stop } = openVisit();
    record('1');
    store.dispatch(placeChosen(place));
    store.dispatch(signedIn('token'));
    store.dispatch(placeChosen({ ...place, address: 'Quay' }));
    expect(viewed()).toEqual(['1']);
    stop();
  });

  it.each([
    ['is signed out', signedOut],
    ['has lost the sign-in', tokenExpired],
  ])('[PLUS-82] [PLUS-53] nothing of a customer who %s', (_, end) => {
    const { store, stop } = openVisit();
    store.dispatch(signedIn('token'));
    record('1');
    store.dispatch(end());
    expect(viewed()).toEqual([]);
    expect(localStorage.getItem('viewedItems')).toBeNull();
    stop();
  });

  it('[PLUS-82] [PLUS-52] a sign-out in another tab empties them here too, and is told', () => {
    localStorage.setItem('token', 'token');
    const { stop } = openVisit();
    record('1');
    const changed = jest.fn();
    const stopViewed = watchViewed(changed);
    // As the other tab leaves it.
    localStorage.removeItem('token');
    localStorage.removeItem('viewedItems');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }));
    expect(changed).toHaveBeenCalled();
    expect(viewed()).toEqual([]);
    stopViewed();
    stop();
  });

  it.each(['QuotaExceededError', 'SecurityError'])('[PLUS-82] [PLUS-60] %s: in memory, until the sign-out', (name) => {
    const { store, stop } = openVisit();
    store.dispatch(signedIn('token'));
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', name);
    });
    record('1', '2');
    expect(viewed()).toEqual(['2', '1']);
    store.dispatch(signedOut());
    expect(viewed()).toEqual([]);
    stop();
  });
});
