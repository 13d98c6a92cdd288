import fc from 'fast-check';
import {
  ADDRESS_LIMITS,
  addressErrors,
  addressType,
  addressValues,
  isSamePoint,
  lastUsedFirst,
  namesPlace,
  reachedFrom,
  savedOf,
  startAddress,
  toAddress,
  type AddressField,
} from './address';
import type { SavedAddress } from './entities';

const HOME: SavedAddress = {
  id: '7',
  type: 'home',
  label: '',
  text: '1 Market Street',
  point: { lat: 34.594, lng: 18.902 },
  zoneIds: ['1', '2'],
  road: '',
  house: '7',
  floor: '2',
  more: 'Blue door',
  contact: { name: 'Mina Vella', phone: '+356 2100 0000', email: '' },
};
const OPTIONAL = { type: true, email: 'optional' } as const;
const values = addressValues(HOME, HOME.contact);
const errorsOf = (over: object, asks: Parameters<typeof addressErrors>[1] = OPTIONAL) =>
  addressErrors({ ...values, ...over }, asks).map(({ field, reason }) => `${field} ${reason}`);

describe('addressErrors', () => {
  it('[ADDR-13] require an address with a pin inside a zone', () => {
    expect(errorsOf({ text: ' ' })).toEqual(['text missing']);
    expect(errorsOf({ point: null })).toEqual(['text unplaced']);
    expect(errorsOf({ isOutside: true })).toEqual(['text outside']);
  });

  it('[ADDR-14] [ADDR-15] require a name and a valid phone number', () => {
    expect(errorsOf({ name: ' ', phone: '' })).toEqual(['name missing', 'phone missing']);
    expect(errorsOf({ phone: '1234' })).toEqual(['phone malformed']);
    expect(errorsOf({ phone: '٢١٠٠٠' })).toEqual([]);
  });

  it('[ADDR-16] all other fields are optional', () =>
    expect(errorsOf({ type: 'other', label: '', email: '', house: '', floor: '', road: '', more: '' })).toEqual([]));

  it('[ADDR-17] reject a malformed e-mail address; guests must give one', () => {
    expect(errorsOf({ email: 'no at' })).toEqual(['email malformed']);
    const required = { type: false, email: 'required' } as const;
    expect(errorsOf({}, required)).toEqual(['email missing']);
    expect(errorsOf({ email: 'no at' }, required)).toEqual(['email malformed']);
    expect(errorsOf({ email: 'no at' }, { type: false, email: 'no' })).toEqual([]);
  });

  it('accept every text up to its limit and none beyond', () => {
    for (const [field, most] of Object.entries(ADDRESS_LIMITS)) {
      const of = (length: number) =>
        field === 'email' ? `${'a'.repeat(length - 6)}@b.com` : (field === 'phone' ? '1' : 'a').repeat(length);
      expect(errorsOf({ [field]: of(most) })).toEqual([]);
      expect(errorsOf({ [field]: of(most + 1) })).toEqual([`${field} tooLong`]);
      expect(errorsOf({ [field]: `${of(most)} ` })).toEqual([]);
    }
  });

  it('report each field once, in the order of the form', () =>
    fc.assert(
      fc.property(
        fc.record({
          text: fc.constantFrom('', 'x', 'x'.repeat(501)),
          name: fc.constantFrom('', 'x', 'x'.repeat(201)),
          phone: fc.constantFrom('', '1', '12345', '1'.repeat(41)),
          email: fc.constantFrom('', 'x', 'x'.repeat(201)),
          isOutside: fc.boolean(),
        }),
        (over) => {
          const fields: AddressField[] = addressErrors({ ...values, ...over }, OPTIONAL).map(({ field }) => field);
          expect(new Set(fields).size).toBe(fields.length);
        },
      ),
    ));
});

describe('addressValues and toAddress', () => {
  it('[ADDR-21] round-trip an address', () => {
    const { id: _id, contact, ...address } = HOME;
    expect(toAddress(values)).toEqual({ address, contact });
  });

  it('[ADDR-11] drop the label unless the type is other', () => {
    expect(toAddress({ ...values, type: 'other', label: ' Beach ' })?.address.label).toBe('Beach');
    expect(toAddress({ ...values, type: 'office', label: 'Beach' })?.address.label).toBe('');
  });

  it('trim texts and write Latin digits; without a pin there is no address', () => {
    expect(toAddress({ ...values, name: ' Mina ', phone: ' +٣٥٦ ' })?.contact).toMatchObject({
      name: 'Mina',
      phone: '+356',
    });
    expect(toAddress({ ...values, point: null })).toBeNull();
  });

  it('[ADDR-10] support three types; any other type becomes other', () =>
    expect(['home', 'office', 'other', 'others', 'Selected Address', ''].map(addressType)).toEqual([
      'home',
      'office',
      'other',
      'other',
      'other',
      'other',
    ]));
});

describe('the addresses that are offered', () => {
  const at = (id: string, zoneIds: string[]): SavedAddress => ({ ...HOME, id, zoneIds });
  const all = [at('1', ['1']), at('2', ['2']), at('3', []), at('4', ['1', '2'])];
  const ids = (addresses: SavedAddress[]) => addresses.map(({ id }) => id).join('');

  it('[ADDR-08] are those in the zone, and those without known zones', () => {
    expect(ids(reachedFrom(all, '1'))).toBe('134');
    expect(ids(reachedFrom(all, '9'))).toBe('3');
    expect(ids(reachedFrom(all, null))).toBe('1234');
  });

  it('start with the one last used in a zone; the others keep their order', () => {
    expect(ids(lastUsedFirst(all, { '1': '4', '2': '2' }, ['1']))).toBe('4123');
    expect(ids(lastUsedFirst(all, { '1': '4', '2': '2' }, ['1', '2']))).toBe('2413');
    expect(ids(lastUsedFirst(all, { '1': 'gone' }, ['1']))).toBe('1234');
    expect(ids(lastUsedFirst(all, {}, []))).toBe('1234');
  });

  it('[ADDR-27] an order starts with the one last used here, else in the newest order, else with the nearest', () => {
    const at = (id: string, lng: number) => ({ ...HOME, id, text: `${id} Quay`, point: { lat: 34.5, lng } });
    const addresses = [at('1', 18.7), at('2', 18.8), at('3', 18.9)];
    const deliveredTo = (...ids: string[]) => addresses.filter(({ id }) => ids.includes(id)).map(({ text, point }) => ({ address: text, point })); // prettier-ignore
    const idOf = (over: Partial<Parameters<typeof startAddress>[1]>, of = addresses) =>
      startAddress(of, { usedIds: [], orders: [], near: null, ...over })?.id ?? null;
    const near = { lat: 34.5, lng: 18.89 };
    expect(idOf({ usedIds: ['9', '2'], orders: deliveredTo('1'), near })).toBe('2');
    expect(idOf({ usedIds: ['9'], orders: deliveredTo('1', '2'), near })).toBe('1');
    // Elsewhere, to an address since deleted, and one whose place the backend does not tell.
    const others = [{ address: '8 Quay', point: near }, { address: '2 Quay', point: null }]; // prettier-ignore
    expect(idOf({ orders: [...others, ...deliveredTo('2')], near })).toBe('2');
    expect(idOf({ orders: others, near })).toBe('3');
    expect(idOf({})).toBe('1');
    expect(idOf({ near }, [])).toBeNull();
  });

  it('savedOf finds a saved address by its id, else by text and place', () => {
    expect(savedOf(all, { text: 'changed', point: { lat: 0, lng: 0 }, savedId: '2' })?.id).toBe('2');
    expect(savedOf(all, { text: HOME.text, point: { lat: 34.594004, lng: 18.902 } })?.id).toBe('1');
    expect(savedOf(all, { text: 'another', point: HOME.point })).toBeNull();
    expect(savedOf(all, null)).toBeNull();
  });

  it('isSamePoint ignores distances of about a metre', () => {
    expect(isSamePoint({ lat: 1, lng: 1 }, { lat: 1.0000099, lng: 1 })).toBe(true);
    expect(isSamePoint({ lat: 1, lng: 1 }, { lat: 1, lng: 1.00002 })).toBe(false);
  });
});

describe('namesPlace', () => {
  const found = { main: 'Harbour Lane', secondary: 'Old Town, Port Almera' };
  it.each([
    ['3 harbour  lane, blue door', true],
    ['Harb', true],
    ['Harbour\u200b Lane\u202c, \u0663', true],
    ['Harbour Lane, Old', true],
    ['Ha', false],
    ['', false],
    ['Hill Road 9', false],
    ['Lane', false],
    ['Harbour Street', false],
  ])('%s: %s', (typed, named) => expect(namesPlace(typed, found)).toBe(named));
  it('a place without a name never matches', () =>
    expect(namesPlace('anything', { main: '', secondary: 'Old Town' })).toBe(false));
});
