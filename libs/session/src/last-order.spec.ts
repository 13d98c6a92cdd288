import { configureStore } from '@reduxjs/toolkit';
import { deviceStorage, tabStorage } from './browser-storage';
import { EMPTY_LIST, writeListDraft } from './list-drafts';
import { readLastOrder, rememberLastOrder } from './last-order';
import { sessionSlice } from './slice';
import { watchSession } from './storage';

const contact = { name: 'Mina', phone: '+356 2100 0000', email: 'mina@example.com' };
const address = {
  ...{ type: 'Selected Address', text: 'Old Town Square', point: { lat: 34.59, lng: 18.9 }, zoneIds: ['1'] },
  ...{ road: '', house: '7', floor: '', more: '' },
};
const sent = { payment: 'wallet', contact, address, at: 'Old Town Square' };
const { signedIn, signedOut, tokenExpired } = sessionSlice.actions;
const openVisit = () => {
  const store = configureStore({ reducer: { session: sessionSlice.reducer } });
  return { store, stop: watchSession(store, window) };
};

beforeEach(() => {
  deviceStorage.removeItem('lastOrder');
  localStorage.clear();
  sessionStorage.clear();
});

describe('the last order of a device', () => {
  it('is remembered of a guest with contact and address, and read by this guest only', () => {
    rememberLastOrder(deviceStorage, null, '7', sent);
    expect(readLastOrder(deviceStorage, null, '7')).toEqual({ owner: 'guest 7', ...sent });
    expect([readLastOrder(deviceStorage, null, '8'), readLastOrder(deviceStorage, '7', null)]).toEqual([null, null]);
    expect(readLastOrder(deviceStorage, null, null)).toBeNull();
  });

  it('a take-away keeps the address of the delivery before it, but not of another guest', () => {
    rememberLastOrder(deviceStorage, null, '7', sent);
    rememberLastOrder(deviceStorage, null, '7', { ...sent, address: null, at: 'Quay' });
    expect(readLastOrder(deviceStorage, null, '7')).toMatchObject({ address, at: 'Old Town Square' });
    rememberLastOrder(deviceStorage, null, '8', { ...sent, address: null });
    expect(readLastOrder(deviceStorage, null, '8')?.address).toBeNull();
  });

  it('of a customer it has the payment method only', () => {
    rememberLastOrder(deviceStorage, '5', null, sent);
    expect(readLastOrder(deviceStorage, '5', null)).toMatchObject({ payment: 'wallet', contact: null, address: null });
    expect(localStorage.getItem('lastOrder')).not.toContain('Mina');
  });

  it.each([
    ['is signed out', signedOut],
    ['has lost the sign-in', tokenExpired],
  ])('[PLUS-53] nothing of a customer who %s', (_, end) => {
    const { store, stop } = openVisit();
    store.dispatch(signedIn('token'));
    rememberLastOrder(deviceStorage, '5', null, sent);
    writeListDraft(deviceStorage, '3', { ...EMPTY_LIST, text: 'plasters' });
    store.dispatch(end());
    expect(['lastOrder', 'shoppingLists'].map((key) => localStorage.getItem(key))).toEqual([null, null]);
    stop();
  });

  it('[PLUS-53] who signs out leaves no contact in the forms of the tab; an interrupted order goes on', () => {
    const { store, stop } = openVisit();
    const keys = ['checkoutDraft', 'prescriptionDraft', 'parcelDraft'];
    const forms = () => keys.map((key) => tabStorage.getItem(key));
    for (const key of keys) tabStorage.setItem(key, '{}');
    store.dispatch(signedIn('token'));
    store.dispatch(tokenExpired());
    expect(forms()).toEqual(['{}', '{}', '{}']);
    store.dispatch(signedIn('token'));
    store.dispatch(signedOut());
    expect(forms()).toEqual([null, null, null]);
    stop();
  });
});
