/** A parcel that costs something else than the form shows: asked about once, before it is sent (decision 077). */
import type { LatLng } from '@shop/domain';
import type { PartyForm } from '@shop/module-kit';
import { orderFormMessages, paymentMessages } from '@shop/order-form';
import { readPriceDifference } from '@shop/session';
import { openTestShop, type TestShop } from '@shop/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { ParcelPage } from './lib/parcel-page';
import { parcelMessages } from './messages';

const PLACE = '/api/v1/customer/order/place';
const contact = { name: 'Mina', phone: '+35621000000', email: 'mina@example.com' };
const addressAt = (point: LatLng) => ({
  type: 'other',
  text: '1 Quay',
  point,
  zoneIds: ['1'],
  road: '',
  house: '',
  floor: '',
  more: '',
});

/** Stands in for the app's address form: one press fills it. */
const partyForm = ({ title, party, onChange }: PartyForm) => (
  <button
    type="button"
    onClick={() => onChange({ ...party, contact, address: addressAt({ lat: title === 'Sender' ? 1 : 2, lng: 1 }) })}
  >
    {title}
  </button>
);

let testShop: TestShop;
let address: () => string;
beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  testShop = openTestShop();
  Object.assign(testShop.answers, {
    '/api/v1/config': {
      digit_after_decimal_point: 2,
      currency_symbol: '€',
      guest_checkout_status: 1,
      parcel_per_km_shipping_charge: 1,
      parcel_minimum_shipping_charge: 1,
      dm_tips_status: 1,
    },
    '/api/v1/parcel-category': [{ id: 4, name: 'Documents', module_id: 1 }],
    '/api/v1/customer/order/parcel-instructions': { data: [] },
    '/api/v1/config/get-zone-id': { zone_id: '[1]', zone_data: [{ id: 1, modules: [{ id: 1, pivot: {} }] }] },
    '/api/v1/config/distance-api': { distanceMeters: 3000 },
    '/api/v1/vehicle/extra_charge': 0,
  });
});

async function openForm(): Promise<void> {
  ({ address } = await testShop.renderWithProviders(
    <Routes>
      <Route path="/parcel-delivery-info" element={<ParcelPage />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      messages: [parcelMessages, orderFormMessages, paymentMessages],
      path: '/parcel-delivery-info?category=4',
      ports: { partyForm },
    },
  ));
}

/** With both ends chosen. */
async function open(): Promise<void> {
  await openForm();
  for (const party of ['Sender', 'Receiver']) fireEvent.click(await screen.findByRole('button', { name: party }));
  // Fee and total, and the total beside the button.
  expect(await screen.findAllByText('€3.00')).toHaveLength(3);
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the parcel' }));
const amounts = () =>
  testShop.calls.flatMap(({ pathname }, index) =>
    pathname === PLACE
      ? [(JSON.parse(testShop.sent[index]?.body as string) as { order_amount: number }).order_amount]
      : [],
  );

it('[PARC-17] [PLUS-68] says what it costs at least until both ends are chosen, then the price', async () => {
  await openForm();
  // Fee and total, and the total beside the button.
  expect(await screen.findAllByText('from €1.00')).toHaveLength(3);
  fireEvent.click(await screen.findByRole('button', { name: 'Sender' }));
  expect(screen.getAllByText('from €1.00')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Receiver' }));
  expect(await screen.findAllByText('€3.00')).toHaveLength(3);
  expect(screen.queryByText(/^from/)).toBeNull();
});

it('asks with the new fee; Escape leads back, and one more press sends it for the agreed total', async () => {
  const quote = { order_amount: 4.5, delivery_charge: 4.5 };
  testShop.answers[PLACE] = () =>
    Response.json({ errors: [{ code: 'order_amount', message: 'x' }], quote }, { status: 409 });
  await open();
  await send();
  const dialog = await screen.findByRole('dialog', { name: 'Your order has changed' });
  const rows = within(dialog)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(rows).toEqual(['Delivery feewas €3.00: €4.50', 'Totalwas €3.00: €4.50']);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(amounts()).toEqual([3]);
  await send();
  testShop.answers[PLACE] = { order_id: 60, total_amount: 4.5 };
  await userEvent.click(await screen.findByRole('button', { name: 'Send the parcel for €4.50' }));
  await waitFor(() => expect(address()).toBe('/order-placed?order_id=60'));
  expect(amounts()).toEqual([3, 3, 4.5]);
});

it('[PLUS-13] is sent once by two presses; a backend that charges another total is noticed', async () => {
  let answer: (value: unknown) => void = () => undefined;
  testShop.answers[PLACE] = () => new Promise((resolve) => (answer = resolve));
  await open();
  const button = screen.getByRole('button', { name: 'Send the parcel' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(amounts()).toEqual([3]));
  await act(async () => answer({ order_id: 61, total_amount: 30 }));
  await waitFor(() => expect(address()).toBe('/order-placed?order_id=61'));
  expect(amounts()).toEqual([3]);
  expect(readPriceDifference(window.sessionStorage, '61')).toEqual({ orderId: '61', shown: 300, charged: 3000 });
});

it.each([
  ['takes no cash', { cash_on_delivery: false }, {}, 'Cash is not accepted in this area.'],
  ['takes less', {}, { maximum_cod_order_amount: 2.99 }, 'Orders above €2.99 cannot be paid in cash.'],
])('[CHK-17] is not sent where the sender’s zone %s, and says why before the press', async (_, zone, pivot, why) => {
  testShop.answers['/api/v1/config/get-zone-id'] = {
    zone_id: '[1]',
    zone_data: [{ id: 1, ...zone, modules: [{ id: 1, pivot }] }],
  };
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(why);
  expect(screen.getByRole('radio', { name: 'Cash' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Send the parcel' })).toBeDisabled();
});
