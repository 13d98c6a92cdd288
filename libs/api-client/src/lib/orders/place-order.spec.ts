import { USUAL_MONEY } from '../base/base-query';
import type { DeliveryAddress } from '@shop/domain';
import { minor } from '@shop/util';
import { sampleItem } from '@shop/domain/sample.spec-helper';
import { fromOrder, fromParcel, toBought } from './place-order';

const address: DeliveryAddress = {
  type: 'Selected Address',
  text: '4 Quay Street',
  point: { lat: 34.5, lng: 18.25 },
  zoneIds: ['2', '1'],
  road: 'Quay Street',
  house: '4',
  floor: '1',
  more: '',
};
const contact = { name: ' Gia ', phone: '+35621000000 ', email: 'gia@example.com' };
const placing = {
  guestId: '7',
  moduleId: '1',
  contact,
  note: '',
  tip: minor(0),
  km: null,
  shownTotal: minor(1512),
  key: 'k',
};
const order = {
  ...placing,
  storeId: '3',
  type: 'delivery' as const,
  address,
  cutlery: false,
  boughtNow: null,
  scheduleAt: null,
  couponCode: null,
};

it('[DATA-25] an order of a guest has name, phone, e-mail, house, floor and address', () => {
  expect(fromOrder(order, USUAL_MONEY)).toMatchObject({
    guest_id: '7',
    contact_person_name: 'Gia',
    contact_person_number: '+35621000000',
    contact_person_email: 'gia@example.com',
    house: '4',
    floor: '1',
    address: '4 Quay Street',
    order_amount: 15.12,
  });
  const collected = fromOrder({ ...order, type: 'take_away', address: null }, USUAL_MONEY);
  expect(collected).toMatchObject({ contact_person_name: 'Gia' });
  expect(collected).not.toHaveProperty('address');
});

it('[CART-33] a line is of an item, or of a campaign’s item with its own id', () => {
  const lineOf = (campaignEnds: number | null) =>
    toBought(USUAL_MONEY)({
      id: '1',
      item: sampleItem({ id: '5', campaignEnds }),
      quantity: 1,
      choice: { variation: null, options: {}, addOns: [] },
    });
  expect(lineOf(null)).toMatchObject({ model: 'Item', item_id: 5, item_campaign_id: null });
  expect(lineOf(1_800_000_000_000)).toMatchObject({ model: 'ItemCampaign', item_id: null, item_campaign_id: 5 });
});

it('sends the note for the courier, and the phone in Latin digits', () => {
  expect(fromOrder(order, USUAL_MONEY)).not.toHaveProperty('additional_information');
  const noted = { ...order, address: { ...address, more: 'Blue door' }, contact: { ...contact, phone: ' +٣٥٦ ٢١٠٠ ' } };
  expect(fromOrder(noted, USUAL_MONEY)).toMatchObject({
    additional_information: 'Blue door',
    contact_person_number: '+356 2100',
  });
});

it('[DATA-27] sends the selected place with point, text, type and zone', () => {
  expect(fromOrder(order, USUAL_MONEY)).toMatchObject({
    latitude: '34.5',
    longitude: '18.25',
    address: '4 Quay Street',
    address_type: 'Selected Address',
  });
  const parcel = fromParcel(
    {
      ...placing,
      categoryId: '3',
      address,
      receiver: { contact, address: { ...address, zoneIds: [] } },
      payer: 'sender',
      instruction: '',
    },
    USUAL_MONEY,
  );
  expect(parcel).toMatchObject({ sender_zone_id: 2, latitude: '34.5' });
  expect(JSON.parse(String(parcel.receiver_details))).toMatchObject({
    zone_id: null,
    address_type: 'Selected Address',
  });
});
