/** Cookies and storage that somebody else wrote: what cannot be read counts as not set, and nothing throws. */
import { hostileText, nearly, nearlyJson } from '@shop/util/hostile.spec-helper';
import type { Item, Store } from '@shop/domain';
import { LANGUAGES } from '@shop/i18n';
import { minor } from '@shop/util';
import fc from 'fast-check';
import { COOKIES, readSessionCookies, sessionCookies } from './cookies';
import { orderKey, phoneOfOrder, readCoupon, readDraft, readParcel, readPrescription, rememberOrder } from './drafts';
import { readBought } from './read-bought';
import { EMPTY_LIST, readListDraft, writeListDraft } from './list-drafts';
import { readLists, writeList } from './lists/shown-lists';
import { takeNextPage } from './next-page';
import { readLastOrder, rememberLastOrder } from './last-order';
import { dropUnreadablePositions } from './scroll-positions';
import { emptySession, type SessionState } from './slice';
import { readStorage } from './storage';
import { readUsedAddresses, rememberAddress } from './used-addresses';
import { readRunning, rememberRunning } from './running-orders';
import { readSeenNotices, rememberSeenNotices } from './seen-notices';
import { readViewed, recordView } from './viewed-items';
import { readVisits, recordVisit } from './visits';

const RUNS = { numRuns: 1000 };
const NOTHING = readSessionCookies(undefined);

const isText = (value: unknown, most = 500) => typeof value === 'string' && value.length <= most;
const isId = (value: unknown) => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);
const isNumber = (value: unknown) => /^[1-9]\d{0,14}$/.test(String(value));
const isPoint = ({ lat, lng }: { lat: number; lng: number }) =>
  Number.isFinite(lat) && Number.isFinite(lng) && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
const isAmount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'));

/** Throws for a session that no reader may return: each of its values may go into a header, a cookie or a page. */
function assertSafe({
  place,
  module,
  token,
  guestId,
  language,
  country,
  theme,
  fluidSizes,
  searches,
  resultsLook,
  resultsSort,
}: Partial<SessionState>) {
  const facts = {
    place:
      !place ||
      (isText(place.address) &&
        isPoint(place.point) &&
        place.zoneIds.length > 0 &&
        place.zoneIds.length <= 50 &&
        place.zoneIds.every(isNumber)),
    module: !module || (isNumber(module.id) && /^[\w-]{1,40}$/.test(module.type) && isText(module.name, 100)),
    token: !token || /^[\x21-\x7e]{1,4096}$/.test(token),
    guestId: !guestId || isId(guestId),
    language: language === undefined || LANGUAGES.some(({ code }) => code === language),
    country: country === undefined || /^[A-Z]{2}$/.test(country),
    theme: theme === undefined || theme === 'dark' || theme === 'light',
    sizes: fluidSizes === undefined || typeof fluidSizes === 'boolean',
    look: [undefined, 'grid', 'list'].includes(resultsLook),
    sort: [undefined, null, 'high2Low', 'low2High'].includes(resultsSort),
    searches: searches === undefined || (searches.length <= 5 && searches.every((text) => isText(text, 200))),
  };
  expect(facts).toEqual(Object.fromEntries(Object.keys(facts).map((name) => [name, true])));
  // As a server and a browser use it: a value with a line break would be refused here.
  const headers = { zoneid: String(place?.zoneIds), moduleid: module?.id ?? '', guest: guestId ?? '' };
  new Headers({ ...headers, latitude: String(place?.point.lat), authorization: `Bearer ${token}` });
  for (const line of sessionCookies(
    { ...emptySession, ...NOTHING, place: null, module: null, country: country ?? 'US' },
    true,
  ))
    expect(line.split(';')[0]).toMatch(/^shop_\w+=[\w-]*$/);
}

const PLACE = { address: 'Old Town Square', point: { lat: 34.59, lng: 18.9 }, zoneIds: ['1', '2'] };
const VALID: Record<keyof typeof COOKIES, unknown> = {
  place: PLACE,
  module: { id: '2', type: 'food', name: 'Food' },
  language: 'ar-SA',
  theme: 'dark',
  sizes: 'fixed',
  results: 'list-low2High',
};

describe('cookies', () => {
  it('a module whose id continues on another line is none, and the rest of the visit stays', () => {
    const cookie = `shop_module=${encodeURIComponent('{"id":"1\\r\\nX: 1","type":"food"}')}; shop_theme=dark`;
    expect(readSessionCookies(cookie)).toEqual({ ...NOTHING, theme: 'dark' });
  });

  it.each(Object.entries(VALID))('a thousand odd values of %s give a session of valid values', (name, valid) => {
    const values = nearlyJson(valid).chain((text) => fc.constantFrom(text, `${text}-${text}`, encoded(text)));
    fc.assert(
      fc.property(values, (value) => assertSafe(readSessionCookies(`a=b; ${COOKIES[name as 'place']}=${value}; c`))),
      RUNS,
    );
  });

  it('what is not valid is not set, and one bad cookie leaves the others as they are', () => {
    const rest = `; shop_module=${encodeURIComponent(JSON.stringify(VALID.module))}; shop_language=ar-SA`;
    fc.assert(
      fc.property(nearly(PLACE), (value) => {
        const read = readSessionCookies(`shop_place=${encodeURIComponent(JSON.stringify(value))}${rest}`);
        expect(read).toMatchObject({ module: VALID.module, language: 'ar', country: 'SA' });
      }),
      RUNS,
    );
  });

  it('the page that was requested before a place was chosen is one of this shop', () => {
    fc.assert(
      fc.property(hostileText, fc.boolean(), (text, isEncoded) => {
        const value = isEncoded ? encoded(text) : text.replaceAll(';', '');
        const next = takeNextPage({ cookie: `shop_next=${value}` });
        if (next !== null) expect(new URL(next, 'https://shop.example').origin).toBe('https://shop.example');
      }),
      RUNS,
    );
  });
});

const contact = { name: 'Mina', phone: '+356 1', email: 'm@example.com' };
const address = {
  ...{ type: 'home', text: '1 Market Street', point: PLACE.point, zoneIds: ['1'], road: 'a', house: 'b', floor: 'c' },
  ...{ more: 'd', savedId: '4', label: 'Aunt' },
};
const choice = { variation: 'L', options: { Sauce: ['Hot'] }, addOns: [{ id: '3', quantity: 1 }] };
const STORED: Record<string, unknown> = {
  token: 'abc',
  guest_id: '77',
  location: 'Old Town Square',
  zoneid: [1, 2],
  currentLatLng: PLACE.point,
  module: { id: 2, module_type: 'food', module_name: 'Food' },
  searchedValues: ['milk'],
  'language-setting': 'ar',
  country: 'SA',
  settings: { theme: 'dark', responsiveFontSizes: false },
  visitedStores: [{ id: '1', slug: 's', name: 'Store', logo: '/a.png', module_id: '1', zone_id: '1' }],
  visitedStoresProducts: [{ store_id: '1', image: '/b.png', name: 'Milk' }],
  addressesUsed: { 1: '4' },
  viewedItems: [{ id: '5', moduleId: '4' }],
  shoppingLists: { 4: { text: '2 milk', asked: '2 milk', picks: { '9 0': { itemId: '5', quantity: 2 } } } },
  lastOrder: { owner: 'guest 77', payment: 'cash', contact, address, at: 'Old Town' },
  guestOrders: { 123: '+356 1' },
  runningOrders: ['123'],
  seenNotices: 12,
  checkoutDraft: {
    type: 'take_away',
    contact,
    address,
    note: 'n',
    cutlery: true,
    instruction: 'i',
    unavailable: 'u',
    scheduleAt: '2026-03-05 12:00:00',
    tip: 50,
  },
  parcelDraft: {
    ...{ sender: { contact, address, save: true }, receiver: { contact, address: null } },
    ...{ payer: 'receiver', instruction: 'i', note: 'n', tip: 50 },
  },
  orderKey: { key: 'a'.repeat(32), keyFor: 'milk' },
  checkoutCoupon: { 1: 'TEN' },
  buyNow: { item: { id: '5', name: 'x' }, choice, quantity: 2 },
  'react-router-scroll-positions': { entry: 300 },
  listMemory: { entry: { of: 'list', pages: 3, height: 900 } },
};

function storageOf(entries: Record<string, string>) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}
type Stored = ReturnType<typeof storageOf>;
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const allStored = () =>
  storageOf(Object.fromEntries(Object.entries(STORED).map(([key, value]) => [key, textOf(value)])));

const store = { id: '9', slug: null, name: 'Nine', logo: null, moduleId: '1', zoneId: null } as unknown as Store;
const item = { name: 'Milk', image: null } as unknown as Item;

const isContact = (value: Record<string, unknown>) =>
  [value.name, value.phone, value.email].every((text) => isText(text));
function isAddress(value: unknown): boolean {
  const { type, text, point, zoneIds, road, house, floor, more, savedId = 'a', label = '' } = value as typeof address;
  return (
    [type, text, road, house, floor, more, label].every((entry) => isText(entry)) &&
    isPoint(point) &&
    zoneIds.every(isNumber) &&
    isId(savedId)
  );
}
const isParty = (party: { contact: Record<string, unknown>; address: unknown }) =>
  isContact(party.contact) && (party.address === null || isAddress(party.address));

/** Everything that reads a key, as the shop does, and what it may return. */
const READERS: [keys: RegExp, read: (storage: Stored) => boolean][] = [
  [
    /^(token|guest_id|location|zoneid|currentLatLng|module|searchedValues|language-setting|country|settings)$/,
    (storage) => {
      assertSafe(readStorage(storage));
      return true;
    },
  ],
  [
    /^visited/,
    (storage) => {
      const { stores, products } = readVisits(storage);
      const before =
        stores.length <= 12 &&
        stores.every(
          ({ id, slug, name, logo, module_id: module, zone_id: zone }) =>
            [id, module].every(isId) &&
            isText(name) &&
            isText(logo, 2000) &&
            [slug, zone].every((part) => part === null || isText(part)),
        ) &&
        products.every(({ store_id: id, image, name }) => isId(id) && isText(image, 2000) && isText(name));
      recordVisit(storage, store, [item]);
      return before && readVisits(storage).stores[0]?.id === '9';
    },
  ],
  [
    /^addressesUsed$/,
    (storage) => {
      const before = Object.values(readUsedAddresses(storage)).every(isId);
      rememberAddress(storage, '8', ['1']);
      return before && readUsedAddresses(storage)['1'] === '8';
    },
  ],
  [
    /^lastOrder$/,
    (storage) => {
      const before = readLastOrder(storage, null, '77');
      rememberLastOrder(storage, null, '8', { payment: 'cash', contact, address, at: null });
      const isSafe = !before || (isText(before.payment) && isText(before.contact?.name ?? ''));
      return isSafe && readLastOrder(storage, null, '8')?.contact?.name === 'Mina';
    },
  ],
  [
    /^viewedItems$/,
    (storage) => {
      const before = readViewed(storage, '4');
      recordView(storage, { id: '8', moduleId: '4' });
      return before.length <= 20 && before.every(isId) && readViewed(storage, '4')[0] === '8';
    },
  ],
  [
    /^shoppingLists$/,
    (storage) => {
      const before = readListDraft(storage, '4');
      writeListDraft(storage, '4', { ...EMPTY_LIST, text: 'milk' });
      const isSafe = isText(before.text, 3000) && Object.values(before.picks).every(({ itemId }) => isId(itemId));
      return isSafe && readListDraft(storage, '4').text === 'milk';
    },
  ],
  [
    /^runningOrders$/,
    (storage) => {
      const before = readRunning(storage);
      rememberRunning(storage, '8');
      return before.length <= 3 && before.every(isId) && readRunning(storage)[0] === '8';
    },
  ],
  [
    /^seenNotices$/,
    (storage) => {
      const before = readSeenNotices(storage);
      rememberSeenNotices(storage, before + 1);
      return Number.isFinite(before) && before >= 0 && readSeenNotices(storage) > before;
    },
  ],
  [
    /^guestOrders$/,
    (storage) => {
      const found = ['123', '__proto__', 'constructor'].map((id) => phoneOfOrder(storage, id));
      rememberOrder(storage, '5', '+356 5');
      return found.every((phone) => phone === null || isText(phone, 40)) && phoneOfOrder(storage, '5') === '+356 5';
    },
  ],
  [
    /^checkoutDraft$/,
    (storage) => {
      storage.setItem('prescriptionDraft', storage.getItem('checkoutDraft') ?? '');
      return [readDraft(storage), readPrescription(storage)].every(
        ({ type, contact: who, address: where, note, cutlery, instruction, unavailable, scheduleAt, tip }) =>
          (type === undefined || ['delivery', 'take_away', 'parcel'].includes(type)) &&
          (who === undefined || isContact({ ...who })) &&
          (where === undefined || where === null || isAddress(where)) &&
          [note, instruction, unavailable].every((text) => text === undefined || isText(text, 2000)) &&
          (cutlery === undefined || typeof cutlery === 'boolean') &&
          (scheduleAt === undefined || scheduleAt === null || /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(scheduleAt)) &&
          (tip === undefined || isAmount(tip)),
      );
    },
  ],
  [
    /^parcelDraft$/,
    (storage) => {
      const { sender, receiver, payer, instruction, note, tip } = readParcel(storage);
      return (
        [sender, receiver].every((party) => party === undefined || isParty(party as never)) &&
        (payer === undefined || ['sender', 'receiver'].includes(payer)) &&
        [instruction, note].every((text) => text === undefined || isText(text, 2000)) &&
        (tip === undefined || isAmount(tip))
      );
    },
  ],
  [/^orderKey$/, (storage) => /^[0-9a-f]{32}$/.test(orderKey(storage, 'milk'))],
  [
    /^checkoutCoupon$/,
    (storage) => ['1', '__proto__', 'constructor'].every((id) => isText(readCoupon(storage, id) ?? '', 100)),
  ],
  [
    /^buyNow$/,
    (storage) => {
      storage.setItem('campaignOrder', storage.getItem('buyNow') ?? '');
      return (['buy_now', 'campaign'] as const).every((page) => {
        const line = readBought(storage, page);
        return (
          line === null ||
          (isId(line.itemId) &&
            Number.isInteger(line.quantity) &&
            line.quantity > 0 &&
            (line.choice.variation === null || isText(line.choice.variation)) &&
            Object.values(line.choice.options).every((labels) => labels.every((label) => isText(label))) &&
            line.choice.addOns.every(({ id, quantity }) => isId(id) && Number.isInteger(quantity) && quantity > 0))
        );
      });
    },
  ],
  [
    /^react-router-scroll-positions$/,
    (storage) => {
      dropUnreadablePositions(storage);
      // As React Router reads and writes them.
      const stored = storage.getItem('react-router-scroll-positions');
      const positions = (stored ? JSON.parse(stored) : {}) as Record<string, number>;
      positions.here = 1;
      return true;
    },
  ],
  [
    /^listMemory$/,
    (storage) => {
      const before = Object.values(readLists(storage)).every(
        ({ of, pages, height }) =>
          isText(of, 5000) && Number.isInteger(pages) && pages > 0 && pages <= 1000 && height >= 0,
      );
      writeList(storage, 'other', { of: 'l', pages: 1, height: 1 });
      return before && readLists(storage).other?.pages === 1;
    },
  ],
];

describe('storage', () => {
  it('every key has a reader here, and what the shop stored is read as it was', () => {
    for (const key of Object.keys(STORED))
      expect([key, READERS.filter(([keys]) => keys.test(key)).length]).toEqual([key, 1]);
    const storage = allStored();
    expect(readStorage(storage)).toMatchObject({
      place: PLACE,
      token: 'abc',
      guestId: '77',
      language: 'ar',
      country: 'SA',
    });
    expect(readDraft(storage)).toEqual(STORED.checkoutDraft);
    expect(readParcel(storage)).toEqual(STORED.parcelDraft);
    expect(readVisits(storage)).toEqual({ stores: STORED.visitedStores, products: STORED.visitedStoresProducts });
    expect(readBought(storage, 'buy_now')).toEqual({ itemId: '5', choice, quantity: 2 });
    expect([readUsedAddresses(storage), readLists(storage)]).toEqual([STORED.addressesUsed, STORED.listMemory]);
    expect(readViewed(storage, '4')).toEqual(['5']);
    expect(readLastOrder(storage, null, '77')).toEqual(STORED.lastOrder);
    expect([phoneOfOrder(storage, '123'), readCoupon(storage, '1')]).toEqual(['+356 1', 'TEN']);
    expect(orderKey(storage, 'milk')).toBe('a'.repeat(32));
    expect(readDraft(storage).tip).toBe(minor(50));
    const { more: _more, ...older } = address;
    storage.setItem('checkoutDraft', JSON.stringify({ address: older }));
    expect(readDraft(storage).address).toEqual({ ...address, more: '' });
  });

  it.each(Object.entries(STORED))('a thousand odd values of %s give valid values, or none', (key, valid) => {
    const [, read] = READERS.find(([keys]) => keys.test(key)) ?? [];
    fc.assert(
      fc.property(nearlyJson(valid), (text) => {
        const storage = allStored();
        storage.setItem(key, text);
        expect(read?.(storage)).toBe(true);
      }),
      RUNS,
    );
  });
});
