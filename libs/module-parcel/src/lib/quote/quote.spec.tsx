/** The price on the home page: known before any contact, and the one that the form charges. */
import type { Place } from '@shop/domain';
import { orderFormMessages } from '@shop/order-form';
import { readParcel, tabStorage, writeParcel } from '@shop/session';
import { allAnswered, openTestShop, type TestShop, type TestShopOptions } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { quote } from './quote';
import { ParcelPage } from '../parcel-page';
import { parcelMessages } from '../../messages';

const ZONES = '/api/v1/config/get-zone-id';
const DISTANCE = '/api/v1/config/distance-api';
const PLACE = '/api/v1/customer/order/place';
const served = (over: object = {}) => ({
  zone_id: '[1]',
  zone_data: [{ id: 1, ...over, modules: [{ id: 1, pivot: {} }] }],
});
const stadium: Place = { address: 'Football Stadium, Foundry Quarter', point: { lat: 3, lng: 4 }, zoneIds: ['1'] };

let testShop: TestShop;
let answers: TestShop['answers'];
beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  testShop = openTestShop();
  ({ answers } = testShop);
  Object.assign(answers, {
    '/api/v1/config': {
      digit_after_decimal_point: 2,
      currency_symbol: '€',
      guest_checkout_status: 1,
      parcel_per_km_shipping_charge: 0.6,
      parcel_minimum_shipping_charge: 1.9,
      additional_charge_status: 1,
      additional_charge_name: 'Service fee',
      additional_charge: 0.3,
    },
    '/api/v1/parcel-category': [
      {
        id: 4,
        name: 'Documents',
        module_id: 1,
        parcel_per_km_shipping_charge: 0.45,
        parcel_minimum_shipping_charge: 1.5,
      },
      { id: 5, name: 'Gifts', module_id: 1 },
    ],
    '/api/v1/customer/order/parcel-instructions': { data: [] },
    [ZONES]: served(),
    [DISTANCE]: { distanceMeters: 7000 },
    '/api/v1/vehicle/extra_charge': 0.2,
    '/api/v1/config/place-api-autocomplete': {
      predictions: [
        {
          place_id: 'p1',
          structured_formatting: { main_text: 'Football Stadium', secondary_text: 'Foundry Quarter' },
        },
      ],
    },
    '/api/v1/config/place-api-details': { result: { geometry: { location: { lat: 3, lng: 4 } } } },
  });
});

async function show(options: TestShopOptions = {}) {
  const shown = await testShop.renderSection(quote, options);
  await screen.findAllByRole('radio');
  return shown;
}
const field = (name: string) => screen.getByRole('combobox', { name });
const proceed = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
const figure = async (name: string) => {
  const term = await screen.findByText(name, { selector: 'dt' });
  return term.nextElementSibling?.textContent;
};
async function goTo(text = 'foot'): Promise<void> {
  await userEvent.type(field('To'), text);
  await userEvent.click(await screen.findByRole('option', { name: /Football Stadium/ }));
}
/** Shows the form, as 'Continue' leads to it. */
const showForm = (path: string) =>
  testShop.renderWithProviders(
    <Routes>
      <Route path="/parcel-delivery-info" element={<ParcelPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { messages: [parcelMessages, orderFormMessages], path },
  );

it('[PARC-17] shows what each kind costs at least, until both ends are known', async () => {
  answers[ZONES] = served({ increased_delivery_fee_status: 1, increased_delivery_fee: 10 });
  await show();
  expect(field('From')).toHaveValue('Quay 1');
  expect(field('To')).toHaveValue('');
  await screen.findByRole('radio', { name: 'Documents from €1.65' });
  expect(screen.getByRole('radio', { name: 'Gifts from €2.09' })).not.toBeChecked();
  expect(await figure('Price')).toBe('from €1.65');
  await userEvent.click(screen.getByRole('radio', { name: 'Gifts from €2.09' }));
  expect(await figure('Price')).toBe('from €2.09');
  expect(testShop.callOf(DISTANCE)).toBeUndefined();
});

it('[PARC-17] [PLUS-23] the fee, distance and total of the quote are those that the form shows and sends', async () => {
  const { address, unmount } = await show();
  await goTo();
  // 7 km at 0.45, and the vehicle's charge.
  await waitFor(async () => expect(await figure('Price')).toBe('€3.35'));
  expect(await figure('Distance')).toBe('7.00 km');
  expect(await figure('Time')).toBe('35–45 min');
  expect(screen.getByText('plus Service fee €0.30')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /Gifts/ }));
  await waitFor(async () => expect(await figure('Price')).toBe('€4.40'));
  await proceed();
  await waitFor(() => expect(address()).toBe('/parcel-delivery-info?category=5&module_id=1'));
  unmount();
  await showForm(address());
  const summary = await screen.findByRole('complementary', { name: 'Your parcel' });
  const rows = await waitFor(() => {
    const terms = within(summary).getAllByRole('term');
    const shown = terms.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(shown).toEqual([
      'Distance: 7.00 km',
      'Time: 35–45 min',
      'Delivery fee: €4.40',
      'Service fee: €0.30',
      'Total: €4.70',
    ]);
    return shown;
  });
  expect(rows).toHaveLength(5);
  expect(screen.getByRole('group', { name: 'What you send' })).toHaveTextContent('Gifts');
  // What is sent with the order is the same: the two ends and the total.
  const { sender, receiver } = readParcel(tabStorage);
  expect([sender?.address?.text, receiver?.address?.text]).toEqual(['Quay 1', stadium.address]);
  expect(receiver?.address).toMatchObject({ point: stadium.point, zoneIds: ['1'] });
});

it('asks no contact, and says which end is missing where the keyboard goes on', async () => {
  const { address } = await show();
  await screen.findByRole('radio', { name: /Documents/ });
  await userEvent.clear(field('From'));
  await proceed();
  expect(field('From')).toHaveFocus();
  expect(field('From')).toHaveAccessibleDescription('Choose where we pick it up.');
  expect(field('To')).toHaveAccessibleDescription('Choose where it goes.');
  // Before any suggestion has come: the first one is taken.
  await userEvent.type(field('From'), 'foot{Enter}');
  await waitFor(() => expect(field('From')).toHaveValue(stadium.address));
  await proceed();
  expect(field('To')).toHaveFocus();
  expect(address()).toBe('/');
  expect(screen.queryByRole('textbox', { name: /name|phone/i })).toBeNull();
});

it('[LOC-24] takes a place from the map, and the form’s receiver when the customer comes back', async () => {
  const pickPlace = (_start: unknown, onPicked: (place: Place) => void) => onPicked(stadium);
  const { unmount } = await show({ ports: { pickPlace } });
  fireEvent.click(await screen.findByRole('button', { name: 'Choose on the map where it goes' }));
  expect(field('To')).toHaveValue(stadium.address);
  await proceed();
  unmount();
  await show();
  expect(field('To')).toHaveValue(stadium.address);
});

it.each([
  ['From', { lat: 1, lng: 2 }, 'We do not pick up parcels there yet.'],
  ['To', stadium.point, 'We do not deliver parcels there yet.'],
])('says plainly that there is no parcel service at %s', async (end, point, text) => {
  answers[ZONES] = (url: URL) => {
    if (Number(url.searchParams.get('lat')) !== point.lat) return served();
    return Response.json({ errors: [{ code: 'coordinates', message: 'x' }] }, { status: 404 });
  };
  const { address } = await show();
  await goTo();
  await waitFor(() => expect(field(end)).toHaveAccessibleDescription(text));
  expect(await figure('Price')).toBe('from €1.50');
  await proceed();
  expect(field(end)).toHaveFocus();
  expect(address()).toBe('/');
});

it('a lost connection is not called an area without service; the price can be asked for again', async () => {
  answers[ZONES] = () => Promise.reject(new TypeError('offline'));
  answers[DISTANCE] = () => Promise.reject(new TypeError('offline'));
  await show({ ports: { pickPlace: (_start, onPicked) => onPicked(stadium) } });
  fireEvent.click(await screen.findByRole('button', { name: 'Choose on the map where it goes' }));
  expect(await screen.findByText(/The price cannot be calculated right now/)).toBeVisible();
  expect(screen.queryByText(/parcels there yet/)).toBeNull();
  answers[ZONES] = served();
  answers[DISTANCE] = { distanceMeters: 7000 };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await figure('Price')).toBe('€3.35'));
});

it('a search without a connection, and one that finds nothing, say so', async () => {
  answers['/api/v1/config/place-api-autocomplete'] = { predictions: [] };
  await show();
  await userEvent.type(field('To'), 'zzz');
  expect(await screen.findByText('No place found. Try another name, or choose on the map.')).toBeInTheDocument();
  answers['/api/v1/config/place-api-autocomplete'] = () => Promise.reject(new TypeError('offline'));
  await userEvent.type(field('To'), 'z');
  expect(await screen.findByText(/Places cannot be searched right now/)).toBeInTheDocument();
  await userEvent.type(field('To'), 'z{Enter}');
  await waitFor(() => expect(field('To')).toHaveAccessibleDescription(/Places cannot be searched right now/));
});

it('is left out where nothing can be sent', async () => {
  answers['/api/v1/parcel-category'] = [];
  const { store } = await testShop.renderSection(quote);
  await allAnswered(store);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('the form, too, calls no address outside when the lookup fails; the customer may still send', async () => {
  answers[ZONES] = () => Promise.reject(new TypeError('offline'));
  const contact = { name: 'Mina', phone: '+35621000000', email: 'mina@example.com' };
  const addressAt = ({ address: text, point, zoneIds }: Place) => ({
    ...{ type: 'other', text, point, zoneIds, road: '', house: '', floor: '', more: '' },
  });
  const party = { contact, address: addressAt(stadium) };
  writeParcel(tabStorage, { sender: party, receiver: party });
  answers[PLACE] = { order_id: 7, total_amount: 3 };
  const { address } = await showForm('/parcel-delivery-info?category=4');
  // Not while the lookup is tried again.
  const send = await screen.findByRole('button', { name: 'Send the parcel' });
  await waitFor(() => expect(send).toBeEnabled());
  await userEvent.click(send);
  await waitFor(() => expect(address()).toBe('/order-placed?order_id=7'));
});
