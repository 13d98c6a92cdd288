/** Sending again what was sent before. */
import { readParcel, tabStorage, writeParcel } from '@shop/session';
import { allAnswered, openTestShop, type TestShop } from '@shop/testing';
import { minor } from '@shop/util';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recentParcels } from './recent.section';

const RECENT = '/api/v1/customer/order/recent-parcels';
const party = (name: string, address: string, over: object = {}) => ({
  contact_person_name: name,
  contact_person_number: '+35679000000',
  contact_person_email: '',
  address,
  address_type: 'office',
  latitude: '1.5',
  longitude: '2.5',
  road: '',
  house: '9',
  floor: '2',
  additional_information: 'Green gate',
  ...over,
});
const wire = {
  order_id: 624344152,
  sender_zone_id: 1,
  parcel_category: { id: 4, name: 'Documents', module_id: 5 },
  delivery_address: party('Mina', '1 Quay'),
  receiver_details: party('Rana', '4 Harbour Road', { zone_id: 3 }),
};

let testShop: TestShop;
beforeEach(() => {
  window.sessionStorage.clear();
  testShop = openTestShop();
});

it('one press starts a new parcel of the same kind between the same two, instead of the one that was begun', async () => {
  testShop.answers[RECENT] = [wire];
  writeParcel(tabStorage, { note: 'Ring twice', tip: minor(200) });
  const { address } = await testShop.renderSection(recentParcels, { token: 't' });
  expect(await screen.findByRole('heading', { name: 'Send again' })).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent(/Rana.*Documents.*From1 QuayTo4 Harbour Road/);
  await userEvent.click(screen.getByRole('link', { name: 'Send again to Rana' }));
  expect(address()).toBe('/parcel-delivery-info?category=4&module_id=5');
  const at = { type: 'office', point: { lat: 1.5, lng: 2.5 }, road: '', house: '9', floor: '2', more: 'Green gate' };
  expect(readParcel(tabStorage)).toEqual({
    sender: {
      contact: { name: 'Mina', phone: '+35679000000', email: '' },
      address: { ...at, text: '1 Quay', zoneIds: ['1'] },
    },
    receiver: {
      contact: { name: 'Rana', phone: '+35679000000', email: '' },
      address: { ...at, text: '4 Harbour Road', zoneIds: ['3'] },
    },
  });
});

it('is not asked for without a token', async () => {
  const { container, store } = await testShop.renderSection(recentParcels);
  await allAnswered(store);
  expect(testShop.callOf(RECENT)).toBeUndefined();
  expect(container.querySelector('section')).toBeNull();
});

it.each([
  ['has sent nothing', []],
  ['has sent from an unknown place only', [{ ...wire, delivery_address: party('Mina', '1 Quay', { latitude: '' }) }]],
  ['is served by a backend without it', undefined],
])('is left out for a customer who %s', async (_, answer) => {
  testShop.answers[RECENT] = answer;
  const { container, store } = await testShop.renderSection(recentParcels, { token: 't' });
  await allAnswered(store);
  expect(testShop.callOf(RECENT)).toBeDefined();
  expect(container.querySelector('section')).toBeNull();
});
