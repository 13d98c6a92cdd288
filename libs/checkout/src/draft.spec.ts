/** What an order form starts with. */
import type { Customer, DeliveryAddress, Place } from '@shop/domain';
import { minor } from '@shop/util';
import { startDraft, type Draft } from './lib/sections/draft';

const PLACE: Place = { address: 'Old Town Square', point: { lat: 34.594, lng: 18.902 }, zoneIds: ['1', '2'] };
const EDITED: DeliveryAddress = {
  type: 'Selected Address',
  text: 'Green Hills Mall',
  point: { lat: 34.6, lng: 18.95 },
  zoneIds: ['2'],
  road: '',
  house: '4',
  floor: '',
  more: 'Blue door',
};
const stored: Draft = {
  type: 'delivery',
  contact: { name: 'Mina', phone: '+356 2100 0000', email: 'm@b.co' },
  address: EDITED,
  at: PLACE.address,
  note: '',
  cutlery: false,
  instruction: '',
  unavailable: '',
  scheduleAt: null,
  tip: minor(0),
};
const addressOf = (over: Partial<Draft>, place: Place = PLACE, zoneId: string | null = '2') =>
  startDraft({ ...stored, ...over }, { place, customer: null, zoneId }).address?.text;

it('[ADDR-26] a guest’s order starts with the address of the last draft', () => {
  expect(addressOf({})).toBe('Green Hills Mall');
  expect(startDraft(stored, { place: PLACE, customer: null, zoneId: '2' }).address?.more).toBe('Blue door');
});

it('but not after the place of the visit has changed, nor for a store that does not deliver there', () => {
  expect(addressOf({}, { ...PLACE, address: 'Opera House' })).toBe('Opera House');
  expect(addressOf({}, PLACE, '1')).toBe('Old Town Square');
  expect(addressOf({}, PLACE, null)).toBe('Green Hills Mall');
  expect(addressOf({ address: null })).toBe('Old Town Square');
});

it('a draft of an earlier version counts where its address is the place', () => {
  const { at: _at, ...earlier } = stored;
  const of = (address: DeliveryAddress) =>
    startDraft({ ...earlier, address }, { place: PLACE, customer: null, zoneId: '2' }).address;
  expect(of(EDITED)?.house).toBe('');
  expect(of({ ...EDITED, text: PLACE.address })?.house).toBe('4');
});

it('a customer’s own name, phone and e-mail fill the fields that are still empty', () => {
  const customer = { firstName: 'Ali', lastName: 'Borg', phone: '+356 2', email: 'ali@b.co' } as Customer;
  const { contact } = startDraft({ contact: { name: 'Mina', phone: '', email: '' } }, { place: PLACE, customer, zoneId: null }); // prettier-ignore
  expect(contact).toEqual({ name: 'Mina', phone: '+356 2', email: 'ali@b.co' });
});

it('[CHK-07] a guest’s order in a new tab starts with contact and address of the last order; what this visit chose goes first', () => {
  const last = { owner: 'guest 7', payment: '', contact: stored.contact, address: EDITED, at: PLACE.address };
  const start = { place: PLACE, customer: null, zoneId: '2', last };
  expect(startDraft({}, start)).toMatchObject({ contact: stored.contact, address: EDITED, tip: 0, note: '' });
  const typed = { name: 'Omar', phone: '+356 9', email: 'o@b.co' };
  const chosen = { ...EDITED, text: 'Quay', house: '' };
  expect(startDraft({ ...stored, contact: typed, address: chosen }, start)).toMatchObject({
    contact: typed,
    address: chosen,
  });
  const moved = { ...PLACE, address: 'Opera House' };
  expect(startDraft({}, { ...start, place: moved }).address?.text).toBe('Opera House');
  expect(startDraft({}, { ...start, zoneId: '1' }).address?.text).toBe('Old Town Square');
});
